/// The bounds of a session's history. However low they are, the revisions from the older of its two
/// newest snapshots to its newest revision are kept.
///
/// A history is cut whenever the session has grown by `stride` revisions or by `byteStride`: it may
/// exceed the bounds by as much, and a session that is never touched is never cut.
public struct Retention: Hashable, Sendable {
  /// The most revisions.
  public var revisions: Int
  /// The most bytes of the revisions' bodies, and of the states between them.
  public var bytes: Int
  /// The greatest age of a revision.
  public var milliseconds: Int64
  /// The most answers to commands with a key, and their greatest age.
  public var answers = SavedSession.maxAnswers
  /// The time for which answers are kept, in milliseconds.
  public var answerMilliseconds = SavedSession.answerMilliseconds

  /// The standard bounds, unless others are given.
  public init(
    revisions: Int = maxRevisions, bytes: Int = maxBytes, milliseconds: Int64 = longest
  ) {
    self.revisions = revisions
    self.bytes = bytes
    self.milliseconds = milliseconds
  }

  package static let everything: Retention = {
    var retention = Retention(revisions: .max, bytes: .max, milliseconds: .max)
    retention.answers = .max
    retention.answerMilliseconds = .max
    return retention
  }()

  /// The number of revisions that are kept of a session.
  public static let maxRevisions = 10_000
  /// The bytes of revisions that are kept of a session.
  public static let maxBytes = 64 << 20
  /// 90 days.
  public static let longest: Int64 = 90 * 24 * 3_600 * 1_000

  /// The answers that stay, however old: a clock that jumped ahead takes nothing away.
  package static let answersInAnyCase = 1_024
  /// The age, a day, from which on a revision's time counts for the age of others.
  package static let settled: Int64 = 24 * 3_600 * 1_000

  package static let stride = 256
  package static let byteStride = 4 << 20
  /// The most that is removed at once, beside twice as many as have come: so the next group does not
  /// wait for long.
  package static let maxRemoved = 2_048
  package static let maxRemovedBytes = 32 << 20
}
