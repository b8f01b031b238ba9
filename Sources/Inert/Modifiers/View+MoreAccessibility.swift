import Foundation

// Accessibility beyond labels and identifiers: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content)
    -> some View where Content: View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V)
    -> some View where V: View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
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
  /// Accepted; has no effect here.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
