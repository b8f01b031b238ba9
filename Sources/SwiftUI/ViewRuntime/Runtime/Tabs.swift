import Foundation
import OrderedJSON
import SceneModel

/// The tabs of a view while they are being rendered.
@MainActor
package final class Tabs {
  package struct Hidden {
    package let identity: ViewIdentity
    package let environment: EnvironmentValues
    /// The number of its button among those of the tabs.
    package let button: Int
    package let content: RenderClosure

    @MainActor
    package init(_ context: RenderContext, button: Int, content: @escaping RenderClosure) {
      (identity, environment) = (context.identity, context.environment)
      self.button = button
      self.content = content
    }
  }

  /// The type of its selection; nil if it keeps that itself.
  private let selectionType: (any Hashable.Type)?
  private let isSelected: (AnyHashable) -> Bool
  package let select: (AnyHashable) -> Void
  package private(set) var count = 0
  package private(set) var hasSelected = false
  package var hidden: [Hidden] = []
  /// The tabs with a button: its index in the toolbar, and the marks of the tab.
  package var buttons: [(index: Int, traits: TabTraits)] = []
  /// True if the tab that was rendered last has a button.
  package var hasLastButton = false
  /// The marks for the tabs that follow.
  package var traits = TabTraits()
  private var sectionCount = 0
  /// Views without a tab's label, which are pages to swipe through.
  package var pages: [Page] = []
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
  package func next(
    _ tag: AnyHashable?, isShown: Bool = true
  ) -> (tag: AnyHashable, isSelected: Bool) {
    defer { count += 1 }
    let tag = tag ?? AnyHashable(count)
    let isFirst = isShown && !hasSelected && isSelected(tag)
    if isFirst { hasSelected = true }
    return (tag, isFirst)
  }

  /// Begins a section: its own marks are not those of its tabs.
  package func beginSection(titled title: UTF8String) {
    sectionCount += 1
    traits = TabTraits(
      section: .init(
        number: sectionCount, title: title, customizationID: traits.customizationID,
        actions: traits.sectionActions),
      isHidden: traits.isHidden, isDisabled: traits.isDisabled)
  }
}

extension RenderContext {
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
