import Platform
import Synchronization

// There is no Objective-C on Linux: these are the functions of its runtime that packages call.
@_exported import class Foundation.NSObject

/// A way to keep an object that is associated with another. Objects are kept strongly.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that an object is associated with under a key; nil if there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let (object, key) = (UncheckedSendable(object as AnyObject), UInt(bitPattern: key))
  return associations.withLock {
    $0.value(of: object.value, key).map(UncheckedSendable.init)
  }?.value
}

/// Associates a value with an object under a key; nil ends that.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let pair = UncheckedSendable((object as AnyObject, value))
  let key = UInt(bitPattern: key)
  _ = associations.withLock { UncheckedSendable($0.set(pair.value.1, of: pair.value.0, key)) }
}

/// Ends all associations of an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = UncheckedSendable(object as AnyObject)
  _ = associations.withLock { UncheckedSendable($0.removeAll(of: object.value)) }
}

/// Calls a closure; there are no pools of objects on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// The values are those of packages, which say themselves from where they use them.
private let associations = Mutex(Associations())
