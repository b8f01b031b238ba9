import NavigationCore
import OrderedJSON

/// What values are read by: the session's types, and what to do about a type that is none of them.
public struct ReadingContext {
  public let types: TypeRegistry
  public let unknownTypes: TypeRegistry.UnknownTypes

  public init(types: TypeRegistry, unknownTypes: TypeRegistry.UnknownTypes) {
    self.types = types
    self.unknownTypes = unknownTypes
  }

  /// - Parameter pointer: where the value stands in the request.
  func element(_ value: JSONValue, at pointer: @autoclosure () -> String) throws(WireError)
    -> NavigationPath.Element
  {
    do {
      return try types.element(fromWire: value, unknownTypes: unknownTypes)
    } catch {
      throw WireError(error).inside(pointer())
    }
  }
}

/// A request's parameters, asked for by name and kind.
struct Parameters {
  let object: JSONObject
  let context: ReadingContext
  let pointer: String

  func has(_ name: String) -> Bool { object[name] != nil }

  func pointer(to name: String) -> String { "\(pointer)/\(name)" }

  func error(_ name: String, _ message: String) -> WireError {
    WireError(.invalidParams, message, pointer: pointer(to: name))
  }

  func required(_ name: String) throws(WireError) -> JSONValue {
    if let value = object[name] { return value }
    throw WireError(.invalidParams, "The parameter “\(name)” is missing.", pointer: pointer)
  }

  /// The names of which exactly one must be given.
  func only(of names: [String]) throws(WireError) -> String {
    let given = names.filter(has)
    if given.count == 1 { return given[0] }
    let list = names.joined(separator: ", ")
    throw WireError(
      .invalidParams,
      "Expected exactly one of \(list); there \(given.isEmpty ? "is none" : "are \(given.count)").",
      pointer: pointer)
  }

  func element(_ name: String) throws(WireError) -> NavigationPath.Element {
    try context.element(required(name), at: pointer(to: name))
  }

  func elements(_ name: String) throws(WireError) -> [NavigationPath.Element] {
    guard case .array(let values) = try required(name) else {
      throw error(name, "Expected “\(name)” to be an array of values.")
    }
    var elements: [NavigationPath.Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      elements.append(try context.element(value, at: "\(pointer(to: name))/\(index)"))
    }
    return elements
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(WireError) -> Int {
    if let number = try required(name).intValue, range.contains(number) { return number }
    let bounds =
      range.upperBound == .max
      ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
    throw error(name, "Expected “\(name)” to be an integer, \(bounds).")
  }

  func integer(_ name: String, in range: ClosedRange<Int>, else standard: Int) throws(WireError)
    -> Int
  {
    has(name) ? try integer(name, in: range) : standard
  }

  func optionalInteger(_ name: String, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    has(name) ? try integer(name, in: range) : nil
  }

  func string(_ name: String) throws(WireError) -> String {
    if let text = try required(name).stringValue { return text }
    throw error(name, "Expected “\(name)” to be a string.")
  }

  func bool(_ name: String, else standard: Bool) throws(WireError) -> Bool {
    guard has(name) else { return standard }
    if let value = try required(name).boolValue { return value }
    throw error(name, "Expected “\(name)” to be true or false.")
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(WireError) -> Choice
  where Choice.RawValue == String {
    let text = try required(name).stringValue
    if let text, let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(name, "Expected “\(name)” to be one of \(names).")
  }

  func optionalChoice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(WireError)
    -> Choice?
  where Choice.RawValue == String {
    guard has(name) else { return nil }
    let choice: Choice = try choice(name)
    return choice
  }
}
