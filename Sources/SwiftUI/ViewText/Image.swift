import AppResources
import Foundation
import OrderedJSON
import SceneModel

/// A picture, known by its name; symbols are drawn.
///
/// Source: Apple, `Image`.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
  /// The words for people who cannot see it.
  package let label: String?
  package let symbol: String?
  /// The look, as styles say it.
  private var look: [StyleValue.Member] = []

  nonisolated init(label: String?, symbol: String?) {
    self.label = label
    self.symbol = symbol
  }

  /// An image of an asset catalogue.
  private nonisolated init(asset name: String, label: String?) {
    self.init(label: label, symbol: nil)
    look = [.init("asset", .word(UTF8String(name)))] + Self.picture(name, in: .ofApp)
  }

  /// The address and the size of an asset, in points; nothing for one that is not there.
  static nonisolated func picture(_ name: String, in catalog: AssetCatalog) -> [StyleValue.Member] {
    guard let picture = catalog.pictures[name] else { return [] }
    var members = [StyleValue.Member("url", .word(UTF8String(AssetPicture.path(of: name))))]
    if let size = picture.size {
      members += [.init("w", .number(size.width)), .init("h", .number(size.height))]
    }
    let dark = AssetPicture.dark(name)
    if catalog.pictures[dark] != nil {
      members.append(.init("dark", .word(UTF8String(AssetPicture.path(of: dark)))))
    }
    if picture.isTemplate { members.append(.init("rendering", "template")) }
    return members
  }

  /// Creates an image of a system symbol.
  public nonisolated init(systemName: String) {
    self.init(label: systemName, symbol: systemName)
  }

  /// Creates an image of a system symbol of which a part is drawn strongly.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    if let variableValue { look.append(.init("variable", .number(variableValue))) }
  }

  /// Creates an image whose name is also its label.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(asset: name, label: name)
  }

  /// Creates an image with a label of its own.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(asset: name, label: label.string)
  }

  /// Creates an image without a label.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(asset: name, label: nil)
  }

  /// The image as a style value.
  package nonisolated var styleValue: StyleValue {
    let name = symbol.map { [StyleValue.Member("symbol", .word(UTF8String($0)))] }
    return .members((name ?? []) + look)
  }

  /// The image with a member of its look, which replaces one with the same name.
  package nonisolated func looking(_ name: UTF8String, _ value: StyleValue) -> Image {
    var image = self
    image.look.removeAll { $0.name == name }
    image.look.append(.init(name, value))
    return image
  }

  @MainActor public func _render(in context: inout RenderContext) {
    var node = ViewNode(
      .image, label: label.map { UTF8String($0) }, systemImage: symbol.map { UTF8String($0) })
    node.style = context.styles.style(nil, StyleOperation("image", .members(look)))
    context.emit(node)
  }
}
