/// A tab in the current form.
///
/// Source: Apple, `Tab`.
public struct Tab<Value, Content, Label> {
  let tag: AnyHashable?
  var role: TabRole?
  let content: Content
  let label: Label
}

@MainActor
extension Tab: TabContent, PrimitiveTabContent
where Value: Hashable, Content: View, Label: View {
  /// The type of the values that select the tabs.
  public typealias TabValue = Value
  public typealias Body = Self

  public func _render(in context: inout RenderContext) {
    guard let tabs = context.container.tabs else { return content._render(in: &context) }
    context.reportMismatch(of: tag, in: tabs)
    context.renderTab(
      tabs, tag: tag, role: role, label: { label._render(in: &$0) },
      content: { content._render(in: &$0) })
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab without a label, selected by a value.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab with a label of views, selected by a value.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with the label of its role, selected by a value.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role))
  }

  /// Creates a tab with a label of views, selected by a value, with a role.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Creates a tab without a label, selected by an optional value.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content
  ) where Value == V?, Label == EmptyView {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab with a label of views, selected by an optional value.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with the label of its role, selected by an optional value.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V?, Label == DefaultTabLabel {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role))
  }

  /// Creates a tab with a label of views, selected by an optional value, with a role.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab without a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab with a label of views.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: nil, content: content(), label: label())
  }

  /// Creates a tab with the label of its role.
  public nonisolated init(
    role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(role))
  }

  /// Creates a tab with a label of views, with a role.
  public nonisolated init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}
