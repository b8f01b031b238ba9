/// The bounds of a session's history. However low they are, the revisions from the older of its two
/// newest snapshots to its newest revision are kept.
///
/// A history is cut each time the session has grown by `stride` revisions or by `byteStride`. It
/// can exceed the bounds by that amount, and a session that is never used is never cut.
public struct Retention: Hashable, Sendable {
  /// The largest number of revisions.
  public var revisions: Int
  /// The largest size of the revisions' bodies and of the states between them, in bytes.
  public var bytes: Int
  /// The greatest age of a revision, in milliseconds.
  public var milliseconds: Int64
  /// The largest number of answers to commands with a key.
  public var answers = SavedSession.maxAnswers
  /// The time for which answers are kept, in milliseconds.
  public var answerMilliseconds = SavedSession.answerMilliseconds

  /// Creates bounds with the standard values, unless others are given.
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

  /// The number of revisions that are kept for a session.
  public static let maxRevisions = 10_000
  /// The bytes of revisions that are kept for a session.
  public static let maxBytes = 64 << 20
  /// The greatest age of a revision in milliseconds: 90 days.
  public static let longest: Int64 = 90 * 24 * 3_600 * 1_000

  /// The number of answers that are kept at any age: a clock that jumped ahead removes none of
  /// them.
  package static let answersInAnyCase = 1_024
  /// The age, one day, from which a revision's time counts for the age of other revisions.
  package static let settled: Int64 = 24 * 3_600 * 1_000

  package static let stride = 256
  package static let byteStride = 4 << 20
  /// The largest number that is removed at once, in addition to twice the number that was added: so
  /// the next group does not wait long.
  package static let maxRemoved = 2_048
  package static let maxRemovedBytes = 32 << 20
}
