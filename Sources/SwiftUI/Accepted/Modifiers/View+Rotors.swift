import Foundation

// Rotors and content of one's own for assistive software: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View where V: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View where V: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityCustomContent<L, V>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View where L: StringProtocol, V: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>])
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>])
    -> some View where L: StringProtocol
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
}
