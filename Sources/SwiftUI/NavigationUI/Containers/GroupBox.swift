import SceneModel

/// Views with a heading.
///
/// Source: Apple, `GroupBox`.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

@MainActor
extension GroupBox: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("GroupBox")) { context in
      let configuration = GroupBoxStyleConfiguration(
        label: { label._render(in: &$0) }, content: { content._render(in: &$0) })
      if context.drawByStyle(.groupBox, configuration) { return }
      let title = context.labelText { label._render(in: &$0) }
      let children = context.collectInside {
        $0.entering(.role("content")) { content._render(in: &$0) }
      }
      let node = ViewNode(.section, label: title)
      context.emit(context.container(node, holding: children, "group"))
    }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
