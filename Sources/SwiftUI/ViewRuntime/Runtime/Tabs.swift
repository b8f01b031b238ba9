import Foundation
import OrderedJSON
import SceneModel

/// The tabs of a view while they are being rendered.
@MainActor
package final class Tabs {
  fileprivate struct Hidden {
    let identity: ViewIdentity
    let environment: EnvironmentValues
    /// The index of its button in the bar.
    let button: Int
    let content: RenderClosure
  }

  /// The type of its selection; nil if it keeps that itself.
  private let selectionType: (any Hashable.Type)?
  private let isSelected: (AnyHashable) -> Bool
  package let select: (AnyHashable) -> Void
  package private(set) var count = 0
  private(set) var hasSelected = false
  fileprivate var hidden: [Hidden] = []
  /// Views without a tab's label, which are pages to swipe through.
  var pages: [Page] = []
  /// The tag of the page that is being rendered.
  var pageTag: (tag: AnyHashable?, isExplicit: Bool) = (nil, false)

  package init(
    of selectionType: (any Hashable.Type)? = nil, isSelected: @escaping (AnyHashable) -> Bool,
    select: @escaping (AnyHashable) -> Void
  ) {
    self.selectionType = selectionType
    self.isSelected = isSelected
    self.select = select
  }

  /// The type that a tag should have; nil if the tag can be selected.
  func expectedType(for tag: AnyHashable) -> (any Hashable.Type)? {
    selectionType.flatMap { Self.holds(tag, $0) ? nil : $0 }
  }

  private static func holds<Value: Hashable>(_ tag: AnyHashable, _ type: Value.Type) -> Bool {
    tag.base is Value
  }

  /// A tab without a tag is selected by its index.
  func next(_ tag: AnyHashable?) -> (tag: AnyHashable, isSelected: Bool) {
    defer { count += 1 }
    let tag = tag ?? AnyHashable(count)
    let isFirst = !hasSelected && isSelected(tag)
    if isFirst { hasSelected = true }
    return (tag, isFirst)
  }
}

extension RenderContext {
  /// A tab: its button, and, if it is selected, its content.
  package mutating func renderTab(
    _ tabs: Tabs, tag: AnyHashable?, label: RenderClosure,
    content: @escaping RenderClosure
  ) {
    let (tag, isSelected) = tabs.next(tag)
    output.toolbar += collectInside { context in
      context.entering(.role("tab")) { context in
        context.emitControl(
          .button, isSelected: isSelected, label: { $0.entering(.role("label"), label) },
          action: { _ in tabs.select(tag) })
        context.restyle(from: 0, StyleOperation("placement", "tab"))
      }
    }
    let content: RenderClosure = { context in
      context.within({ $0 = ContainerContext() }, content)
    }
    if isSelected { return renderContent(isSeen: true, content) }
    tabs.hidden.append(
      Tabs.Hidden(
        identity: identity, environment: environment, button: output.toolbar.count - 1,
        content: content))
  }

  /// Puts something on the button of the tab that was rendered last.
  package mutating func attachToLastButton(_ nodes: [ViewNode]) {
    guard let last = output.toolbar.indices.last, !nodes.isEmpty else { return }
    var button = output.toolbar[last]
    if button.children.isEmpty {
      button.children = [ViewNode(.text, label: button.label, systemImage: button.systemImage)]
    }
    button.children += nodes
    output.toolbar[last] = button
  }

  /// Shows the first tab if none is selected. The others keep their state.
  package mutating func finishTabs(_ tabs: Tabs) {
    let outer = (identity, environment)
    for (index, tab) in tabs.hidden.enumerated() {
      let isSeen = index == 0 && !tabs.hasSelected
      if isSeen { output.toolbar[tab.button].isSelected = true }
      (identity, environment) = (tab.identity, tab.environment)
      renderContent(isSeen: isSeen, tab.content)
    }
    (identity, environment) = outer
    finishPages(tabs)
  }

  /// Renders the content of a part that may be hidden. While it is, it keeps its state, its views
  /// disappear, and those that take URLs still get them.
  package mutating func renderContent(
    isSeen: Bool, _ content: RenderClosure
  ) {
    let known = identity.stored { VisibleContent() }
    if isSeen {
      let (lifecycles, handlers) = (output.lifecycles.count, output.urls.handlers.count)
      let outer = output.containers.stack
      entering(.role("content"), content)
      known.lifecycles = Array(output.lifecycles[lifecycles...])
      known.urlHandlers = Array(output.urls.handlers[handlers...])
      known.stack = output.containers.stack === outer ? nil : output.containers.stack
    } else {
      identity.keepChild(.role("content"), generation: host.generation)
      output.urls.handlers += known.urlHandlers
      if let stack = known.stack { output.urls.handlers.append { stack.handle($0) } }
      let lifecycles = known.lifecycles
      known.lifecycles = []
      if lifecycles.isEmpty { return }
      host.runtime?.afterUpdate { for lifecycle in lifecycles { lifecycle.disappearIfVisible() } }
    }
  }
}

@MainActor
private final class VisibleContent {
  var lifecycles: [Lifecycle] = []
  var urlHandlers: [@MainActor (URL) -> Bool] = []
  /// The stack in it, whose screens take URLs too.
  weak var stack: StackHost?
}

extension StackHost {
  /// Gives a URL to the screens that would be seen; false if none takes it.
  fileprivate func handle(_ url: URL) -> Bool {
    let hosts = top === root ? [root] : [root, top]
    return hosts.flatMap(\.output.urls.handlers).accepts(url)
  }
}
