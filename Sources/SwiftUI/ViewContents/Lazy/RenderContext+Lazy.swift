import NavigationCore
import OrderedJSON
import SceneModel

extension RenderContext {
  /// The elements of a collection in a lazy container; nil if all have views.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - offset: finds the element with an id that code scrolls to.
  package mutating func lazyElements(
    _ count: Int, _ offset: (AnyHashable) -> Int?
  ) -> LazyElements? {
    let rest = host.elements.lazyRest
    // Once lazy, a collection stays so: elements without views have their state there.
    guard count > rest || identity.hasChild(.role("elements")), let runtime = host.runtime else {
      host.elements.addLazy(count)
      return nil
    }
    var elements: LazyElements?
    let (request, host) = (scrollRequest, host)
    entering(.role("elements")) { context in
      let identity = context.identity
      let known = identity.stored {
        runtime.addElements(below: identity, initial: min(rest, ElementBudget.lazyLimit / 2))
      }
      known.begin(count: count, showingAll: count <= rest, in: host, request, offset)
      elements = known
    }
    return elements
  }

  /// Renders an element in the state.
  package mutating func renderShown(
    _ offset: Int, of elements: LazyElements, _ render: RenderClosure
  ) {
    host.elements.addLazy(1)
    let start = output.nodes.count
    render(&self)
    elements.keep(Array(output.nodes[start...]), at: offset)
  }

  /// Renders a requested element, which the state leaves out.
  package mutating func renderRequested(
    _ offset: Int, of elements: LazyElements, _ render: RenderClosure
  ) {
    // A page's request changes neither the other elements nor the problems in the state.
    let (budget, problems) = (host.elements, output.problems)
    let nodes = collect { $0.within({ $0.createsWhenNeeded = true }, render) }
    (host.elements, output.problems) = (budget, problems)
    elements.keep(nodes, at: offset)
  }

  /// Leaves room for elements that are not in the state.
  ///
  /// - Parameter id: finds the id of an element, which a scroll view can stop at.
  package mutating func emitMissing(
    _ range: Range<Int>, of elements: LazyElements, _ id: @escaping (Int) -> AnyHashable?
  ) {
    targets?.recordMissing(at: output.nodes.count, id)
    let version = elements.version(of: range)
    emitBox(
      "rows",
      .object([
        "of": .word(elements.name), "from": .number(Double(range.lowerBound)),
        "count": .number(Double(range.count)),
        "version": version == 0 ? nil : .number(Double(version)),
      ]),
      around: [])
  }

  /// Notes which elements have views, and keeps the state of the others.
  package func finish(
    _ elements: LazyElements, _ created: [AnyHashable: Int], holds: (Int, AnyHashable) -> Bool
  ) {
    elements.finish(created, below: identity, in: host, holds: holds)
  }
}
