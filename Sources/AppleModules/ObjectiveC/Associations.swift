/// The values that objects are associated with, as long as the objects live.
struct Associations {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UInt: Any] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of objects that are gone are removed.
  private var limit = 64

  func value(of object: AnyObject, _ key: UInt) -> Any? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values[key]
  }

  /// - Returns: the values that are no longer kept. Releasing one may run code that associates
  ///   again, so it is done without the lock.
  mutating func set(_ value: Any?, of object: AnyObject, _ key: UInt) -> [Any] {
    let id = ObjectIdentifier(object)
    var released: [Any] = []
    // An object may have the address of one that is gone.
    if entries[id]?.owner !== object {
      released += removeAll(at: id)
      entries[id] = Entry(owner: object)
    }
    if let old = entries[id]?.values.removeValue(forKey: key) { released.append(old) }
    entries[id]?.values[key] = value
    if entries[id]?.values.isEmpty == true { entries[id] = nil }
    if entries.count > limit {
      for (id, entry) in entries where entry.owner == nil { released += removeAll(at: id) }
      limit = max(64, entries.count * 2)
    }
    return released
  }

  /// - Returns: the values that are no longer kept.
  mutating func removeAll(of object: AnyObject) -> [Any] { removeAll(at: ObjectIdentifier(object)) }

  private mutating func removeAll(at id: ObjectIdentifier) -> [Any] {
    entries.removeValue(forKey: id).map { Array($0.values.values) } ?? []
  }
}
