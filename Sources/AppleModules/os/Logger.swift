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
  /// A category that profilers know.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Tracing that can be switched on.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Tracing that can be switched on, with stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let name: String
  /// A log without names.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// Creates a log with its names.
  public init(subsystem: String, category: String) {
    name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
  }

  /// Creates a log with its names.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Always false.
  public var signpostsEnabled: Bool { false }
  /// True unless the level is for a debugger.
  public func isEnabled(type: OSLogType) -> Bool { type != .debug }
}
