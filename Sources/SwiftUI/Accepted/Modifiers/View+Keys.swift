import Foundation

// Focus, keys and pointers: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusSection() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
}
