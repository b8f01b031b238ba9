import OrderedJSON

/// A revision of the Model Context Protocol, by the day of its last incompatible change.
package enum ProtocolRevision: String, CaseIterable, Sendable {
  case v2024November = "2024-11-05"
  case v2025March = "2025-03-26"
  case v2025June = "2025-06-18"
  case v2025November = "2025-11-25"
  /// Without a handshake: each request says what it speaks.
  case v2026July = "2026-07-28"

  /// The newest, which a client can use without asking.
  package static let newest = ProtocolRevision.v2026July
  /// The newest of those that begin with `initialize`.
  package static let newestWithHandshake = ProtocolRevision.v2025November

  /// True if every request carries the revision, and every result its type.
  var isStateless: Bool { self == .v2026July }

  /// True if several messages can come as one array.
  var hasBatches: Bool { self == .v2025March }

  /// The revisions by name, the newest first.
  static var names: [JSONValue] { allCases.reversed().map { .string($0.rawValue) } }

  init?(_ name: UTF8String) {
    guard let revision = Self.allCases.first(where: { UTF8String($0.rawValue) == name }) else {
      return nil
    }
    self = revision
  }
}
