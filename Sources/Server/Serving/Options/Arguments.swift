import OrderedJSON
import WireProtocol

/// The arguments of one command, taken apart: options by name, the rest in order.
public struct Arguments: Hashable, Sendable {
  /// The values of the options, by name, in the order given.
  public private(set) var values: [String: [String]] = [:]
  /// The words that are not options.
  public private(set) var positionals: [String] = []

  /// Reads `--name=value` and `--name value`; after `--` everything is positional.
  ///
  /// - Throws: a sentence that names the option, and the nearest there is.
  public init(_ arguments: [String], options: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionals.append(argument)
        continue
      }
      try read(argument, &rest, options)
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { "--\($0.name)" == name }) else {
      throw Self.unknown(name, options)
    }
    if values[option.name] != nil && !option.isRepeatable {
      throw UsageError("--\(option.name) is given twice.")
    }
    let inline = parts.count == 2 ? String(parts[1]) : nil
    values[option.name, default: []].append(try Self.value(of: option, inline, &rest))
  }

  private static func value(
    of option: Option, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if inline != nil { throw UsageError("--\(option.name) takes no value.") }
      return ""
    }
    if let inline { return inline }
    if let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      return next
    }
    throw UsageError("--\(option.name) needs a value: --\(option.name) \(placeholder).")
  }

  private static func unknown(_ name: String, _ options: [Option]) -> UsageError {
    let names: [UTF8String] = options.map { "--\($0.name)" }
    guard let nearest = nearestNames(to: UTF8String(name), in: names, limit: 1).first else {
      return UsageError("Unknown option \(name). --help lists the options.")
    }
    return UsageError("Unknown option \(name). Did you mean \(nearest)?")
  }

  /// True if an option is given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option; nil if it is not given.
  public func value(_ name: String) -> String? { values[name]?.last }

  /// - Throws: a sentence that states the range.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw UsageError(
      "--\(name) expects a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
  }

  /// One of several values; nil if the option is not given.
  ///
  /// - Throws: a sentence that lists the values.
  public func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(UsageError)
    -> Choice?
  where Choice.RawValue == String {
    guard let text = value(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("--\(name) expects one of \(names), not “\(text)”.")
  }
}
