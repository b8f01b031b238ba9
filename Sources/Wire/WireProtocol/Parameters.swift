import NavigationCore
import OrderedJSON

/// A request's parameters, asked for by name and kind.
struct Parameters {
  let object: JSONObject
  let context: ReadingContext
  let pointer: UTF8String

  func has(_ name: UTF8String) -> Bool { object[name] != nil }

  func pointer(to name: UTF8String) -> UTF8String { "\(pointer)/\(name)" }

  func error(_ name: UTF8String, _ sentence: Sentence) -> WireError {
    WireError(.invalidParams, sentence, pointer: pointer(to: name))
  }

  func required(_ name: UTF8String) throws(WireError) -> JSONValue {
    if let value = object[name] { return value }
    throw WireError(.invalidParams, "The parameter “\(name)” is missing.", pointer: pointer)
  }

  /// The names of which exactly one must be given.
  func only(of names: [UTF8String]) throws(WireError) -> UTF8String {
    let given = names.filter(has)
    if given.count == 1 { return given[0] }
    let list = names.joined(by: ", ")
    let sentence: Sentence =
      given.isEmpty
      ? "Expected exactly one of \(list), found none."
      : "Expected exactly one of \(list), found \(given.count)."
    throw WireError(.invalidParams, sentence, pointer: pointer)
  }

  func element(_ name: UTF8String) throws(WireError) -> NavigationPath.Element {
    try context.element(required(name), at: pointer(to: name))
  }

  func elements(_ name: UTF8String) throws(WireError) -> [NavigationPath.Element] {
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

  func integer(_ name: UTF8String, in range: ClosedRange<Int>) throws(WireError) -> Int {
    if let number = try required(name).intValue, range.contains(number) { return number }
    throw error(
      name,
      range.upperBound == .max
        ? "Expected “\(name)” to be an integer, \(range.lowerBound) or more."
        : "Expected “\(name)” to be an integer, \(range.lowerBound) to \(range.upperBound).")
  }

  func integer(_ name: UTF8String, in range: ClosedRange<Int>, else standard: Int) throws(WireError)
    -> Int
  {
    has(name) ? try integer(name, in: range) : standard
  }

  func optionalInteger(_ name: UTF8String, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    has(name) ? try integer(name, in: range) : nil
  }

  func string(_ name: UTF8String) throws(WireError) -> UTF8String {
    if let text = try required(name).stringValue { return text }
    throw error(name, "Expected “\(name)” to be a string.")
  }

  /// A URL, whose parts become values once they are decoded.
  ///
  /// - Throws: `value_mismatch` if Swift could not compare one in linear time.
  func liveURL(_ name: UTF8String) throws(WireError) -> String {
    let text = try liveText(name)
    if UTF8String(text).withoutPercentEncoding.isStreamSafe { return text }
    throw tooManyMarks(name)
  }

  /// Text that becomes a value which Swift and authors compare.
  ///
  /// - Throws: `value_mismatch` if that would not take linear time.
  func liveText(_ name: UTF8String) throws(WireError) -> String {
    if let text = try string(name).streamSafe { return text }
    throw tooManyMarks(name)
  }

  private func tooManyMarks(_ name: UTF8String) -> WireError {
    WireError(.valueMismatch, ValueError.tooManyMarks, pointer: pointer(to: name))
  }

  func bool(_ name: UTF8String, else standard: Bool) throws(WireError) -> Bool {
    guard has(name) else { return standard }
    if let value = try required(name).boolValue { return value }
    throw error(name, "Expected “\(name)” to be true or false.")
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ name: UTF8String) throws(WireError)
    -> Choice
  where Choice.RawValue == String {
    let text = try required(name).stringValue
    if let text, let choice = Choice(named: text) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(name, "Expected “\(name)” to be one of \(names).")
  }

  func optionalChoice<Choice: RawRepresentable & CaseIterable>(_ name: UTF8String) throws(WireError)
    -> Choice?
  where Choice.RawValue == String {
    guard has(name) else { return nil }
    let choice: Choice = try choice(name)
    return choice
  }
}
