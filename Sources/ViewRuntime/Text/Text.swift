import Foundation
import FoundationAdditions
import NavigationCore
import OrderedJSON

/// A text.
///
/// Source: Apple, `Text`.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  package nonisolated let string: String
  package nonisolated let systemImage: String?
  /// The parts that look different; none where all is alike.
  package nonisolated let runs: [Run]
  /// The look of the whole, the innermost first.
  package nonisolated private(set) var operations: [StyleOperation]

  nonisolated init(
    string: String, systemImage: String? = nil, runs: [Run] = [],
    operations: [StyleOperation] = []
  ) {
    self.string = string
    self.systemImage = systemImage
    self.runs = runs
    self.operations = operations
  }

  /// Creates a text of a localized key; it is not translated here.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: key.runs)
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

  /// Creates a text of the characters, which keep those attributes that are drawn.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(runs: attributedContent.textRuns)
  }

  /// Creates a text that consists of an image.
  public nonisolated init(_ image: Image) {
    self.init(string: "", systemImage: image.symbol, runs: [Run(image: image)])
  }

  @MainActor public func _render(in context: inout RenderContext) {
    var node = ViewNode(
      .text, label: UTF8String(string), systemImage: systemImage.map { UTF8String($0) })
    if !runs.isEmpty {
      node.style = context.styles.style(nil, StyleOperation("runs", runs.styleValue))
    }
    for operation in operations { node.style = context.styles.style(node.style, operation) }
    context.emit(node)
  }

  /// Joins two texts, of which each keeps its look.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.allRuns + rhs.allRuns)
  }

  /// The text with an operation around its look.
  package nonisolated func adding(_ name: UTF8String, _ value: StyleValue) -> Text {
    var text = self
    text.operations.append(StyleOperation(name, value))
    return text
  }
}
