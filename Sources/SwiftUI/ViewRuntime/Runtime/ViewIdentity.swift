import OrderedJSON

/// The identity of a view: its position in the tree, found again by structure at each rendering, and
/// the storage of the view at this position.
@MainActor
package final class ViewIdentity {
  package enum Key: Hashable {
    /// The index among siblings.
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    /// An id that another element of the collection has, too, and the number of this repetition.
    case repeatedID(AnyHashable, Int)
    case type(ObjectIdentifier)
    /// A part that a modifier or a container has in addition to its content.
    case role(String)
  }

  let key: Key
  private(set) var children: [ViewIdentity] = []
  /// State boxes and the like, in the order in which the view asks for them.
  private var storage: [AnyObject] = []
  private var cursor = 0
  private var nextChild = 0
  private var generation = 0
  /// The children's indices, once one had to be looked up among many.
  private var indices: [Key: Int] = [:]
  private var isOutOfOrder = false
  /// The number of children visited in this generation.
  package private(set) var visitCount = 0
  /// The order of its visit among its siblings.
  private(set) var visitOrder = 0
  /// The id by which messages name the control at this position.
  var controlID: UTF8String?
  /// Called once, when the view has left the tree.
  var onTearDown: [() -> Void] = []

  /// Up to this number of children, a linear search is faster than a table.
  private static let linearSearchLimit = 16

  init(key: Key) {
    self.key = key
  }

  /// The child with this key, created if there is none.
  ///
  /// - Parameter kept: the identity that it had before it left the tree; nil for none.
  func child(
    _ key: Key, generation: Int, kept: () -> ViewIdentity? = { nil }
  ) -> ViewIdentity {
    let identity = find(key) ?? add(kept() ?? ViewIdentity(key: key))
    if identity.generation != generation { recordVisit(of: identity) }
    identity.visit(generation)
    return identity
  }

  /// Children mostly come in the same order as last time.
  private func find(_ key: Key) -> ViewIdentity? {
    if nextChild < children.count, children[nextChild].key == key {
      nextChild += 1
      return children[nextChild - 1]
    }
    guard let index = index(of: key) else { return nil }
    isOutOfOrder = true
    nextChild = index + 1
    return children[index]
  }

  /// For many children, the table keeps a lookup independent of their order.
  private func index(of key: Key) -> Int? {
    if children.count <= Self.linearSearchLimit {
      for index in children.indices where children[index].key == key { return index }
      return nil
    }
    if indices.isEmpty {
      indices.reserveCapacity(children.count)
      for (index, child) in children.enumerated() { indices[child.key] = index }
    }
    return indices[key]
  }

  /// Appends, so that the others keep their indices; `sweep` sorts.
  private func add(_ identity: ViewIdentity) -> ViewIdentity {
    if nextChild < children.count { isOutOfOrder = true } else { nextChild += 1 }
    if !indices.isEmpty { indices[identity.key] = children.count }
    children.append(identity)
    return identity
  }

  private func recordVisit(of child: ViewIdentity) {
    child.visitOrder = visitCount
    visitCount += 1
  }

  func visit(_ generation: Int) {
    guard self.generation != generation else { return }
    self.generation = generation
    cursor = 0
    nextChild = 0
    visitCount = 0
  }

  /// Keeps a child and its storage, though it is not rendered.
  func keepChild(_ key: Key, generation: Int) {
    guard let index = index(of: key) else { return }
    if children[index].generation != generation { recordVisit(of: children[index]) }
    children[index].keep(generation)
  }

  private func keep(_ generation: Int) {
    visit(generation)
    for child in children { child.keep(generation) }
  }

  /// The object that the view stored with this request last time, by the order of its requests;
  /// created if there is none of the type.
  package func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { cursor += 1 }
    if cursor < storage.count {
      if let known = storage[cursor] as? Object { return known }
      let fresh = make()
      storage[cursor] = fresh
      return fresh
    }
    let fresh = make()
    storage.append(fresh)
    return fresh
  }

  /// The number of objects asked for in this rendering.
  var storedCount: Int { cursor }

  /// Skips the objects that a view would ask for, for a body that is not created again.
  func skipStored(to count: Int) { cursor = count }

  /// Ends the children that were not visited in this generation and sorts the others by visit.
  func sweep(_ generation: Int) {
    var hasGone = false
    for child in children {
      if child.generation == generation { child.sweep(generation) } else { hasGone = true }
    }
    if !hasGone && !isOutOfOrder { return }
    indices = [:]
    let removed = hasGone ? children.filter { $0.generation != generation } : []
    if hasGone { children.removeAll { $0.generation != generation } }
    if isOutOfOrder { children.sort { $0.visitOrder < $1.visitOrder } }
    isOutOfOrder = false
    for child in removed { child.tearDown() }
  }

  /// Takes elements that were not visited in this generation out of the tree, with their state.
  ///
  /// - Parameter place: the offset in its collection of an element, of which its id and its order are
  ///   given; nil if it has left it.
  func removeUnvisitedElements(
    _ generation: Int, _ place: (AnyHashable, Int) -> Int?
  ) -> [(id: AnyHashable, identity: ViewIdentity, offset: Int)] {
    var removed: [(id: AnyHashable, identity: ViewIdentity, offset: Int)] = []
    var order = -1
    for child in children {
      guard case .id(let id) = child.key else { continue }
      order += 1
      guard child.generation != generation, let offset = place(id, order) else { continue }
      removed.append((id, child, offset))
    }
    if removed.isEmpty { return [] }
    let gone = Set(removed.map { ObjectIdentifier($0.identity) })
    children.removeAll { gone.contains(ObjectIdentifier($0)) }
    indices = [:]
    // The sweep after this rendering sorts them by visit.
    isOutOfOrder = true
    return removed
  }

  /// True if the control is at this position or below it.
  func holds(_ control: UTF8String) -> Bool {
    controlID == control || children.contains { $0.holds(control) }
  }

  /// True if it has had a child with this key in the rendering before.
  package func hasChild(_ key: Key) -> Bool { index(of: key) != nil }

  /// The lifecycles of the view and of all below it.
  var lifecycles: [Lifecycle] {
    storage.compactMap { $0 as? Lifecycle } + children.flatMap(\.lifecycles)
  }

  /// Ends the view and all below it: they have left the tree.
  func tearDown() {
    for child in children { child.tearDown() }
    for ending in onTearDown { ending() }
    children = []
    indices = [:]
    storage = []
    onTearDown = []
  }
}
