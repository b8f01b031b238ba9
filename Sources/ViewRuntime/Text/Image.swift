import Foundation
import NavigationCore
import OrderedJSON

/// A picture, known by its name; symbols are drawn.
///
/// Source: Apple, `Image`.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
  /// The words for people who cannot see it.
  package let label: String?
  package let symbol: String?

  nonisolated init(label: String?, symbol: String?) {
    self.label = label
    self.symbol = symbol
  }

  /// Creates an image of a system symbol.
  public nonisolated init(systemName: String) {
    self.init(label: systemName, symbol: systemName)
  }

  /// Creates an image of a system symbol; the variable value is not looked at.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image whose name is also its label.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(label: name, symbol: nil)
  }

  /// Creates an image with a label of its own.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(label: label.string, symbol: nil)
  }

  /// Creates an image without a label.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(label: nil, symbol: nil)
  }

  @MainActor public func _render(in context: inout RenderContext) {
    context.emit(
      ViewNode(
        .image, label: label.map { UTF8String($0) }, systemImage: symbol.map { UTF8String($0) }))
  }
}
