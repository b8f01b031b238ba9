import FoundationEssentials
import OrderedJSON
import Platform

/// Made-up values in JSON, so that the form for a type begins with its fields.
///
/// They come from the stored properties alone. No initializer of the author's runs, because it might
/// not expect such a value; so a type with its own coding keys refuses its sample.
enum ValueSample {
  private static let maxDepth = 4
  private static let maxFields = 40

  /// A sample of a type; null if nothing is known of it.
  static func json(of type: Any.Type) -> JSONValue { value(of: type, at: 0) ?? .null }

  private static func value(of type: Any.Type, at depth: Int) -> JSONValue? {
    if depth > maxDepth { return nil }
    if let scalar = scalar(of: type) { return scalar }
    if let type = type as? any SampledAlone.Type { return type.sample }
    switch type {
    case let type as any SampledOptional.Type: return value(of: type.wrapped, at: depth) ?? .null
    case let type as any SampledList.Type:
      return .array(value(of: type.item, at: depth + 1).map { [$0] } ?? [])
    case let type as any CaseIterable.Type: return firstCase(of: type)
    default: return fields(of: type, at: depth)
    }
  }

  private static func scalar(of type: Any.Type) -> JSONValue? {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: true
    case is any BinaryInteger.Type: .number(JSONNumber(1))
    case is any BinaryFloatingPoint.Type: .number(JSONNumber(1.5) ?? 0)
    default: nil
    }
  }

  private static func firstCase<T: CaseIterable>(of type: T.Type) -> JSONValue? {
    guard let first = type.allCases.first as? any Hashable & Codable else { return nil }
    return NavigationPath.Element(first).payloadJSON
  }

  private static func fields(of type: Any.Type, at depth: Int) -> JSONValue? {
    // A class may hold anything, and an enum with values has no properties.
    guard !(type is AnyClass) else { return nil }
    let fields = Fields.names(of: type).prefix(maxFields)
    if fields.isEmpty { return nil }
    var object: JSONObject = [:]
    for (name, type) in fields {
      // The storage of a wrapped or lazy property has another name than its key.
      guard !name.hasPrefix("_"), !name.hasPrefix("$"), let sample = value(of: type, at: depth + 1)
      else { return nil }
      object[UTF8String(name)] = sample
    }
    return .object(object)
  }
}

private protocol SampledOptional { static var wrapped: Any.Type { get } }
extension Optional: SampledOptional { static var wrapped: Any.Type { Wrapped.self } }

private protocol SampledList { static var item: Any.Type { get } }
extension Array: SampledList { static var item: Any.Type { Element.self } }
extension Set: SampledList { static var item: Any.Type { Element.self } }

/// A type whose JSON does not follow from its properties.
private protocol SampledAlone { static var sample: JSONValue { get } }
extension Dictionary: SampledAlone { static var sample: JSONValue { [:] } }
extension UUID: SampledAlone {
  static var sample: JSONValue { "01020304-0506-0708-090A-0B0C0D0E0F10" }
}
extension Date: SampledAlone { static var sample: JSONValue { .number(JSONNumber(0)) } }
extension URL: SampledAlone { static var sample: JSONValue { "https://example.com" } }
extension Data: SampledAlone { static var sample: JSONValue { "" } }
extension Decimal: SampledAlone { static var sample: JSONValue { .number(JSONNumber(1)) } }
