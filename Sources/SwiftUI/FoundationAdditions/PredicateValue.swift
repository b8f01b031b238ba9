import Foundation

/// Comparisons of values whose types are known only when a program runs.
enum PredicateValue {
  static func number(_ value: Any?) -> Double? {
    switch KeyValues.unwrapped(value) {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch KeyValues.unwrapped(value) {
    case let text as String: text
    case let text as NSString: String(text)
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  /// The order of two values; nothing comes first.
  static func order(_ first: Any?, _ second: Any?, isLocalized: Bool = false) -> ComparisonResult {
    guard let first = KeyValues.unwrapped(first) else {
      return KeyValues.unwrapped(second) == nil ? .orderedSame : .orderedAscending
    }
    guard let second = KeyValues.unwrapped(second) else { return .orderedDescending }
    if let first = text(first), let second = text(second) {
      return isLocalized ? first.localizedStandardCompare(second) : first.compare(second)
    }
    guard let first = number(first), let second = number(second), first != second else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : .orderedDescending
  }

  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = KeyValues.unwrapped(first) else { return KeyValues.unwrapped(second) == nil }
    guard let second = KeyValues.unwrapped(second) else { return false }
    if let first = text(first), let second = text(second) { return first == second }
    if let first = number(first), let second = number(second) { return first == second }
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else {
      return false
    }
    return first == second
  }
}
