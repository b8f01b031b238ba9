import NavigationUI

// Controls that perform an action of the app.
extension Button {
  /// Creates a button that performs an action.
  public nonisolated init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: { intent.performed() }, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that performs an action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(titleKey, role: role) { intent.performed() } }

  /// Creates a button that performs an action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(title, role: role) { intent.performed() } }
}

extension Toggle {
  /// Creates a toggle that performs an action and stays as it is given.
  public nonisolated init(
    isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent.performed() }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an action and stays as it is given.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent
  ) { self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in intent.performed() })) }
}

/// A tip about an action's phrase; it shows nothing.
@MainActor @preconcurrency
public struct SiriTipView: View {
  /// Creates a view that shows nothing.
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}

/// A link to the app's shortcuts; it shows nothing.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates a view that shows nothing.
  public init(action: @escaping () -> Void = {}) {}
  public var body: some View { EmptyView() }
}
