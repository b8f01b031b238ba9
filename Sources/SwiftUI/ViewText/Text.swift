import Foundation
import FoundationAdditions
import OrderedJSON
import SceneModel

/// A text.
///
/// Source: Apple, `Text`.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  package nonisolated let string: String
  package nonisolated let systemImage: String?
  /// The parts that look different; empty if all look the same.
  package nonisolated let runs: [Run]
  /// The look of the whole, the innermost first.
  package nonisolated private(set) var operations: [StyleOperation]
  /// The source of a translated text; nil for a text that is not translated.
  package nonisolated private(set) var wording: Wording?
  /// The words for people who cannot see the text, which are one; empty if they are its own.
  package nonisolated private(set) var spokenWords: [Text] = []
  /// The number of operations that are the words' own.
  private nonisolated var ownCount = 0

  nonisolated init(
    string: String, systemImage: String? = nil, runs: [Run] = [],
    operations: [StyleOperation] = []
  ) {
    self.string = string
    self.systemImage = systemImage
    self.runs = runs
    self.operations = operations
  }

  /// Creates a text of a localized key, which is looked up in the app's translations.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(translating: key, table: tableName, bundle: bundle)
  }

  /// Creates a text of a resource, which is looked up in the app's translations.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(string: resource.string)
    if Translator.hasTables {
      setWording(.key(LocalizedStringKey(resource), table: resource.table, folder: resource.folder))
    }
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

  /// Creates a text that consists of an image.
  public nonisolated init(_ image: Image) {
    self.init(string: "", systemImage: image.symbol, runs: [Run(image: image)])
  }

  @MainActor public func _render(in context: inout RenderContext) {
    guard let label = spokenWords.first else {
      return context.emit(context.environment.translated(self))
    }
    var words = self
    words.spokenWords = []
    RelabelledView(content: words, label: label)._render(in: &context)
  }

  /// Joins two texts, of which each keeps its look.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    var sum = Text(runs: lhs.allRuns + rhs.allRuns)
    if lhs.wording != nil || rhs.wording != nil { sum.setWording(.sum(lhs, rhs)) }
    if let words = lhs.spokenWords.first ?? rhs.spokenWords.first {
      let isFirst = !lhs.spokenWords.isEmpty
      sum.spokenWords = [isFirst ? words + (rhs.spokenWords.first ?? rhs) : lhs + words]
    }
    return sum
  }

  nonisolated mutating func setWording(_ wording: Wording) {
    self.wording = wording
    ownCount = operations.count
  }

  /// The operations around the look that the words have by themselves.
  nonisolated var lookAround: ArraySlice<StyleOperation> { operations[ownCount...] }

  /// The text with other words for people who cannot see it.
  package nonisolated func speaking(_ words: Text) -> Text {
    var text = self
    text.spokenWords = [words]
    return text
  }

  /// The text with an operation around its look.
  package nonisolated func adding(_ name: UTF8String, _ value: StyleValue) -> Text {
    var text = self
    text.operations.append(StyleOperation(name, value))
    return text
  }
}

extension RenderContext {
  /// Shows a text unchanged.
  fileprivate mutating func emit(_ text: Text) {
    var node = ViewNode(
      .text, label: UTF8String(text.string), systemImage: text.systemImage.map { UTF8String($0) })
    if !text.runs.isEmpty {
      node.style = styles.style(nil, StyleOperation("runs", text.runs.styleValue))
    }
    for operation in text.operations { node.style = styles.style(node.style, operation) }
    emit(node)
  }
}
