/// Objects in the order in which they came, each once.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var ids: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { ids.contains(ObjectIdentifier(object)) }

  /// Adds an object, unless it is there.
  mutating func add(_ object: NSManagedObject) {
    if ids.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  /// Takes an object away; false if it was not there.
  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard ids.remove(ObjectIdentifier(object)) != nil else { return false }
    objects.removeAll { $0 === object }
    return true
  }
}
