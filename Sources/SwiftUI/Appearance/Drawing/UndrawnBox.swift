import OrderedJSON

/// A hatched box for a view of another module that is not drawn; it is reported.
@MainActor
package struct UndrawnBox: View {
  private let name: String
  private let words: String

  /// - Parameters:
  ///   - name: the view's name.
  ///   - words: what it would show, such as an address; empty if that is unknown.
  package init(_ name: String, words: String = "") {
    self.name = name
    self.words = words
  }

  package var body: some View {
    Text(verbatim: words)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .undrawn(UTF8String(name))
  }
}
