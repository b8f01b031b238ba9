import OrderedJSON
import SceneModel

/// A part of a rendering.
package typealias RenderClosure = @MainActor (inout RenderContext) -> Void

/// The state of a rendering: the view's identity, the environment there, and the output so
/// far. Authors never meet it.
@MainActor
public struct RenderContext {
  package let host: ViewHost
  package var identity: ViewIdentity
  package var environment: EnvironmentValues
  package var output = RenderOutput()
  /// The settings of the container around the views that follow.
  package var container = ContainerContext()
  /// The request to scroll to a view inside.
  package var scrollRequest: ScrollRequest?
  /// The ids of the views that a scroll view stops at, if the author's code asks for them.
  package var targets: ScrollTargets?
  /// The values of the environment that the current body depends on.
  package var environmentReads: [EnvironmentRead] = []
  /// The body that the views being rendered come from.
  package var bodyVersion: BodyVersion?

  init(host: ViewHost, identity: ViewIdentity, environment: EnvironmentValues) {
    self.host = host
    self.identity = identity
    self.environment = environment
  }

  func finish() -> RenderOutput {
    var output = output
    output.screen.inheritedStyle = environment.inheritedStyle
    output.problems += output.strays.problems
    return output
  }
}

extension RenderContext {
  /// Renders with a child of this identity.
  package mutating func entering(
    _ key: ViewIdentity.Key, _ render: RenderClosure
  ) {
    let outer = identity
    identity = outer.child(key, generation: host.generation)
    render(&self)
    identity = outer
  }

  /// Renders the view of an element of a collection.
  ///
  /// An element whose id another one has already gets an identity of its own, by its order among
  /// the elements with this id: no two views share their state, their links and their controls.
  package mutating func entering(
    element id: AnyHashable, of elements: inout ElementIDs, _ render: RenderClosure
  ) {
    let outer = identity
    let count = outer.visitCount
    identity = outer.child(.id(id), generation: host.generation) { elements.lazy?.removeKept(id) }
    if outer.visitCount == count && identity.visitOrder >= elements.firstOrder {
      let occurrence = elements.recordRepetition(of: id)
      identity = outer.child(.repeatedID(id, occurrence), generation: host.generation)
    }
    render(&self)
    identity = outer
  }

  /// The output of views that get an identity for this rendering only.
  package mutating func renderingOnce(_ render: RenderClosure) -> RenderOutput {
    identity = ViewIdentity(key: .role("once"))
    defer { identity.tearDown() }
    render(&self)
    return output
  }

  package mutating func within(
    _ change: @MainActor (inout ContainerContext) -> Void,
    _ render: RenderClosure
  ) {
    let outer = container
    change(&container)
    render(&self)
    container = outer
  }

  /// The nodes of a view, apart from the output so far.
  package mutating func collect(_ render: RenderClosure) -> [ViewNode] {
    let outer = output.nodes
    let level = targets?.enter(at: outer.count, inRows: container.areRows)
    output.nodes = []
    let createsWhenNeeded = container.createsWhenNeeded
    container.createsWhenNeeded = false
    render(&self)
    container.createsWhenNeeded = createsWhenNeeded
    if let level { targets?.restore(level) }
    defer { output.nodes = outer }
    return output.nodes
  }

  /// The nodes of a view inside of a row or a control, which are no rows themselves.
  ///
  /// - Parameter name: that of the container that holds them.
  package mutating func collectInside(named name: UTF8String? = nil, _ render: RenderClosure)
    -> [ViewNode]
  {
    collect { context in
      context.within(
        {
          $0.name = name
          $0.areRows = false
          $0.tabs = nil
        }, render)
    }
  }

  package mutating func tagging<Tag: Hashable>(
    _ tag: Tag, isExplicit: Bool, _ render: RenderClosure
  ) {
    if container.isTagExplicit && !isExplicit { return render(&self) }
    if isExplicit { container.tabs?.setPageTag(AnyHashable(tag)) }
    within(
      {
        $0.tag = AnyHashable(tag)
        $0.isTagExplicit = isExplicit
      }, render)
  }
}
