// Titles and other words that are resources of an app.
extension View {
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(LocalizedStringKey(titleResource), isSuppressed: isSuppressed)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, LocalizedStringKey(valueResource), importance: importance)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(LocalizedStringKey(labelResource), value, importance: importance)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      LocalizedStringKey(labelResource), LocalizedStringKey(valueResource), importance: importance)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ labelResource: LocalizedStringResource, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View where V: StringProtocol {
    accessibilityCustomContent(LocalizedStringKey(labelResource), value, importance: importance)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    accessibilityRotor(LocalizedStringKey(labelResource), entries: entries)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    accessibilityRotor(
      LocalizedStringKey(rotorLabelResource), entries: entries, entryID: entryID,
      entryLabel: entryLabel)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    accessibilityRotor(
      LocalizedStringKey(rotorLabelResource), entries: entries, entryLabel: entryLabel)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(LocalizedStringKey(labelResource), textRanges: textRanges)
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(
    _ stringResource: LocalizedStringResource
  ) -> some View {
    typeSelectEquivalent(LocalizedStringKey(stringResource))
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(LocalizedStringKey(labelResource))
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(
    _ messageResource: LocalizedStringResource
  ) -> some View {
    fileDialogMessage(LocalizedStringKey(messageResource))
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileExporterFilenameLabel(LocalizedStringKey(labelResource))
  }
}
