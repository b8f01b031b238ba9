/// A part of a session that is stored in one step: all of it or nothing.
public struct StoredRecord: Hashable, Sendable {
  /// The revision; nil if the record creates none, for example an answer to remember, or a value.
  public var revision: SavedRevision?
  /// States to begin from when the session is opened. None is later than the revision, or than the
  /// newest revision if the record has none. A session's first record has the state with number 0.
  public var snapshots: [SavedSnapshot]
  /// The answer to a keyed request; nil if there is none to remember.
  public var answer: SavedAnswer?
  /// The values that the scene keeps, as JSON texts by name; nil to forget a value.
  public var values: [String: [UInt8]?]
  /// True if everything that the scene kept before is forgotten first.
  public var forgetsValues: Bool
  /// The scene that is open from now on; nil if it has not changed.
  public var scene: String?

  /// - Parameter values: nil for a value to forget.
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

/// A stored revision. Only the session interprets its body.
public struct SavedRevision: Hashable, Sendable {
  /// The number, counted from 1 without gaps.
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

/// The state after a revision, with everything that a session needs to continue from there.
public struct SavedSnapshot: Hashable, Sendable {
  /// The number of the revision that led to the state; 0 for the beginning.
  public let number: Int
  public let body: [UInt8]

  /// - Parameter number: the number of the revision that led to the state.
  public init(number: Int, body: [UInt8]) {
    self.number = number
    self.body = body
  }
}

/// The first answer to a command with a key.
public struct SavedAnswer: Hashable, Sendable {
  /// The name of the client that sent the command.
  public let client: String
  /// The key of the request, which the client chose.
  public let key: String
  /// The result or the refusal, as JSON text.
  public let result: [UInt8]
  /// The time of the answer in milliseconds since 1970; nil if it was not recorded.
  public let at: Int64?
  /// Distinguishes the request from other requests with the same key; 0 if it was not recorded.
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

/// A session as a store returns it.
public struct SavedSession: Hashable, Sendable {
  /// The newest readable snapshot.
  public var snapshot: SavedSnapshot
  /// The revisions without gaps, oldest first: all after the snapshot, and those kept before it, up
  /// to `recalled` and `recalledBytes` together.
  public var revisions: [SavedRevision]
  /// The number of the first revision from which all are kept up to the newest.
  public var oldest: Int
  /// The answers, oldest first, at most twice `maxAnswers`.
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

  /// The number of revisions that a session has in memory when it is opened: a client that lost its
  /// connection can resume within them.
  public static let recalled = 512
  /// The largest total size of their bodies in bytes, unless more is needed to reach the newest.
  public static let recalledBytes = 1 << 20
  /// The number of answers that are kept for a session. Beyond it, the client with the most answers
  /// loses its oldest ones. A store removes them now and then, so it can have more for a while.
  public static let maxAnswers = 131_072
  /// The time for which answers are kept: one day.
  public static let answerMilliseconds: Int64 = 86_400_000

  /// The number of the newest revision.
  public var head: Int { max(snapshot.number, revisions.last?.number ?? 0) }
}

/// The damaged end of a history, which was set aside.
public struct SavedDamage: Hashable, Sendable {
  /// The first revision that is missing since then.
  public let from: Int
  /// The time of the discovery, in milliseconds since 1970.
  public let at: Int64
  /// The reason, as one sentence.
  public let reason: String

  /// - Parameter at: milliseconds since 1970.
  public init(from: Int, at: Int64, reason: String) {
    self.from = from
    self.at = at
    self.reason = reason
  }
}
