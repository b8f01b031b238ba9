import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// One connection as a session sees it: a cursor, and the answers that wait for their place.
@MainActor
final class Peer {
  let room: Room
  let visit: Visit
  var connection: Connection?
  /// The revision that the client has.
  var cursor = 0
  /// Where it stands among the room's peers.
  var place = 0
  /// It will be looked at when the turn ends.
  var isDue = false

  /// What it has sent and is still to be done; it then stands among its room's waiting.
  var work: Work?

  private var answers = JSONWriter()
  private var marks: [Mark] = []
  private var batch: Batch?

  /// Whether nothing is read from it until the store has caught up.
  var isHeldBack = false

  /// An answer in `answers`, and what must come before it.
  private struct Mark {
    let position: Session.Position
    let end: Int
  }

  init(_ visit: Visit, in room: Room) {
    self.visit = visit
    self.room = room
  }

  var watch: Visit.Watch { visit.watch }

  /// Bytes of answers that wait.
  var waiting: Int { answers.bytes.count }

  /// Takes an answer in, to be sent behind the changes up to a position.
  ///
  /// - Parameter write: returns false where there is nothing to say.
  func answer(behind position: () -> Session.Position, _ write: (inout JSONWriter) -> Bool) {
    if write(&answers) { marks.append(Mark(position: position(), end: answers.bytes.count)) }
  }

  var session: Session { room.session }

  /// Whether a batch of its requests is being answered right now.
  var isBusy: Bool { batch != nil }

  /// Whether a batch of its requests has begun and has not ended.
  var isInBatch: Bool {
    if case .batch = work { true } else { isBusy }
  }

  func begin(_ batch: Batch) { self.batch = batch }

  /// The batch under way, to go on with later.
  func takeBatch() -> Batch? {
    defer { batch = nil }
    return batch
  }

  func takeWork() -> Work? {
    defer { work = nil }
    return work
  }

  /// Answers the next request of the batch under way; behind the last one takes all answers in.
  func answerNext(at now: Int64) {
    guard var batch else { return }
    // Held once only: what two hold is copied when it is written to.
    self.batch = nil
    session.answerNext(of: &batch, from: visit.client, at: now)
    if batch.isDone {
      answer(behind: { session.position }) { batch.moveAnswers(to: &$0) }
    } else {
      self.batch = batch
    }
  }

  /// Whether a turn's end has something for it.
  var isBehind: Bool {
    hasAnswer || (watch != .none && cursor < session.revision)
  }

  /// Whether an answer waits that may be given now.
  private var hasAnswer: Bool {
    marks.first.map { session.isSafe($0.position) } ?? false
  }
}

extension Peer {
  /// Bytes that are joined into one write at most; a single larger message goes out whole.
  static let joined = 65_536

  /// The frames that are due now, changes before the answers to them, as many as one write takes.
  func takeFrames() -> [UInt8] {
    var frames: [UInt8] = []
    var start = 0
    var taken = 0
    for mark in marks {
      if !session.isSafe(mark.position) || frames.count > Self.joined { break }
      appendChanges(through: mark.position.revision, to: &frames)
      if watch == .patch && cursor < mark.position.revision { break }
      appendFrame(answers.bytes[start..<mark.end], to: &frames)
      start = mark.end
      taken += 1
    }
    drop(taken, start)
    if !hasAnswer { appendChanges(through: session.revision, to: &frames) }
    return frames
  }

  private func drop(_ count: Int, _ bytes: Int) {
    if count == marks.count {
      marks.removeAll(keepingCapacity: count < 256)
      // An idle connection holds no buffer for answers that it once got.
      if bytes > 4_096 { answers = JSONWriter() } else { answers.removeAll() }
      return
    }
    marks = marks.dropFirst(count).map { Mark(position: $0.position, end: $0.end - bytes) }
    answers.bytes.removeFirst(bytes)
  }

  private func appendChanges(through revision: Int, to frames: inout [UInt8]) {
    if watch == .none || cursor >= revision { return }
    if watch == .snapshot || !session.reaches(back: cursor) {
      if watch == .patch { noteCoalesced() }
      appendFrame(session.snapshot(for: cursor)[...], to: &frames)
      cursor = session.revision
      return
    }
    while cursor < revision && frames.count <= Self.joined {
      cursor += 1
      appendFrame(session.message(cursor), to: &frames)
    }
  }

  private func noteCoalesced() {
    room.log(
      .debug, "coalesced",
      [
        "session": .string(session.id), "client": .string(visit.client),
        "changes": .number(.init(session.revision - cursor)),
      ])
  }

  private func appendFrame(_ message: ArraySlice<UInt8>, to frames: inout [UInt8]) {
    WebSocketFrame.appendHeader(payloadBytes: message.count, to: &frames)
    frames += message
  }
}

extension Peer {
  /// What its session did last has been lost: the answers that waited for it become this error.
  func refuseWaiting(_ error: WireError) {
    var (texts, places) = (JSONWriter(), [Mark]())
    var start = 0
    for mark in marks {
      let text = answers.bytes[start..<mark.end]
      start = mark.end
      let isSafe = session.isSafe(mark.position)
      if isSafe { texts.bytes += text } else { texts.append(Self.refusal(of: text, error)) }
      let position = isSafe ? mark.position.whenSafe : .anywhere
      places.append(Mark(position: position, end: texts.bytes.count))
    }
    (answers, marks) = (texts, places)
  }

  /// For one answer, or for each in an array of them.
  private static func refusal(of text: ArraySlice<UInt8>, _ error: WireError) -> JSONValue {
    // A value in it may be as deep as a message, and stands deeper than there.
    let answer = try? JSONValue(parsing: Array(text), limits: JSONLimits(depth: 64))
    if case .array(let answers)? = answer {
      return .array(answers.map { error.answer(to: $0["id"]) })
    }
    return error.answer(to: answer?["id"])
  }
}

extension WireError {
  fileprivate func answer(to id: JSONValue?) -> JSONValue {
    ["jsonrpc": "2.0", "id": id ?? .null, "error": json]
  }
}
