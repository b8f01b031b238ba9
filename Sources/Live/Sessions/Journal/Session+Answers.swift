import NavigationCore
import OrderedJSON
import SessionRecords
import WireProtocol

extension Session {
  /// Answers a request with a key: the first time by carrying it out, later with the first answer.
  ///
  /// - Parameter work: carries out the request.
  func answerOnce(
    _ keyed: KeyedRequest, _ work: () throws(WireError) -> Result
  ) throws(WireError) -> Result {
    if let confirmed = keyed.confirmed, let run = NumberedKey(keyed.key.key)?.run {
      journal.answers.confirm(run, through: confirmed, by: keyed.key.client, at: keyed.at)
    }
    if let known = try journal.knownAnswer(to: keyed) {
      counts.replayed += 1
      return .object(try known.replayed())
    }
    try journal.answers.makeRoom(for: keyed.key.client, at: keyed.at)
    let result: Result
    do {
      result = try work()
    } catch {
      if error.code.isAboutTheCommand && !journal.isBroken {
        try storeAnswer(.refused(error.json.serialized()), for: keyed, isStored: false)
      }
      throw error
    }
    // A session that the request has removed remembers nothing.
    if !journal.isBroken { try storeAnswer(result, for: keyed) }
    return result
  }

  private func storeAnswer(_ result: Result, for keyed: KeyedRequest) throws(WireError) {
    switch result {
    case .done(let revision, let changed):
      try storeAnswer(.done(revision: revision, changed: changed), for: keyed, isStored: changed)
    case .loaded(let object, let changed):
      try storeAnswer(
        .result(JSONValue.object(object).serialized()), for: keyed, isStored: changed)
    case .object, .text, .export, .state: break
    }
  }

  /// - Parameter isStored: true if the answer was stored with the revision that the request
  ///   created.
  private func storeAnswer(
    _ body: IdempotencyCache.Answer.Body, for keyed: KeyedRequest, isStored: Bool
  ) throws(WireError) {
    let mustStore = journal.keepsRecords && !isStored && keyed.shouldBeStored
    if mustStore { try requireRoom(after: revision) }
    journal.answers.insert(
      IdempotencyCache.Answer(request: keyed.fingerprint, at: keyed.at, body: body), for: keyed.key)
    if mustStore { try journal.append(StoredRecord(answer: keyed.savedAnswer(body))) }
  }

  /// Forgets the answers to a client that has left and whose name was given by the server: its keys
  /// have no meaning for anyone else.
  public func removeAnswers(to client: String) {
    if Identifier.isGiven(client) { journal.answers.removeClient(client) }
  }
}

extension Session {
  /// True if there are answers to a client whose name was given by the server: no store has them.
  package var hasTransientAnswers: Bool { journal.answers.hasTransient }
}

extension Journal {
  /// Returns the first answer to an earlier request with the same key; nil if there was none.
  ///
  /// - Throws: `keyExpired` if the answer is no longer known, `keyReused` if the key belongs to
  ///   another request.
  func knownAnswer(to keyed: KeyedRequest) throws(WireError) -> IdempotencyCache.Answer? {
    switch answers.state(of: keyed.key) {
    case .nothing: return nil
    case .expired:
      throw WireError(
        .keyExpired,
        """
        This key was used too long ago to know what its command did. Nothing was done now. Check \
        the state, then send what is still needed under a new key.
        """,
        pointer: "/params/meta/key")
    case .answer(let answer):
      guard answer.request.mayMatch(keyed.fingerprint) else {
        throw WireError(
          .keyReused,
          """
          This key was already used by a different command. Nothing was done. Give each command \
          its own key.
          """, pointer: "/params/meta/key")
      }
      return answer
    }
  }

  /// Adds the stored answers.
  func restoreAnswers(_ saved: [SavedAnswer], at now: Int64) {
    for answer in saved {
      guard let body = IdempotencyCache.Answer.Body(saved: answer.result) else { continue }
      answers.insertStored(
        .init(
          request: RequestFingerprint(stored: answer.request), at: answer.at ?? now, body: body),
        for: .init(client: answer.client, key: answer.key))
    }
  }
}

extension KeyedRequest {
  fileprivate func savedAnswer(_ body: IdempotencyCache.Answer.Body) -> SavedAnswer? {
    switch body {
    case .done(let revision, let changed): savedAnswer(revision: revision, changed: changed)
    case .result(let text): savedAnswer(text)
    case .refused(let error): savedAnswer(Array("{\"error\":".utf8) + error + Array("}".utf8))
    }
  }
}

extension IdempotencyCache.Answer {
  fileprivate func replayed() throws(WireError) -> JSONObject {
    switch body {
    case .done(let revision, let changed):
      return [
        "revision": .number(.init(revision)), "changed": .bool(changed), "replayed": true,
      ]
    case .result(let text):
      var result = (try? SavedReader.json(text))?.objectValue ?? [:]
      result["replayed"] = true
      return result
    case .refused(let text):
      guard let json = try? SavedReader.json(text), var error = WireError(json: json) else {
        return [:]
      }
      error.details["replayed"] = true
      throw error
    }
  }
}

extension IdempotencyCache.Answer.Body {
  /// - Parameter text: the stored text; the result is nil if the text is not an answer.
  fileprivate init?(saved text: [UInt8]) {
    guard let result = (try? SavedReader.json(text))?.objectValue else { return nil }
    if let error = result["error"] {
      self = .refused(error.serialized())
    } else if result.count == 2, let revision = result["revision"]?.intValue,
      let changed = result["changed"]?.boolValue
    {
      self = .done(revision: revision, changed: changed)
    } else {
      self = .result(text)
    }
  }
}

extension ErrorCode {
  /// True if the refusal is about the command itself, which would be refused again. Other refusals
  /// mean that the server could not carry it out at that time: a retry counts as the first attempt.
  fileprivate var isAboutTheCommand: Bool {
    switch self {
    case .rateLimited, .overloaded, .storageFull, .unavailable, .locked, .internalError: false
    default: true
    }
  }
}
