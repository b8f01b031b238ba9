import Foundation
import FoundationAdditions
import OrderedJSON

/// A text.
///
/// Source: Apple, `Text`.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  package nonisolated let string: String
  package nonisolated let systemImage: String?

  nonisolated init(string: String, systemImage: String? = nil) {
    self.string = string
    self.systemImage = systemImage
  }

  /// Creates a text of a localized key; it is not translated here.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(string: key.words)
  }

  /// Creates a text of a resource.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(string: resource.string)
  }

  /// Creates a text of a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(string: String(content))
  }

  /// Creates a text of a string that would not be translated.
  public nonisolated init(verbatim content: String) {
    self.init(string: content)
  }

  /// Creates a text of the characters, without their attributes.
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(string: String(attributedContent.characters))
  }

  /// Creates a text that consists of an image.
  public nonisolated init(_ image: Image) {
    self.init(string: "", systemImage: image.symbol)
  }

  @MainActor public func _render(in context: inout RenderContext) {
    context.emit(
      .init(
        .text, label: UTF8String(string), systemImage: systemImage.map { UTF8String($0) }))
  }

  /// Joins two texts.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(string: lhs.string + rhs.string, systemImage: lhs.systemImage ?? rhs.systemImage)
  }
}
