/// The bytes of sessions in the store, as far as they have been measured.
///
/// To measure one that takes much is to read much, milliseconds for each: a list of sessions measures
/// for a bounded time, and the next goes on where it ended.
struct SessionSizes {
  private var known: [String: (revision: Int, bytes: Int)] = [:]
  private var end = ContinuousClock.now
  var now: () -> ContinuousClock.Instant = { .now }

  /// The time for which one list of sessions measures, but for the last session.
  private static let time = Duration.milliseconds(5)

  mutating func beginMeasuring() { end = now() + Self.time }

  /// The bytes that it takes, or took when it was measured last; nil where it has not been.
  @MainActor
  mutating func bytes(of session: String, at revision: Int, in store: any SessionStore) -> Int? {
    if let known = known[session], known.revision == revision { return known.bytes }
    if now() < end { known[session] = (revision, store.bytes(of: session)) }
    return known[session]?.bytes
  }

  mutating func forget(_ session: String) { known[session] = nil }
}
