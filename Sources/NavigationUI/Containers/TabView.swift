import NavigationCore

/// Several views of which one is seen; the buttons of the tabs stand in the bar.
///
/// Source: Apple, `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.entering(.role("TabView")) { context in
      let own = context.place.memory { StateBox<AnyHashable?>(nil) }
      let selection = selection
      let tabs = Tabs(
        selected: selection.map { AnyHashable($0.wrappedValue) } ?? own.value,
        select: { tag in
          own.value = tag
          if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
        })
      context.within({ $0.tabs = tabs }) { context in
        context.entering(.role("content"), content._render)
      }
    }
  }
}

/// The tabs of a view while they are being rendered.
@MainActor
final class Tabs {
  private let selected: AnyHashable?
  let select: (AnyHashable) -> Void
  private var count = 0

  init(selected: AnyHashable?, select: @escaping (AnyHashable) -> Void) {
    self.selected = selected
    self.select = select
  }

  /// A tab without a tag is named by its place among the others.
  func next(_ tag: AnyHashable?) -> (tag: AnyHashable, isSelected: Bool) {
    defer { count += 1 }
    let tag = tag ?? AnyHashable(count)
    return (tag, selected.map { $0 == tag } ?? (count == 0))
  }
}

extension RenderContext {
  /// A tab: its button, and, where it is selected, what it shows. One that is not selected keeps
  /// its state and is told that it went out of sight.
  mutating func renderTab(
    _ tabs: Tabs, tag: AnyHashable?, label: (inout RenderContext) -> Void,
    content: (inout RenderContext) -> Void
  ) {
    let (tag, isSelected) = tabs.next(tag)
    let known = place.memory { TabMemory() }
    let button = collectInside { context in
      context.entering(.role("tab")) { context in
        context.emitControl(
          .button, isSelected: isSelected, label: { $0.entering(.role("label"), label) },
          action: { _ in tabs.select(tag) })
      }
    }
    output.toolbar += button
    if isSelected {
      let count = output.lifecycles.count
      within({ $0 = Surroundings() }) { $0.entering(.role("content"), content) }
      known.lifecycles = Array(output.lifecycles[count...])
    } else {
      place.keepChild(.role("content"), generation: unit.generation)
      let lifecycles = known.lifecycles
      known.lifecycles = []
      if lifecycles.isEmpty { return }
      unit.runtime?.afterUpdate { for lifecycle in lifecycles { lifecycle.disappearIfSeen() } }
    }
  }
}

private final class TabMemory {
  var lifecycles: [Lifecycle] = []
}

extension View {
  /// Source: Apple, `tabItem(_:)`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

struct TabItemView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  func _render(in context: inout RenderContext) {
    guard let tabs = context.surroundings.tabs else { return content._render(in: &context) }
    let tag = (content as? any Tagged)?.tag ?? context.surroundings.tag
    context.renderTab(tabs, tag: tag, label: label._render, content: content._render)
  }
}

/// A view that says itself what it is selected by.
@MainActor
protocol Tagged {
  var tag: AnyHashable { get }
}

extension TaggedView: Tagged {}

/// A tab as it is written today.
///
/// Source: Apple, `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: Content
  private let label: Label

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  public func _render(in context: inout RenderContext) {
    guard let tabs = context.surroundings.tabs else { return content._render(in: &context) }
    let tag = value.map { AnyHashable($0) }
    context.renderTab(tabs, tag: tag, label: label._render, content: content._render)
  }
}

extension Tab where Label == NavigationUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      NavigationUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      NavigationUI.Label(title, systemImage: systemImage)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Int {
    value = nil
    self.content = content()
    label = NavigationUI.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Int {
    value = nil
    self.content = content()
    label = NavigationUI.Label(title, systemImage: systemImage)
  }
}
