import Foundation
import NavigationCore
import OrderedJSON

/// A picture, by name; a symbol's name is drawn, another's is told.
///
/// Source: Apple, `Image`.
public struct Image: PrimitiveView, Equatable {
  /// What a person who cannot see it is told.
  package let label: String?
  package let symbol: String?

  nonisolated init(label: String?, symbol: String?) {
    self.label = label
    self.symbol = symbol
  }

  public nonisolated init(systemName: String) {
    self.init(label: systemName, symbol: systemName)
  }

  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(label: name, symbol: nil)
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(label: label.string, symbol: nil)
  }

  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(label: nil, symbol: nil)
  }

  public func _render(in context: inout RenderContext) {
    context.emit(
      ViewNode(
        .image, label: label.map { UTF8String($0) }, systemImage: symbol.map { UTF8String($0) }))
  }
}
