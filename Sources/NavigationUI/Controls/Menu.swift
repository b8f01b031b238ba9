import NavigationCore

/// A button that opens a menu; choosing in the menu closes it.
///
/// Source: Apple, `Menu`.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  init(content: Content, label: Label, primaryAction: (() -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  public func _render(in context: inout RenderContext) {
    let content = content
    context.entering(.role("Menu")) { context in
      let isOpen = context.identity.stored { StateBox(false) }
      let title = context.labelText(label._render)
      context.presentModally(
        ModalRequest(
          identity: context.identity, kind: .menu, title: title, isActive: isOpen.value,
          environment: context.environment, deactivate: { isOpen.value = false },
          render: { content._render(in: &$0) }))
      context.emitControl(.button, label: label._render) { _ in isOpen.value = true }
    }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }
}

extension Menu where Label == NavigationUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: NavigationUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: NavigationUI.Label(title, systemImage: systemImage))
  }
}

/// Controls that belong together; each is shown as if it stood alone.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  public var body: some View { content }
}
