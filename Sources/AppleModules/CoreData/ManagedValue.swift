import Foundation

/// A type whose values have a first one, as the attributes of a new object have.
public protocol ManagedDefault {
  /// The value of an attribute that was never set.
  static var managedDefault: Self { get }
}

extension ManagedDefault where Self: ExpressibleByIntegerLiteral {
  /// Zero.
  public static var managedDefault: Self { 0 }
}
extension ManagedDefault where Self: ExpressibleByArrayLiteral {
  /// Nothing.
  public static var managedDefault: Self { [] }
}

extension Int: ManagedDefault {}
extension Int16: ManagedDefault {}
extension Int32: ManagedDefault {}
extension Int64: ManagedDefault {}
extension Double: ManagedDefault {}
extension Float: ManagedDefault {}
extension Decimal: ManagedDefault {}
extension Array: ManagedDefault {}
extension Set: ManagedDefault {}
extension Bool: ManagedDefault {
  /// False.
  public static var managedDefault: Bool { false }
}
extension String: ManagedDefault {
  /// Nothing.
  public static var managedDefault: String { "" }
}
extension Data: ManagedDefault {
  /// Nothing.
  public static var managedDefault: Data { Data() }
}
extension Date: ManagedDefault {
  /// The beginning of 2001.
  public static var managedDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: ManagedDefault {
  /// A new one.
  public static var managedDefault: UUID { UUID() }
}
extension URL: ManagedDefault {
  /// The root of the disk.
  public static var managedDefault: URL { URL(filePath: "/") }
}
extension NSManagedObject: ManagedDefault {
  /// An object that is nowhere.
  public static var managedDefault: Self { Self(entity: entity(), insertInto: nil) }
}

// The bodies that `colonnade adopt` writes in place of `@NSManaged`.
extension NSManagedObject {
  /// The value of an attribute or a relationship; nil if there is none.
  public func managedValue<Value>(_ key: String) -> Value? {
    return Self.value(values[key])
  }

  /// The value of an attribute or a relationship.
  @_disfavoredOverload
  public func managedValue<Value: ManagedDefault>(
    _ key: String, default first: Value? = nil
  ) -> Value {
    if let value: Value = Self.value(values[key]) { return value }
    let value = first ?? Value.managedDefault
    values[key] = value
    return value
  }

  /// The objects of a relationship.
  public func managedValue(_ key: String) -> NSSet { managedValue(key) ?? NSSet() }
  /// The objects of a relationship, in order.
  public func managedValue(_ key: String) -> NSOrderedSet { managedValue(key) ?? NSOrderedSet() }
  /// A number.
  public func managedValue(_ key: String) -> NSDecimalNumber {
    managedValue(key) ?? NSDecimalNumber(value: 0)
  }

  private static func value<Value>(_ kept: Any?) -> Value? {
    if let value = kept as? Value { return value }
    guard let elements = kept as? NSSet else { return nil }
    if Value.self == NSOrderedSet.self { return NSOrderedSet(set: asHashable(elements)) as? Value }
    return asHashable(elements) as? Value
  }

  private static func asHashable(_ set: NSSet) -> Set<AnyHashable> {
    Set(set.allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Sets a value, and the object at the other end of a relationship.
  ///
  /// - Parameter many: true if the other end has several objects.
  public func setManagedValue<Value>(
    _ value: Value?, _ key: String, inverse: String? = nil, many: Bool = false
  ) {
    let value = KeyValueList.kept(value)
    guard let inverse else { return change(value, key) }
    let before = KeyValueList.objects(values[key])
    let after = KeyValueList.objects(value)
    change(value, key)
    for object in before where !after.contains(object) { object.unlink(self, inverse) }
    for object in after where !before.contains(object) { object.link(self, inverse, many) }
  }

  /// Adds objects to a relationship.
  public func addManaged(
    _ added: Any, to key: String, inverse: String? = nil, many: Bool = false
  ) {
    for object in KeyValueList.objects(added) {
      link(object, key, true)
      if let inverse { object.link(self, inverse, many) }
    }
  }

  /// Removes objects from a relationship.
  public func removeManaged(_ removed: Any, from key: String, inverse: String? = nil) {
    for object in KeyValueList.objects(removed) {
      unlink(object, key)
      if let inverse { object.unlink(self, inverse) }
    }
  }

  private func link(_ object: NSManagedObject, _ key: String, _ isMany: Bool) {
    guard isMany else { return change(object, key) }
    let known = KeyValueList.objects(values[key])
    if !known.contains(object) { change(NSSet(array: known + [object]), key) }
  }

  func unlink(_ object: NSManagedObject, _ key: String) {
    if values[key] as? NSManagedObject === object { return change(nil, key) }
    guard values[key] is NSSet || values[key] is NSOrderedSet else { return }
    let known = KeyValueList.objects(values[key])
    if known.contains(object) { change(NSSet(array: known.filter { $0 != object }), key) }
  }
}

/// The objects of a relationship.
enum KeyValueList {
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// A value that is no optional.
  static func kept<Value>(_ value: Value?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return value }
    return mirror.children.first?.value
  }
}
