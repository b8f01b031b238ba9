import SessionRecords

/// The sizes of sessions in the store, as far as they have been measured.
///
/// Measuring a large session reads much data, which takes milliseconds. So a list of sessions
/// measures for a limited time, and the next list continues where it ended.
struct SessionSizes {
  private var known: [String: (revision: Int, bytes: Int)] = [:]
  private var end = ContinuousClock.now
  var now: () -> ContinuousClock.Instant = { .now }

  /// The time for which one list of sessions measures; the last session may exceed it.
  private static let time = Duration.milliseconds(5)

  mutating func beginMeasuring() { end = now() + Self.time }

  /// Returns the bytes that a session takes, or took at the last measurement; nil if it has not
  /// been measured.
  @MainActor
  mutating func bytes(of session: String, at revision: Int, in store: any SessionStore) -> Int? {
    if let known = known[session], known.revision == revision { return known.bytes }
    if now() < end { known[session] = (revision, store.bytes(of: session)) }
    return known[session]?.bytes
  }

  mutating func remove(_ session: String) { known[session] = nil }
}
