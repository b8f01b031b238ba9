import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

extension Session {
  /// Answers one frame: a request, or a batch of requests in order.
  ///
  /// - Parameters:
  ///   - client: the id of the client.
  ///   - now: milliseconds since 1970.
  /// - Returns: whether an answer was appended; notifications get none.
  package func process(
    _ frame: Frame, from client: String, at now: Int64, into writer: inout JSONWriter
  ) -> Bool {
    status.answerNeedsNoConfirmation = false
    return switch frame {
    case .request(let request): process(request, client, now, &writer)
    case .other(let value): process(value, from: client, at: now, into: &writer)
    }
  }

  /// Answers a frame that has been parsed as JSON.
  ///
  /// - Parameters:
  ///   - client: the id of the client.
  ///   - now: milliseconds since 1970.
  /// - Returns: whether an answer was appended; notifications get none.
  public func process(
    _ frame: JSONValue, from client: String, at now: Int64, into writer: inout JSONWriter
  ) -> Bool {
    guard case .array(let requests) = frame else {
      return processOne(frame, client, now, &writer)
    }
    do throws(WireError) {
      var batch = try Batch(requests)
      while !batch.isDone { processNext(of: &batch, from: client, at: now) }
      return batch.moveAnswers(to: &writer)
    } catch {
      writer.appendError(id: .null, error)
      return true
    }
  }

  private func processOne(
    _ value: JSONValue, _ client: String, _ now: Int64, _ writer: inout JSONWriter
  ) -> Bool {
    var rest: UnfinishedAnswer?
    let isAnswered = beginOne(value, client, now, &writer, &rest)
    rest.finish(into: &writer)
    return isAnswered
  }

  /// - Parameters:
  ///   - rest: gets an answer that takes more than one step, of which nothing is in the writer yet.
  ///   - refusesQuestions: true if the previous answers are too large for another long one.
  func beginOne(
    _ value: JSONValue, _ client: String, _ now: Int64, _ writer: inout JSONWriter,
    _ rest: inout UnfinishedAnswer?, refusesQuestions: Bool = false
  ) -> Bool {
    do throws(WireError) {
      let request = try Request(value)
      if refusesQuestions && request.method.isQuestion { throw Batch.full }
      return begin(request, client, now, &writer, &rest)
    } catch {
      counts.refused += 1
      let id = Request.answerID(of: value)
      // Without an id, it is a notification, unless it is not a request at all.
      if id == nil && error.code != .invalidRequest { return false }
      writer.appendError(id: id ?? JSONValue.null, error)
      return true
    }
  }

  /// Answers a parsed request.
  ///
  /// - Parameters:
  ///   - client: the id of the client.
  ///   - now: milliseconds since 1970.
  /// - Returns: whether an answer was appended; notifications get none.
  package func process(
    _ request: Request, _ client: String, _ now: Int64, _ writer: inout JSONWriter
  ) -> Bool {
    var rest: UnfinishedAnswer?
    let isAnswered = begin(request, client, now, &writer, &rest)
    rest.finish(into: &writer)
    return isAnswered
  }

  /// Does a parsed request.
  ///
  /// - Parameter rest: gets an answer that takes more than one step, of which nothing is in the
  ///   writer yet.
  /// - Returns: whether there is an answer; notifications get none.
  func begin(
    _ request: Request, _ client: String, _ now: Int64, _ writer: inout JSONWriter,
    _ rest: inout UnfinishedAnswer?
  ) -> Bool {
    status.answerNeedsNoConfirmation = false
    let recorder = status.runsCode ? RunningCode.recorder : nil
    recorder?.began(request.method.name, in: id, for: request.meta.key.map { (client, $0) })
    var hasSucceeded = false
    defer { recorder?.returned(from: id, success: hasSucceeded) }
    do {
      let result = try result(of: request, client, now)
      hasSucceeded = request.method.effect == .step
      guard let id = request.id else { return false }
      if case .export(let export) = result {
        rest = UnfinishedAnswer(id: id, export)
      } else {
        append(result, id, &writer)
      }
      return true
    } catch {
      counts.refused += 1
      status.answerNeedsNoConfirmation = error.code == .unavailable && log.obstacle == .away
      guard let id = request.id else { return false }
      writer.appendError(id: id, error)
      return true
    }
  }

  private func append(_ result: Result, _ id: JSONValue, _ writer: inout JSONWriter) {
    switch result {
    case .done(let revision, let changed):
      writer.appendDone(id: id, revision: revision, changed: changed)
    case .object(let object), .loaded(let object, _):
      writer.appendAnswer(id: id, result: .object(object))
    case .text(let text):
      writer.appendAnswer(id: id) { $0.bytes += text }
    case .export: break
    case .state(let number, let head, let past, let shown):
      writer.appendAnswer(id: id) { appendState(at: number, head, past, shown, &$0) }
    }
  }
}

extension Session {
  /// The result of a request.
  enum Result {
    case done(revision: Int, changed: Bool)
    case object(JSONObject)
    /// A result that is already written as JSON.
    case text([UInt8])
    /// A result that is written in several steps.
    indirect case export(ExportUnderWay)
    /// The outcome for a document or for other sessions, and whether a revision was created.
    case loaded(JSONObject, changed: Bool)
    /// A state document, preceded by members that identify the state. It includes the past state if
    /// that was read from the store, and what was shown then if that was looked up.
    indirect case state(
      at: Int, head: JSONObject, past: PastState? = nil, shown: RenderedDocument? = nil)
  }

  private func result(
    of request: Request, _ client: String, _ now: Int64
  ) throws(WireError) -> Result {
    try requireIntact()
    // Commands and expectations apply to the current navigation.
    if status.runsCode {
      scene.driver.flushPendingChanges()
      commitPostponed()
    }
    guard let key = request.method.isQuestion ? nil : request.meta.key else {
      return try dispatch(request, client, now, nil)
    }
    if let recovery = setting.directory?.recovery {
      try recovery.requireHarmless(key, from: client, in: id)
    }
    let keyed = KeyedRequest(request, key: key, from: client, at: now)
    return try answerOnce(keyed) { () throws(WireError) in
      try dispatch(request, client, now, keyed)
    }
  }

  /// Carries out a request that has no known answer yet.
  private func dispatch(
    _ request: Request, _ client: String, _ now: Int64, _ keyed: KeyedRequest?
  ) throws(WireError) -> Result {
    // A request that is done already was done at the revision that it expected.
    if let expected = request.meta.ifRevision, setting.directory?.prepared.outcome == nil {
      try requireRevision(expected)
    }
    refreshTypes()
    let call = try request.call(in: self.context)
    if call.changesSession { try requireUnlocked(for: client) }
    try requireMemory(for: call)
    let context = CommandContext(
      request, from: client, called: presence.name(of: client), at: now, keyed: keyed)
    switch consume call {
    // Only the scene knows what its back button does: it can dismiss a sheet, or leave a screen that
    // has no element on the path.
    case .command(.back): return done(try perform(.back, context))
    case .command(let command): return done(try execute(command, context))
    case .tap(let control, let text, let submits):
      return done(try perform(.tap(control, text: text, submits: submits), context))
    case .openURL(let url): return done(try perform(.open(url: url), context))
    case .openScene(let id):
      try open(scene: id, context)
      return done(true)
    case .importDocument(let document, let isDryRun):
      return try load(document, isDryRun: isDryRun, context)
    case .measure(let reports):
      counts.queries += 1
      return .object(["taken": .number(.init(scene.driver.accept(reports)))])
    case .rows(let name, let range):
      counts.queries += 1
      return try rows(of: name, range)
    case .query(let query):
      counts.queries += 1
      return try result(of: query)
    case .presence(let call):
      counts.queries += 1
      return try result(of: call, from: client)
    case .sessions(let call):
      guard let result = setting.directory?.result else {
        return .loaded(try resultWithoutDirectory(call), changed: false)
      }
      return .loaded(try result(call, client, now), changed: false)
    }
  }

  private func rows(of name: UTF8String, _ range: Range<Int>) throws(WireError) -> Result {
    guard let rows = scene.driver.rows(of: name, range) else {
      throw WireError(
        .noSuchElement, "No list on the screen has missing rows with this name.", pointer: "/of")
    }
    var writer = JSONWriter()
    writer.append(rows, types: timeline.scene.types)
    return .text(writer.bytes)
  }

  private func done(_ changed: Bool) -> Result {
    .done(revision: head, changed: counted(changed))
  }

  func counted(_ changed: Bool) -> Bool {
    if changed { counts.done += 1 } else { counts.unchanged += 1 }
    return changed
  }

  /// Implements optimistic concurrency: on a conflict, the error lists what has happened since.
  private func requireRevision(_ expected: Int) throws(WireError) {
    if expected == head { return }
    let since = feed.revisions(after: expected, limit: 10).map(history.summary)
    throw WireError(
      .revisionConflict, "Conflict: expected revision \(expected), but the latest is \(head).",
      pointer: "/params/meta/ifRevision",
      details: ["revision": .number(.init(head)), "changes": .array(since)])
  }
}
