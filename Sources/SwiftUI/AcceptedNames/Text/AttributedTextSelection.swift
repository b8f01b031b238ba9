import AuthorAPI
import Foundation

/// The selected part of an attributed text; accepted, and has no effect here.
///
/// Source: Apple, `AttributedTextSelection`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection.
  public enum Indices: Equatable, Sendable {
    /// A place between two characters.
    case insertionPoint(AttributedString.Index)
    /// Several parts.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private let selected: Indices?

  /// A selection of nothing.
  public init() { selected = nil }
  /// A selection of one part.
  public init(range: Range<AttributedString.Index>) { selected = .ranges(RangeSet(range)) }
  /// A selection of several parts.
  public init(ranges: RangeSet<AttributedString.Index>) { selected = .ranges(ranges) }
  /// A place between two characters.
  public init(insertionPoint: AttributedString.Index) { selected = .insertionPoint(insertionPoint) }

  /// The selected places; the end if nothing is.
  public func indices(in text: AttributedString) -> Indices {
    selected ?? .insertionPoint(text.endIndex)
  }
  /// Accepted; has no effect here.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
  /// Accepted; has no effect here: always empty.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    AttributeContainer()
  }
}

extension AttributedString {
  /// Changes the attributes of the selected part.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      var attributes = AttributeContainer()
      body(&attributes)
      self[range].mergeAttributes(attributes)
    }
  }
}

extension TextEditor {
  /// Creates an editor for the characters of an attributed text; the selection is not written.
  ///
  /// A person's change takes all attributes away.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }))
  }
}
