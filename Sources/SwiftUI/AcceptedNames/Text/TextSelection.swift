import AuthorAPI
import Foundation

/// The side of a place between two lines; accepted, and has no effect here.
public enum TextSelectionAffinity: Equatable, Hashable {
  /// Accepted; has no effect here.
  case automatic
  /// Accepted; has no effect here.
  case upstream
  /// Accepted; has no effect here.
  case downstream
}

/// The selected part of a text; accepted, and has no effect here: a page does not report it.
///
/// Source: Apple, `TextSelection`.
public struct TextSelection: Equatable, Hashable {
  /// The places of a selection.
  public enum Indices: Equatable, Hashable {
    /// One part.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected places.
  public var indices: Indices
  /// Accepted; has no effect here.
  public var affinity: TextSelectionAffinity { .automatic }
  /// True if nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// A selection of one part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A place between two characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension EnvironmentValues {
  /// Accepted; has no effect here.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }
}

extension TextEditor {
  /// Creates an editor for a text; the selection is not written.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField {
  /// Creates a field; the selection is not written.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) where Label == Text {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
  /// Creates a field; the selection is not written.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where Label == Text {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
  /// Creates a field; the selection is not written.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}
