import NavigationCore
import OrderedJSON
import WireProtocol

/// A command with a key: what it is answered with is stored together with what it does.
struct Retry {
  let key: IdempotencyCache.Key
  let request: RequestMark
  /// Milliseconds since 1970.
  let at: Int64
  /// What stands in the answer beside the revision.
  var members: JSONObject = [:]
  var isStored = false

  /// A name that the server gave is another client's after a restart.
  var isWorthStoring: Bool { !Identifier.isGiven(key.client) }
}

extension Session {
  /// The first answer to a command that has come again under its key; nil where it is the first.
  ///
  /// - Throws: what it was refused with, or why nobody can tell what it was answered with.
  func replay(_ key: IdempotencyCache.Key, _ request: RequestMark) throws(WireError) -> JSONObject?
  {
    switch answers.finding(for: key) {
    case .nothing: return nil
    case .expired:
      throw WireError(
        .keyExpired,
        """
        A command came under this key, too long ago to tell what became of it: nothing was done \
        now; look at the state, and send what is still wanted under another key.
        """,
        pointer: "/params/meta/key")
    case .answer(let answer):
      guard answer.request.mayBe(request) else {
        throw WireError(
          .keyReused,
          """
          Another command came under this key before: nothing was done now; each command needs a \
          key of its own.
          """, pointer: "/params/meta/key")
      }
      tally.replayed += 1
      return try answer.replayed()
    }
  }

  /// Does a command under a key that came for the first time, and remembers its answer.
  func perform(
    _ retry: Retry, _ work: () throws(WireError) -> Result
  ) throws(WireError) -> Result {
    try answers.makeRoom(for: retry.key.client, at: retry.at)
    self.retry = retry
    defer { self.retry = nil }
    let result: Result
    do {
      result = try work()
    } catch {
      if error.code.isAboutTheCommand && !isBroken {
        try remember(.refused(error.json.serialized()))
      }
      throw error
    }
    // A session that was removed by it remembers nothing.
    if isBroken { return result }
    switch result {
    case .done(let revision, let changed):
      try remember(.done(revision: revision, changed: changed))
    case .loaded(let object):
      try remember(.result(JSONValue.object(object).serialized()))
    case .object, .state: break
    }
    return result
  }

  /// Remembers an answer, and has it stored if it has not been.
  private func remember(_ body: IdempotencyCache.Answer.Body) throws(WireError) {
    guard let retry else { return }
    let mustStore = keepsRecords && !retry.isStored && retry.isWorthStoring
    if mustStore { try requireRoom(behind: revision) }
    let answer = IdempotencyCache.Answer(request: retry.request, at: retry.at, body: body)
    answers.remember(answer, for: retry.key)
    if !mustStore { return }
    switch body {
    case .done(let revision, let changed):
      try append(StoredRecord(answer: answerOfRetry(revision, changed: changed)))
    case .result(let text): try append(StoredRecord(answer: saved(retry, text)))
    case .refused(let error):
      let text = Array("{\"error\":".utf8) + error + Array("}".utf8)
      try append(StoredRecord(answer: saved(retry, text)))
    }
  }

  /// What a command is answered with that makes this revision.
  func answerOfRetry(_ revision: Int, changed: Bool) -> SavedAnswer? {
    guard let retry, retry.isWorthStoring else { return nil }
    self.retry?.isStored = true
    var result = retry.members
    result["revision"] = .number(.init(revision))
    result["changed"] = .bool(changed)
    return saved(retry, JSONValue.object(result).serialized())
  }

  private func saved(_ retry: Retry, _ text: [UInt8]) -> SavedAnswer {
    SavedAnswer(
      client: retry.key.client, key: retry.key.key, result: text, at: retry.at,
      request: retry.request.stored)
  }

  /// Takes in the answers that were kept.
  func recall(_ saved: [SavedAnswer], at now: Int64) {
    for answer in saved {
      guard let body = IdempotencyCache.Answer.Body(saved: answer.result) else { continue }
      answers.recall(
        .init(
          request: RequestMark(stored: answer.request), at: answer.at ?? now, body: body),
        for: .init(client: answer.client, key: answer.key))
    }
  }

  /// A client whose name the server gave has gone: its keys mean nothing to anybody else.
  public func forgetAnswers(to client: String) {
    if Identifier.isGiven(client) { answers.forget(client) }
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
  /// - Parameter text: as it was stored; nil where it is none.
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
  /// Whether a refusal says something of the command: it would be refused again. Others say that the
  /// server could not do it then: a repeat is the first try.
  fileprivate var isAboutTheCommand: Bool {
    switch self {
    case .rateLimited, .overloaded, .storageFull, .unavailable, .locked, .internalError: false
    default: true
    }
  }
}
