/// Marks points and intervals of time for a profiler; accepted, and writes nothing.
///
/// Source: Apple, `OSSignposter`.
public struct OSSignposter: Sendable {
  /// A signposter that writes nothing, as all do.
  public static var disabled: OSSignposter { OSSignposter() }
  /// Always false.
  public var isEnabled: Bool { false }

  /// Creates a signposter.
  public init() {}
  /// Creates a signposter with its names.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter with its names.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter with the names of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter with the names of a logger.
  public init(logger: Logger) {}

  /// Creates an id.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Creates an id of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Begins nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Does nothing.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Calls a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Calls a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// An id of an interval; accepted, and has no effect here.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The usual id.
  public static let exclusive = OSSignpostID(1)
  /// No id.
  public static let invalid = OSSignpostID(.max)
  /// No id.
  public static let null = OSSignpostID(0)

  /// Creates an id of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an id.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an id of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
}

/// A kind of mark.
public struct OSSignpostType: Hashable, Sendable {
  private let number: UInt8
  /// A point.
  public static let event = OSSignpostType(number: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(number: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(number: 2)
}

/// Does nothing: marks are for a profiler.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: marks are for a profiler.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
