import Foundation
import Synchronization

/// The values that an app keeps in a person's cloud: here in memory, as long as the program runs.
///
/// Source: Apple, `NSUbiquitousKeyValueStore`.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Is never posted: no one else writes.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values = Mutex<[String: StoredValue]>([:])

  init() {}

  /// Does nothing: nothing is kept elsewhere.
  @discardableResult
  public func synchronize() -> Bool { true }

  /// The value of a key; nil if there is none.
  public func object(forKey aKey: String) -> Any? { values.withLock { $0[aKey] }?.any }
  /// Sets the value of a key; nil and what is no property list remove it.
  public func set(_ anObject: Any?, forKey aKey: String) {
    let value = anObject.flatMap(StoredValue.init)
    values.withLock { $0[aKey] = value }
  }
  /// Removes the value of a key.
  public func removeObject(forKey aKey: String) { values.withLock { $0[aKey] = nil } }
  /// The text of a key; nil if it has none.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The elements of a key; nil if it has none.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The members of a key; nil if it has none.
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// The bytes of a key; nil if it has none.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The number of a key; 0 if it has none.
  public func longLong(forKey aKey: String) -> Int64 { Int64(exactly: number(aKey)) ?? 0 }
  /// The number of a key; 0 if it has none.
  public func double(forKey aKey: String) -> Double { number(aKey) }
  /// The flag of a key; false if it has none.
  public func bool(forKey aKey: String) -> Bool { number(aKey) != 0 }
  /// All values by their keys.
  public var dictionaryRepresentation: [String: Any] {
    values.withLock { $0 }.mapValues(\.any)
  }

  private func number(_ key: String) -> Double {
    switch values.withLock({ $0[key] }) {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: 0
    }
  }
}

/// A property list.
private indirect enum StoredValue: Sendable {
  case text(String)
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case bytes(Data)
  case date(Date)
  case list([StoredValue])
  case members([String: StoredValue])

  /// Nil if it is no property list.
  init?(_ any: Any) {
    switch any {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .flag(flag)
    case let number as Int: self = .integer(Int64(number))
    case let number as Int64: self = .integer(number)
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let bytes as Data: self = .bytes(bytes)
    case let date as Date: self = .date(date)
    case let list as [Any]:
      let values = list.compactMap(StoredValue.init)
      guard values.count == list.count else { return nil }
      self = .list(values)
    case let members as [String: Any]:
      let values = members.compactMapValues(StoredValue.init)
      guard values.count == members.count else { return nil }
      self = .members(values)
    default: return nil
    }
  }

  var any: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .integer(let number): Int(exactly: number) ?? number
    case .number(let number): number
    case .bytes(let bytes): bytes
    case .date(let date): date
    case .list(let values): values.map(\.any)
    case .members(let values): values.mapValues(\.any)
    }
  }
}
