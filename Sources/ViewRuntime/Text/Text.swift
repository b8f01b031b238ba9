import Foundation
import OrderedJSON

/// Some words.
///
/// Source: Apple, `Text`.
public struct Text: PrimitiveView, Equatable {
  package let string: String
  package let systemImage: String?

  nonisolated init(string: String, systemImage: String? = nil) {
    self.string = string
    self.systemImage = systemImage
  }

  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(string: key.string)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(string: String(content))
  }

  public nonisolated init(verbatim content: String) {
    self.init(string: content)
  }

  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(string: String(attributedContent.characters))
  }

  public nonisolated init(_ image: Image) {
    self.init(string: "", systemImage: image.symbol)
  }

  public func _render(in context: inout RenderContext) {
    context.emit(
      .init(
        .text, label: UTF8String(string), systemImage: systemImage.map { UTF8String($0) }))
  }

  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(string: lhs.string + rhs.string, systemImage: lhs.systemImage ?? rhs.systemImage)
  }
}
