/// A part of a session that is stored in one step: all of it or nothing.
public struct StoredRecord: Hashable, Sendable {
  /// Nil for what makes no revision: an answer to remember, a value.
  public var revision: SavedRevision?
  /// States to begin from when the session is opened: none is behind the revision, or behind the
  /// newest where there is none. A session's first record has that of number 0.
  public var snapshots: [SavedSnapshot]
  /// The answer to a keyed request; nil where none is to be remembered.
  public var answer: SavedAnswer?
  /// The values that the scene keeps, as JSON texts by name; nil to forget one.
  public var values: [String: [UInt8]?]
  /// Everything that the scene kept before is forgotten first.
  public var forgetsValues: Bool
  /// The scene that is open from now on; nil for the same as before.
  public var scene: String?

  /// - Parameter values: nil for one to forget.
  public init(
    revision: SavedRevision? = nil, snapshots: [SavedSnapshot] = [], answer: SavedAnswer? = nil,
    values: [String: [UInt8]?] = [:], forgetsValues: Bool = false, scene: String? = nil
  ) {
    self.revision = revision
    self.snapshots = snapshots
    self.answer = answer
    self.values = values
    self.forgetsValues = forgetsValues
    self.scene = scene
  }
}

/// A revision as it is kept; what its body says is the session's affair.
public struct SavedRevision: Hashable, Sendable {
  /// Counted from 1, without gaps.
  public let number: Int
  /// Milliseconds since 1970.
  public let at: Int64
  public let body: [UInt8]

  /// - Parameter at: milliseconds since 1970.
  public init(number: Int, at: Int64, body: [UInt8]) {
    self.number = number
    self.at = at
    self.body = body
  }
}

/// The state behind a revision, with all that a session needs to go on from there.
public struct SavedSnapshot: Hashable, Sendable {
  /// The number of the revision behind which the state is; 0 for the beginning.
  public let number: Int
  public let body: [UInt8]

  /// - Parameter number: of the revision behind which the state is.
  public init(number: Int, body: [UInt8]) {
    self.number = number
    self.body = body
  }
}

/// The first answer to a command that came with a key.
public struct SavedAnswer: Hashable, Sendable {
  /// The name of the client that asked.
  public let client: String
  /// The key of the request, which is the client's own.
  public let key: String
  /// The result, or what it was refused with, as JSON text.
  public let result: [UInt8]
  /// The time of the answer in milliseconds since 1970; nil if it was not recorded.
  public let at: Int64?
  /// Tells what was asked from all else under the same key; 0 where that has not been noted.
  public let request: Int

  /// - Parameter result: as JSON text.
  public init(client: String, key: String, result: [UInt8], at: Int64? = nil, request: Int = 0) {
    self.client = client
    self.key = key
    self.result = result
    self.at = at
    self.request = request
  }
}

/// A session as a store gives it back.
public struct SavedSession: Hashable, Sendable {
  /// The newest that can be read.
  public var snapshot: SavedSnapshot
  /// Without gaps, oldest first: all behind the snapshot, and before it as many as are kept, up to
  /// `recalled` and `recalledBytes` together.
  public var revisions: [SavedRevision]
  /// The number of the first revision that is kept without a gap to the newest.
  public var oldest: Int
  /// Oldest first, at most `maxAnswers`.
  public var answers: [SavedAnswer]
  /// The values that the scene keeps, as JSON texts by name.
  public var values: [String: [UInt8]]

  /// - Parameter revisions: without gaps, oldest first.
  public init(
    snapshot: SavedSnapshot, revisions: [SavedRevision] = [], oldest: Int = 1,
    answers: [SavedAnswer] = [], values: [String: [UInt8]] = [:]
  ) {
    self.snapshot = snapshot
    self.revisions = revisions
    self.oldest = oldest
    self.answers = answers
    self.values = values
  }

  /// The number of revisions that a session has at once when it is opened: a client that was cut off
  /// resumes within them.
  public static let recalled = 512
  /// The bytes that their bodies may have together, unless it takes more to come to the newest.
  public static let recalledBytes = 1 << 20
  /// The number of answers of a session that are kept; beyond it the client with the most loses its oldest.
  public static let maxAnswers = 131_072
  /// The time for which answers are kept: a day.
  public static let answerMilliseconds: Int64 = 86_400_000

  /// The number of the newest revision.
  public var head: Int { max(snapshot.number, revisions.last?.number ?? 0) }
}

/// The bad end of a history, set aside.
public struct SavedDamage: Hashable, Sendable {
  /// The first revision that is missing since.
  public let from: Int
  /// The time of the discovery, in milliseconds since 1970.
  public let at: Int64
  /// One sentence.
  public let reason: String

  /// - Parameter at: milliseconds since 1970.
  public init(from: Int, at: Int64, reason: String) {
    self.from = from
    self.at = at
    self.reason = reason
  }
}
