import OrderedJSON

/// A place in a view tree: it is found again by structure at each rendering, and keeps what belongs to
/// the view that stands there.
@MainActor
package final class Place {
  package enum Key: Hashable {
    /// Which of several siblings.
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case type(ObjectIdentifier)
    /// What a modifier or a container keeps beside its content.
    case role(String)
  }

  let key: Key
  private(set) var children: [Place] = []
  /// State boxes and other memories, in the order in which the view asks for them.
  private var memories: [AnyObject] = []
  private var cursor = 0
  private var nextChild = 0
  private var generation = 0
  /// Where the children stand, once it had to be looked up among many.
  private var indices: [Key: Int] = [:]
  private var isOutOfOrder = false
  /// How many children have been visited in this generation.
  private var visited = 0
  /// As which child of the one above it was visited.
  private var rank = 0
  /// What a message calls the control that stands here.
  package var controlID: UTF8String?
  /// Called once, when the place is gone.
  package var endings: [() -> Void] = []

  /// So many children are quicker looked through than looked up.
  private static let few = 16

  init(key: Key) {
    self.key = key
  }

  /// The place below this one; made where there was none.
  func child(_ key: Key, generation: Int) -> Place {
    let place = find(key) ?? add(Place(key: key))
    if place.generation != generation { take(place) }
    place.visit(generation)
    return place
  }

  /// Children come in the same order as last time, as a rule.
  private func find(_ key: Key) -> Place? {
    if nextChild < children.count, children[nextChild].key == key {
      nextChild += 1
      return children[nextChild - 1]
    }
    guard let index = index(of: key) else { return nil }
    isOutOfOrder = true
    nextChild = index + 1
    return children[index]
  }

  /// Among many it is looked up, so that it does not matter in which order they come.
  private func index(of key: Key) -> Int? {
    if children.count <= Self.few { return children.firstIndex { $0.key == key } }
    if indices.isEmpty {
      indices.reserveCapacity(children.count)
      for (index, child) in children.enumerated() { indices[child.key] = index }
    }
    return indices[key]
  }

  /// Behind all others, so that none is another's index; `sweep` puts it in its place.
  private func add(_ place: Place) -> Place {
    if nextChild < children.count { isOutOfOrder = true } else { nextChild += 1 }
    if !indices.isEmpty { indices[place.key] = children.count }
    children.append(place)
    return place
  }

  private func take(_ child: Place) {
    child.rank = visited
    visited += 1
  }

  func visit(_ generation: Int) {
    guard self.generation != generation else { return }
    self.generation = generation
    cursor = 0
    nextChild = 0
    visited = 0
  }

  /// A place below this one stays as it is, though nothing is rendered there.
  func keepChild(_ key: Key, generation: Int) {
    guard let index = index(of: key) else { return }
    if children[index].generation != generation { take(children[index]) }
    children[index].keep(generation)
  }

  private func keep(_ generation: Int) {
    visit(generation)
    for child in children { child.keep(generation) }
  }

  /// What the view kept here at this turn of asking; made where it kept nothing of that type.
  package func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    defer { cursor += 1 }
    if cursor < memories.count {
      if let known = memories[cursor] as? Memory { return known }
      let fresh = make()
      memories[cursor] = fresh
      return fresh
    }
    let fresh = make()
    memories.append(fresh)
    return fresh
  }

  /// Ends what was not visited in this generation; the others stand in the order of their visits.
  func sweep(_ generation: Int) {
    var hasGone = false
    for child in children {
      if child.generation == generation { child.sweep(generation) } else { hasGone = true }
    }
    if !hasGone && !isOutOfOrder { return }
    indices = [:]
    let gone = hasGone ? children.filter { $0.generation != generation } : []
    if hasGone { children.removeAll { $0.generation != generation } }
    if isOutOfOrder { children.sort { $0.rank < $1.rank } }
    isOutOfOrder = false
    for child in gone { child.end() }
  }

  /// The view that stood here is gone, and all below it.
  func end() {
    for child in children { child.end() }
    for ending in endings { ending() }
    children = []
    indices = [:]
    memories = []
    endings = []
  }
}
