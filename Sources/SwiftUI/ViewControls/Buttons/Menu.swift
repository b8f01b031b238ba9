import OrderedJSON
import SceneModel

/// A button that opens a menu; choosing in the menu closes it.
///
/// Source: Apple, `Menu`.
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  init(content: Content, label: Label, primaryAction: (() -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }

  /// Creates a menu with a label of views; its primary action is never called.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }
}

@MainActor
extension Menu: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let content = content
    context.entering(.role("Menu")) { context in
      let isOpen = context.identity.stored { StateBox(false) }
      let title = context.labelText { label._render(in: &$0) }
      context.presentModally(
        ModalRequest(
          identity: context.identity, kind: .menu, title: title, isActive: isOpen.value,
          environment: context.environment, deactivate: { isOpen.value = false },
          render: { content._render(in: &$0) }))
      context.emitControl(
        .button, look: StyleOperation("menu", true), label: { label._render(in: &$0) }
      ) { _ in isOpen.value = true }
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title))
  }

  /// Creates a menu with a localized title; its primary action is never called.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: ViewControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: ViewControls.Label(title, systemImage: systemImage))
  }
}
