import OrderedJSON
import Platform
import SceneModel

/// Says what a button is drawn as; it does what it does by itself.
///
/// Source: Apple, `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style draws.
public struct ButtonStyleConfiguration {
  /// The button's own label.
  public typealias Label = StyledPart

  /// The button's role.
  public let role: ButtonRole?
  /// The button's own label.
  public let label: Label
  /// Always false: a tap is over at once.
  public let isPressed: Bool
}

/// Defines how a button is drawn, and what triggers its action.
///
/// Source: Apple, `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style draws, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's own label.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The button's role.
  public let role: ButtonRole?
  /// The button's own label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension View {
  /// Draws the labels of buttons and links in this view by a style.
  ///
  /// Source: Apple, `buttonStyle(_:)`.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = UncheckedSendable(style)
    return environment(
      \.buttonStyle,
      .ofLabel { configuration, context in
        context.render(style.value) { $0.makeBody(configuration: configuration) }
      }
    )
    .controlLook(.button, "authored")
  }

  /// Draws the buttons in this view by a style.
  ///
  /// Source: Apple, `buttonStyle(_:)`.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = UncheckedSendable(style)
    return environment(
      \.buttonStyle,
      style.value is any SystemLook
        ? nil
        : .ofButton { configuration, context in
          context.render(style.value) { $0.makeBody(configuration: configuration) }
        }
    )
    .controlLook(.button, (style.value as? any SystemLook)?.word)
  }
}

/// A style of an author's own.
enum AuthoredButtonStyle {
  case ofLabel(@MainActor (ButtonStyleConfiguration, inout RenderContext) -> Void)
  case ofButton(@MainActor (PrimitiveButtonStyleConfiguration, inout RenderContext) -> Void)
}

extension EnvironmentValues {
  var buttonStyle: AuthoredButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AuthoredButtonStyle? { nil }
}

extension RenderContext {
  /// Renders the view that a style creates. Buttons in it have the system's style.
  mutating func render<Style, Body: View>(_ style: Style, body: (Style) -> Body) {
    let outer = environment
    environment.buttonStyle = nil
    environment.controlLooks[.button] = nil
    renderBody(of: style, body: body)
    environment = outer
  }

  /// The label of a button or a link, as the style around it has it drawn.
  package mutating func renderButtonLabel(role: ButtonRole? = nil, _ label: @escaping RenderClosure)
  {
    guard case .ofLabel(let draw) = environment.buttonStyle else { return label(&self) }
    let label = StyledPart("label", label)
    draw(ButtonStyleConfiguration(role: role, label: label, isPressed: false), &self)
  }

  private var hasAutomaticButtons: Bool {
    environment.buttonStyle == nil && environment.controlLooks.button == nil
  }

  /// The way a button is drawn; nil for the common one.
  func buttonLook(_ role: ButtonRole?) -> StyleOperation? {
    let looks = environment.controlLooks
    let style = environment.buttonStyle == nil ? looks.button : "custom"
    if style == nil && role == nil && looks.size == nil && looks.buttonShape == nil { return nil }
    return StyleOperation(
      "button",
      .object([
        "style": style.map(StyleValue.word), "role": role.map { .word(UTF8String($0.name)) },
        "size": looks.size.map(StyleValue.word), "shape": looks.buttonShape.map(StyleValue.word),
      ]))
  }

  /// Shows a button. The view of a style can hold controls that trigger it; otherwise the whole
  /// view does.
  mutating func emitButton(
    role: ButtonRole?, label: @escaping RenderClosure, action: @escaping @MainActor () -> Void
  ) {
    guard case .ofButton(let draw) = environment.buttonStyle else {
      return emitControl(
        .button, look: buttonLook(role), joinsRow: hasAutomaticButtons,
        label: { $0.renderButtonLabel(role: role, label) },
        action: { _ in action() })
    }
    let label = StyledPart("label", label)
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
    emitControl(
      .button, look: buttonLook(role), drawnBy: { draw(configuration, &$0) },
      action: { _ in action() })
  }
}
