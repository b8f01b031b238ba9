import Foundation

/// An object whose values have names.
///
/// Without Objective-C an object's properties cannot be asked by name, so that others than these
/// are looked at with a mirror.
public protocol KeyValueReading: AnyObject {
  /// The value of a key; nil if there is none.
  func value(forKey key: String) -> Any?
}

/// Values by the names of keys, one after the other.
enum KeyValues {
  /// The value at a path of keys with dots between; of several objects the list of their values.
  static func value(of object: Any?, atPath path: String) -> Any? {
    path.split(separator: ".").reduce(object) { value(of: $0, String($1)) }
  }

  private static func value(of object: Any?, _ key: String) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if key == "self" || key == "SELF" { return object }
    if let elements = elements(of: object) { return value(of: elements, key) }
    if let object = object as? any KeyValueReading { return object.value(forKey: key) }
    if let values = object as? [String: Any] { return values[key] }
    return property(key, of: Mirror(reflecting: object))
  }

  private static func value(of elements: [Any], _ key: String) -> Any? {
    let numbers = elements.compactMap { PredicateValue.number($0) }
    switch key {
    case "@count", "count": return elements.count
    case "@sum": return numbers.reduce(0, +)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return elements.compactMap { value(of: $0, key) }
    }
  }

  private static func property(_ key: String, of mirror: Mirror) -> Any? {
    let child = mirror.children.first { $0.label == key || $0.label == "_\(key)" }
    if let child { return unwrapped(child.value) }
    return mirror.superclassMirror.flatMap { property(key, of: $0) }
  }

  /// The elements of a list or a set; nil of anything else.
  static func elements(of object: Any) -> [Any]? {
    switch object {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as NSArray: list.map { $0 }
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// A value that is no optional.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
