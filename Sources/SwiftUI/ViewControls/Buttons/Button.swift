import NavigationCore

/// A control that runs an action.
///
/// Source: Apple, `Button`.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of views.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a label of views and a role.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

@MainActor
extension Button: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    if role == .cancel { context.output.controls.includesCancelButton = true }
    let (action, afterAction) = (action, context.environment.afterAction)
    let drawLabel: RenderClosure = { [label] in label._render(in: &$0) }
    context.entering(.role("Button")) { context in
      context.emitButton(role: role, label: drawLabel) {
        action()
        afterAction?()
      }
    }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels; a dialog gets no other button to cancel.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewControls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a localized title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewControls.Label(title, systemImage: systemImage) }
  }
}
