import Foundation
import OrderedJSON
import SceneModel

// Words for assistive software in addition to the label.
extension View {
  /// Describes what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessible("hint", hint)
  }
  /// Describes what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Describes what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Describes the value that the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessible("value", value)
  }
  /// Describes the value that the view shows.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Describes the value that the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Hides the view from assistive software.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    styled("ax", .object(["hidden": .flag(hidden)]))
  }
  /// Makes the view one element, with or without its content.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { styled("ax", .object(["element": .word(children.word)])) }
  /// Describes what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    styled("ax", .object(["traits": .list(traits.words.map { .word($0) })]))
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Describes what the view does when the pointer is over it.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Describes what the view does when the pointer is over it.
  public nonisolated func help(_ text: Text) -> some View { accessible("help", text) }
  /// Describes what the view does when the pointer is over it.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Adds words for assistive software, in the language of the views around.
  nonisolated func accessible(_ name: UTF8String, _ words: Text) -> some View {
    WordedView(content: self, words: words, isOfScreen: false) { words in
      StyleOperation("ax", .members([.init(name, .word(words))]))
    }
  }
}

/// A kind of action for assistive software; accepted, and has no effect here.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// Accepted; has no effect here.
  public static let `default` = AccessibilityActionKind()
  /// Accepted; has no effect here.
  public static let escape = AccessibilityActionKind()
  /// Accepted; has no effect here.
  public static let magicTap = AccessibilityActionKind()
}
