import Sessions

/// How much of a session's history is kept, at most; but never less than leads from the older of its
/// two newest snapshots to its newest revision.
///
/// It is looked after whenever a session has grown by `stride` revisions or by `byteStride`, so that
/// one has up to as many more, and what is never touched is never cut.
public struct Retention: Hashable, Sendable {
  public var revisions: Int
  /// Of their bodies, and of the states between them.
  public var bytes: Int
  public var milliseconds: Int64
  /// How many answers to commands with a key, and how long.
  public var answers = SavedSession.mostAnswers
  public var answerMilliseconds = SavedSession.answerMilliseconds

  public init(
    revisions: Int = maxRevisions, bytes: Int = maxBytes, milliseconds: Int64 = longest
  ) {
    self.revisions = revisions
    self.bytes = bytes
    self.milliseconds = milliseconds
  }

  static let everything: Retention = {
    var retention = Retention(revisions: .max, bytes: .max, milliseconds: .max)
    retention.answers = .max
    retention.answerMilliseconds = .max
    return retention
  }()

  public static let maxRevisions = 10_000
  public static let maxBytes = 64 << 20
  /// 90 days.
  public static let longest: Int64 = 90 * 24 * 3_600 * 1_000

  /// So many answers stay, however old: a clock that jumped ahead takes nothing away.
  static let answersInAnyCase = 1_024
  /// Behind a day the time of a revision is one that others are old by.
  static let settled: Int64 = 24 * 3_600 * 1_000

  static let stride = 256
  static let byteStride = 4 << 20
  /// At once, beside twice as many as have come: so that no group waits for long.
  static let maxRemoved = 2_048
  static let maxRemovedBytes = 32 << 20
}
