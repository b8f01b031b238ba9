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

  mutating func set(_ value: Any?, of object: AnyObject, _ key: UInt) {
    let id = ObjectIdentifier(object)
    // An object may have the address of one that is gone.
    if entries[id]?.owner !== object { entries[id] = Entry(owner: object) }
    entries[id]?.values[key] = value
    if entries[id]?.values.isEmpty == true { entries[id] = nil }
    if entries.count > limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, entries.count * 2)
    }
  }

  mutating func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }
}
