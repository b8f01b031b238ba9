import Foundation

// Looks and behaviour of parts of a screen: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { self }
  /// Accepted; has no effect here.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>)
    -> some View where S: StringProtocol
  { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func geometryGroup() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }
  /// Accepted; has no effect here.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent<S>(_ string: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
