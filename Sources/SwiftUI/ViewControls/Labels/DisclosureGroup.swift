import OrderedJSON
import SceneModel

/// Rows that a tap on their heading shows or hides.
///
/// Source: Apple, `DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a disclosure group with a label of views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates a disclosure group with a label of views, open while a flag is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

@MainActor
extension DisclosureGroup: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("DisclosureGroup")) { context in
      let local = context.localBinding(false)
      let isOpen = isExpanded ?? local
      let configuration = DisclosureGroupStyleConfiguration(
        isExpanded: isOpen, label: { label._render(in: &$0) },
        content: { content()._render(in: &$0) })
      if context.drawByStyle(.disclosure, configuration) { return }
      let title = context.labelText { label._render(in: &$0) }
      let start = context.output.nodes.count
      context.emitSection(title, isOpen: isOpen) { content()._render(in: &$0) }
      context.restyle(from: start, StyleOperation("disclosure", true))
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Creates a disclosure group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  /// Creates a disclosure group with a localized title, open while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// Creates a disclosure group with a title, open while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content)
  }
}
