import Foundation
import OrderedJSON
import Platform

/// The conversion of a stored value to JSON and back.
struct StorageCoding<Value> {
  /// Nil removes the value.
  let write: (Value) -> JSONValue?
  /// Nil if the stored value cannot be read, so that the initial value counts.
  let read: (JSONValue) -> Value?
}

extension StorageCoding {
  static var bool: StorageCoding<Bool> {
    StorageCoding<Bool>(write: { .bool($0) }, read: \.boolValue)
  }
  static var int: StorageCoding<Int> {
    StorageCoding<Int>(write: { .number(JSONNumber($0)) }, read: \.intValue)
  }
  /// Infinities and NaN are not kept.
  static var double: StorageCoding<Double> {
    StorageCoding<Double>(write: { JSONNumber($0).map { .number($0) } }, read: \.doubleValue)
  }
  /// The seconds since the reference date.
  static var date: StorageCoding<Date> {
    StorageCoding<Date>(
      write: { JSONNumber($0.timeIntervalSinceReferenceDate).map { .number($0) } },
      read: { $0.doubleValue.map { Date(timeIntervalSinceReferenceDate: $0) } })
  }
  static var string: StorageCoding<String> {
    StorageCoding<String>(write: { .string($0) }, read: { $0.stringValue?.streamSafe })
  }
  static var url: StorageCoding<URL> {
    StorageCoding<URL>(
      write: { .string($0.absoluteString) },
      read: { $0.stringValue.flatMap { URL(string: $0.string) } })
  }
  static var data: StorageCoding<Data> {
    StorageCoding<Data>(
      write: { .string($0.base64EncodedString()) },
      read: { $0.stringValue.flatMap { Data(base64Encoded: $0.string) } })
  }

  static func raw(_ coding: StorageCoding<Value.RawValue>) -> StorageCoding
  where Value: RawRepresentable {
    StorageCoding(
      write: { coding.write($0.rawValue) },
      read: { coding.read($0).flatMap(Value.init(rawValue:)) })
  }

  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(write: { $0.flatMap(coding.write) }, read: { .some(coding.read($0)) })
  }
}

/// A value under a name, with its initial value for when nothing is stored.
@MainActor
struct StoredValue<Value> {
  nonisolated let key: String
  // Created with the view, not always on the main actor; read only on the main actor.
  private nonisolated let initial: UncheckedSendable<Value>
  private nonisolated let coding: UncheckedSendable<StorageCoding<Value>>

  nonisolated init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = UncheckedSendable(initial)
    self.coding = UncheckedSendable(coding)
  }

  func read(from values: StoredValues?) -> Value {
    values?.value(for: key).flatMap(coding.value.read) ?? initial.value
  }

  func write(_ value: Value, to values: StoredValues?) {
    values?.set(coding.value.write(value), for: key)
  }
}
