/// The values that the app keeps in addition to its sessions, as JSON texts.
struct AppValueCache {
  private(set) var values: [String: [UInt8]]
  /// The keys of values that wait to be written, each with the number of its newest item.
  private var unwritten: [String: Int] = [:]

  init(_ values: [String: [UInt8]]) { self.values = values }

  /// Sets a value on this node; nil removes it.
  ///
  /// - Parameter item: the number of the item that writes it.
  mutating func set(_ value: [UInt8]?, forKey key: String, item: Int) {
    values[key] = value
    unwritten[key] = item
  }

  /// The items up to a number are stored.
  mutating func settle(through item: Int) { unwritten = unwritten.filter { $0.value > item } }

  /// The items that wait are given up; the values stay.
  mutating func forgetUnwritten() { unwritten = [:] }

  /// The keys whose values differ from the database's.
  func keys(differingFrom stored: [String: [UInt8]]) -> [String] {
    Set(values.keys).union(stored.keys).filter { values[$0] != stored[$0] }
  }

  /// Takes over a value that another node has set.
  ///
  /// - Returns: false if this node has set it and not written it yet: its own value is newer.
  mutating func adopt(_ value: [UInt8]?, forKey key: String) -> Bool {
    if unwritten[key] != nil { return false }
    values[key] = value
    return true
  }
}
