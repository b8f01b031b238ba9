import OrderedJSON

/// A purpose of a tab, which has its own place.
public struct TabRole: Hashable, Sendable {
  let word: UTF8String
  /// The tab of searching: a magnifying glass, separate at the trailing end of the bar.
  public static let search = TabRole(word: "search")
  /// The tab that is separate from the others.
  public static let prominent = TabRole(word: "prominent")
}

/// The label of a tab with a title and an image.
///
/// Source: Apple, `DefaultTabLabel`.
public struct DefaultTabLabel {
  private let title: Text?
  private let image: Image?

  nonisolated init(_ title: Text, _ image: Image) {
    self.title = title
    self.image = image
  }

  /// The label of a tab that has only a role.
  nonisolated init(_ role: TabRole?) {
    let isSearch = role == .search
    title = isSearch ? Text("Search") : nil
    image = isSearch ? Image(systemName: "magnifyingglass") : nil
  }
}

@MainActor
extension DefaultTabLabel: View, PrimitiveView {
  public typealias Body = Never
  public func _render(in context: inout RenderContext) {
    Label(title: { title }, icon: { image })._render(in: &context)
  }
}
