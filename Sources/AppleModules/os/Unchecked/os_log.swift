@_exported import MachO

/// Writes a message of a level with its arguments in place of the formats.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  Logger(log).log(level: type, "\(formatted("\(message)", args))")
}

/// Writes a message with its arguments in place of the formats.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  Logger(log).log(level: type, "\(formatted("\(message)", args))")
}

/// Puts values in place of a message's formats; values without a format follow it.
func formatted(_ message: String, _ values: [Any]) -> String {
  var rest = values.map { "\($0)" }[...]
  let format = /%(?:\{[^}]*\})?[-+ #0-9.*]*(?:hh|h|ll|l|q|t|z)?[@dDiuUxXoOfFeEgGcCsSpaA%]/
  let text = message.replacing(format) { match in
    match.output == "%%" ? "%" : rest.popFirst() ?? String(match.output)
  }
  return ([text] + rest).joined(separator: " ")
}
