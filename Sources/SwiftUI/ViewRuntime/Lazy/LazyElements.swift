import OrderedJSON
import SceneModel

/// The elements of a long collection in a lazy container, of which those near the viewport have
/// views.
///
/// The state of a session has the first elements, and those that code scrolls to. Each page gets
/// the ones that it needs as an answer, so that scrolling is no revision. An element whose view has
/// gone keeps its state until it leaves the collection, for as many elements as `maxKept`.
@MainActor
package final class LazyElements {
  /// The most elements without views that keep their state.
  static let maxKept = 1_024

  /// The name by which styles and requests refer to the collection.
  package let name: UTF8String
  private(set) weak var host: ViewHost?
  package private(set) var count = 0
  /// The number of elements at the rendering before.
  private var previousCount = 0
  /// The elements in the state.
  private var shown = ElementBlocks()
  /// The elements that were requested.
  private var requested = ElementBlocks()
  /// The nodes of the elements, by offset.
  private var nodes: [Int: [ViewNode]] = [:]
  /// The same without what modifiers around the collection add, and those of the rendering before.
  private var plain: [Int: [ViewNode]] = [:]
  private var previous: [Int: [ViewNode]] = [:]
  /// Counts the changes of requested elements, which are no other part of the state.
  private var version = 0
  private var lastScrollRequest = 0
  /// The offsets of the elements that have views.
  private var offsets: [AnyHashable: Int] = [:]
  /// The elements that have no views at present, by id.
  private var kept: [AnyHashable: Kept] = [:]
  private var keptCount = 0

  private struct Kept {
    let identity: ViewIdentity
    var offset: Int
    /// The elements are numbered in the order in which they lost their views.
    let number: Int
  }

  /// - Parameter initial: the number of elements that have views without having been asked for.
  init(name: UTF8String, initial: Int) {
    self.name = name
    shown.need(0..<initial)
  }

  /// Begins a rendering.
  ///
  /// - Parameters:
  ///   - showsAll: there is room for all elements in the state.
  ///   - offset: finds the element with an id that code scrolls to.
  package func begin(
    count: Int, showingAll showsAll: Bool, in host: ViewHost, _ request: ScrollRequest?,
    _ offset: (AnyHashable) -> Int?
  ) {
    self.host = host
    self.count = count
    previous = plain
    (nodes, plain) = ([:], [:])
    if showsAll { shown.need(0..<count) }
    shown.clamp(to: count)
    requested.clamp(to: count)
    guard let request, request.number != lastScrollRequest else { return }
    lastScrollRequest = request.number
    if let offset = offset(request.id) { shown.need(around(offset, of: count)) }
  }

  private func around(_ offset: Int, of count: Int) -> Range<Int> {
    (offset - ElementBlocks.length..<offset + ElementBlocks.length).clamped(to: 0..<count)
  }

  /// Shows an element in the state from the next rendering on.
  func show(_ offset: Int) {
    shown.need(around(offset, of: count))
    host?.invalidate()
  }

  /// Creates the views of elements with the next rendering, apart from the state.
  func request(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    requested.need(range)
    if range.contains(where: { nodes[$0] == nil }) { host?.invalidate() }
  }

  /// The elements in the state, in order.
  package var shownRanges: [Range<Int>] { shown.ranges(of: count) }

  /// The requested elements in a range that the state leaves out.
  package func requested(in missing: Range<Int>) -> [Range<Int>] {
    requested.ranges(of: count).map { $0.clamped(to: missing) }.filter { !$0.isEmpty }
  }

  package func hasView(_ offset: Int) -> Bool { nodes[offset] != nil }

  package func keep(_ nodes: [ViewNode], at offset: Int) {
    self.nodes[offset] = nodes
    plain[offset] = nodes
  }

  /// The number of times that requested elements have changed. With another number, pages ask for
  /// them again.
  ///
  /// - Parameter range: the elements that the state leaves out here, all of which are rendered.
  package func version(of range: Range<Int>) -> Int {
    let hasChanged = requested(in: range).joined().contains { offset in
      previous[offset].map { $0 != plain[offset] } ?? false
    }
    if hasChanged { version += 1 }
    return version
  }

  /// Puts an operation around the look of all elements: of a modifier around the collection.
  func restyle(_ operation: StyleOperation, parts: [Style]) {
    guard let styles = host?.styles else { return }
    for (offset, known) in nodes {
      nodes[offset] = known.map { node in
        var node = node
        node.style = styles.style(node.style, operation, parts: parts)
        return node
      }
    }
  }

  /// The elements in a range that have views, each in a stack.
  func rows(_ range: Range<Int>) -> RequestedRows {
    let range = range.clamped(to: 0..<count)
    let rows = range.prefix { nodes[$0] != nil }.map { stack(of: nodes[$0] ?? []) }
    return RequestedRows(offset: range.lowerBound, count: count, elements: rows)
  }

  private func stack(of nodes: [ViewNode]) -> ViewNode {
    let arrangement = nodes.arrangement
    var stack = ViewNode(.stack, axis: .vertical, children: arrangement.nodes)
    if let items = arrangement.items {
      let operation = StyleOperation("stack", .members([.init("items", items)]))
      stack.style = host?.styles.style(nil, operation, parts: arrangement.parts)
    }
    return stack
  }

  /// The approximate size of the views in bytes.
  var weight: Int { nodes.values.reduce(0) { $0 + $1.weight } }

  /// The control with an id among the elements.
  func control(_ id: UTF8String) -> RequestedControl? {
    nodes.lazy.compactMap { [name] offset, nodes in
      nodes.firstNode { $0.id == id }.map { RequestedControl(node: $0, in: name, at: offset) }
    }.first
  }

  /// The offset of the element without a view that had a control.
  func offset(of control: UTF8String) -> Int? {
    kept.values.first { $0.identity.holds(control) }?.offset
  }

  /// The identity that an element had when it last had a view; nil if it never had one.
  func removeKept(_ id: AnyHashable) -> ViewIdentity? {
    kept.removeValue(forKey: id)?.identity
  }

  /// Keeps the state of elements that have lost their views and are still in the collection.
  ///
  /// - Parameters:
  ///   - created: the offsets of the elements that have views now.
  ///   - parent: the identity that the elements' identities are below.
  ///   - holds: true if the element at an offset has an id.
  package func finish(
    _ created: [AnyHashable: Int], below parent: ViewIdentity, in host: ViewHost,
    holds: (Int, AnyHashable) -> Bool
  ) {
    let (shift, isFirst) = (count - previousCount, offsets.isEmpty)
    previousCount = count
    func place(_ id: AnyHashable, _ offset: Int) -> Int? {
      if holds(offset, id) { return offset }
      return shift != 0 && holds(offset + shift, id) ? offset + shift : nil
    }
    for (id, element) in kept {
      if let offset = place(id, element.offset) {
        kept[id]?.offset = offset
      } else {
        kept.removeValue(forKey: id)?.identity.tearDown()
      }
    }
    let gone = parent.removeUnvisitedElements(host.generation) { id, order in
      // All elements had views before the first rendering here.
      (offsets[id] ?? (isFirst ? order : nil)).flatMap { place(id, $0) }
    }
    for (id, identity, offset) in gone {
      for lifecycle in identity.lifecycles { host.runtime?.disappearAfterUpdate(lifecycle) }
      keptCount += 1
      kept[id] = Kept(identity: identity, offset: offset, number: keptCount)
    }
    limitKept()
    offsets = created
  }

  private func limitKept() {
    if kept.count <= Self.maxKept { return }
    let oldest = kept.sorted { $0.value.number < $1.value.number }.dropLast(Self.maxKept)
    for (id, element) in oldest {
      element.identity.tearDown()
      kept[id] = nil
    }
  }

  func tearDown() {
    for element in kept.values { element.identity.tearDown() }
    kept = [:]
  }
}
