import Foundation

// Words for assistive software beside the label: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
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
  /// Accepted; has no effect here.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func help(_ text: Text) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// A way to treat the views inside for assistive software; accepted, and has no effect here.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let ignore = AccessibilityChildBehavior()
  /// Accepted; has no effect here.
  public static let contain = AccessibilityChildBehavior()
  /// Accepted; has no effect here.
  public static let combine = AccessibilityChildBehavior()
}

/// Traits of a view for assistive software; accepted, and has no effect here.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// Accepted; has no effect here.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Accepted; has no effect here.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// Accepted; has no effect here.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// Accepted; has no effect here.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Accepted; has no effect here.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Accepted; has no effect here.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// Accepted; has no effect here.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
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
