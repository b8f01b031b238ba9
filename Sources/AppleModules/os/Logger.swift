import Foundation

/// Writes messages to standard error.
///
/// Source: Apple, `Logger`.
public struct Logger: Sendable {
  private let name: String

  /// Creates a logger with its names.
  public init(subsystem: String, category: String) {
    name = category.isEmpty ? subsystem : "\(subsystem):\(category)"
  }

  /// Creates a logger without names.
  public init() { name = "" }

  /// Creates a logger with the names of a log.
  public init(_ log: OSLog) { name = log.name }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write("", message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  /// Writes nothing: traces are for a debugger.
  public func trace(_ message: OSLogMessage) {}
  /// Writes nothing: such messages are for a debugger.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message.
  public func info(_ message: OSLogMessage) { write("info", message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write("", message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write("error", message) }
  /// Writes an error that should be impossible.
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  /// Writes an error that should be impossible.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    let lead = [name, level].filter { !$0.isEmpty }.map { "\($0): " }.joined()
    FileHandle.standardError.write(Data("\(lead)\(message.text)\n".utf8))
  }
}

/// A level of a message.
public struct OSLogType: Hashable, Sendable {
  let name: String
  /// A message.
  public static let `default` = OSLogType(name: "")
  /// A message of less importance.
  public static let info = OSLogType(name: "info")
  /// A message for a debugger.
  public static let debug = OSLogType(name: "debug")
  /// An error.
  public static let error = OSLogType(name: "error")
  /// An error that should be impossible.
  public static let fault = OSLogType(name: "fault")
}

/// The names of a log.
public final class OSLog: Sendable {
  let name: String
  /// A log without names.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// Creates a log with its names.
  public init(subsystem: String, category: String) {
    name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
  }
}

/// Writes a message. Its arguments follow it as they are.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  let words = ["\(message)"] + args.map { "\($0)" }
  Logger(log).log(level: type, "\(words.joined(separator: " "))")
}

/// Writes a message of a level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  os_log(message, log: log, type: type, args.map { "\($0)" }.joined(separator: " "))
}
