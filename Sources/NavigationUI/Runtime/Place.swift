import OrderedJSON

/// A place in a view tree: it is found again by structure at each rendering, and keeps what belongs to
/// the view that stands there.
@MainActor
final class Place {
  enum Key: Hashable {
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
  /// What a message calls the control that stands here.
  var controlID: UTF8String?
  /// Called once, when the place is gone.
  var endings: [() -> Void] = []

  init(key: Key) {
    self.key = key
  }

  /// The place below this one; made where there was none.
  func child(_ key: Key, generation: Int) -> Place {
    let place = find(key) ?? add(Place(key: key))
    place.visit(generation)
    return place
  }

  /// Children come in the same order as last time, as a rule.
  private func find(_ key: Key) -> Place? {
    if nextChild < children.count, children[nextChild].key == key {
      nextChild += 1
      return children[nextChild - 1]
    }
    guard let index = children.firstIndex(where: { $0.key == key }) else { return nil }
    nextChild = index + 1
    return children[index]
  }

  private func add(_ place: Place) -> Place {
    let index = min(nextChild, children.count)
    children.insert(place, at: index)
    nextChild = index + 1
    return place
  }

  func visit(_ generation: Int) {
    guard self.generation != generation else { return }
    self.generation = generation
    cursor = 0
    nextChild = 0
  }

  /// A place below this one stays as it is, though nothing is rendered there.
  func keepChild(_ key: Key, generation: Int) {
    children.first { $0.key == key }?.keep(generation)
  }

  private func keep(_ generation: Int) {
    visit(generation)
    for child in children { child.keep(generation) }
  }

  /// What the view kept here at this turn of asking; made where it kept nothing of that type.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
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

  /// Ends what was not visited in this generation.
  func sweep(_ generation: Int) {
    var hasGone = false
    for child in children {
      if child.generation == generation { child.sweep(generation) } else { hasGone = true }
    }
    guard hasGone else { return }
    let gone = children.filter { $0.generation != generation }
    children.removeAll { $0.generation != generation }
    for child in gone { child.end() }
  }

  /// The view that stood here is gone, and all below it.
  func end() {
    for child in children { child.end() }
    for ending in endings { ending() }
    children = []
    memories = []
    endings = []
  }
}
