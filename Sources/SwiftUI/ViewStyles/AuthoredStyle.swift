import OrderedJSON
import SceneModel

/// A part of a control that an author's style places, such as its label.
public struct StyledPart {
  let role: String
  let draw: RenderClosure

  package init(_ role: String, _ draw: @escaping RenderClosure) {
    self.role = role
    self.draw = draw
  }

  /// The part that is a view; nil if the control has none.
  @MainActor
  package init?<Content: View>(_ role: String, of content: Content) {
    if Content.self == EmptyView.self { return nil }
    self.init(role) { content._render(in: &$0) }
  }
}

@MainActor
extension StyledPart: PrimitiveView {
  public func _render(in context: inout RenderContext) { context.entering(.role(role), draw) }
}

/// The style of an author's around a control, by the parts that it places.
private struct AuthoredStyle<Configuration> {
  let draw: @MainActor (Configuration, inout RenderContext) -> Void
}

private enum AuthoredStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AuthoredStyle<Configuration>? { nil }
}

/// A view with a style for the controls of a kind inside of it.
struct ControlStyled<Content: View, Style, Configuration, Body: View> {
  let content: Content
  let style: Style
  let part: ControlLooks.Part
  let makeBody: @MainActor (Style, Configuration) -> Body
}

@MainActor
extension ControlStyled: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let outer = context.environment
    if let style = style as? any SystemLook {
      context.environment.controlLooks[part] = style.word
    } else {
      context.environment.controlLooks[part] = ControlLooks.authored
      context.environment[AuthoredStyleKey<Configuration>.self] = authored(within: outer)
    }
    content._render(in: &context)
    context.environment = outer
  }

  /// A control of the same kind that the style creates has the style around this one.
  private func authored(within outer: EnvironmentValues) -> AuthoredStyle<Configuration> {
    AuthoredStyle { configuration, context in
      let inside = context.environment
      context.environment.controlLooks[part] = outer.controlLooks[part]
      context.environment[AuthoredStyleKey<Configuration>.self] =
        outer[AuthoredStyleKey<Configuration>.self]
      context.renderBody(of: style) { makeBody($0, configuration) }
      context.environment = inside
    }
  }
}

extension View {
  /// Gives the controls of a kind in this view a style: one of the system's, or an author's own.
  package nonisolated func controlStyle<Style, Configuration, Body: View>(
    _ part: ControlLooks.Part, _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    ControlStyled(content: self, style: style, part: part, makeBody: makeBody)
  }
}

extension RenderContext {
  /// Renders the view that a style creates; its properties are connected as a view's are.
  package mutating func renderBody<Style, Body: View>(of style: Style, body: (Style) -> Body) {
    entering(.type(ObjectIdentifier(Style.self))) { context in
      var style = style
      PropertyWiring.of(Style.self).connect(&style, in: &context)
      body(style)._render(in: &context)
    }
  }

  /// Draws a control by the author's style around it.
  ///
  /// - Returns: false if there is none; nothing is drawn then.
  package mutating func drawByStyle<Configuration>(
    _ part: ControlLooks.Part, _ configuration: @autoclosure () -> Configuration
  ) -> Bool {
    guard environment.controlLooks[part] == ControlLooks.authored,
      let style = environment[AuthoredStyleKey<Configuration>.self]
    else { return false }
    style.draw(configuration(), &self)
    return true
  }

  /// Shows a control whose nodes a style has created. The nodes can hold controls that trigger the
  /// same action; otherwise the whole view does.
  package mutating func emitControl(
    _ kind: ViewNode.Kind, value: ViewNode.Value? = nil, look: StyleOperation?,
    drawnBy draw: RenderClosure, action: @escaping (String?) -> Void
  ) {
    let count = output.controls.count
    let nodes = collectInside(draw)
    if output.controls.count == count {
      emitControl(
        kind, value: value, look: look, label: { $0.output.nodes += nodes }, action: action)
    } else {
      for node in nodes { emit(node) }
    }
  }
}
