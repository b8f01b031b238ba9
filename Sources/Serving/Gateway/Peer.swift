import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// One connection as a session sees it: a cursor, and the answers that wait for their place.
@MainActor
final class Peer {
  let room: Room
  let parameters: ConnectParameters
  var connection: Connection?
  /// The revision that the client has.
  var cursor = 0
  /// Where it stands among the room's peers.
  var place = 0
  /// It will be looked at when the turn ends.
  var isDue = false

  /// What it has sent and is still to be done; it then stands among its room's waiting.
  var work: Work?
  /// What the gateway has been told of `ownBytes`.
  var counted = 0

  /// Taken out while something is done with it: an access to a class that lasts over a call is
  /// checked as it runs.
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

  init(_ parameters: ConnectParameters, in room: Room) {
    self.parameters = parameters
    self.room = room
  }

  var watch: ConnectParameters.Watch { parameters.watch }

  /// Bytes of answers that wait, however many of them others get as well.
  private(set) var waiting = 0
  /// Of those, what is there for this client alone.
  private var ownAnswerBytes = 0

  /// Bytes that wait and are there for this client alone.
  var ownBytes: Int { ownAnswerBytes + (work?.bytes ?? 0) + (batch?.bytes ?? 0) }

  /// Bytes that are kept while it is connected; what others get as well may be there for it alone.
  var heldBytes: Int { max(waiting, ownBytes) }

  /// Takes an answer in, to be sent behind the changes up to a position.
  ///
  /// - Parameter write: returns false where there is nothing to say.
  func answer(behind position: () -> Session.Position, _ write: (inout JSONWriter) -> Bool) {
    var answers = takeAnswers()
    if write(&answers) { marks.append(Mark(position: position(), end: answers.bytes.count)) }
    keep(answers)
  }

  private func takeAnswers() -> JSONWriter {
    var taken = JSONWriter()
    swap(&taken, &answers)
    return taken
  }

  private func keep(_ answers: consuming JSONWriter) {
    waiting = answers.totalCount
    ownAnswerBytes = answers.weight
    self.answers = answers
  }

  var session: Session { room.session }

  /// What its requests take that have been begun.
  var bytesUnderWay: Int { batch?.requestBytes ?? 0 }

  /// Whether a batch of its requests has begun and has not ended.
  var isBusy: Bool { batch != nil }

  /// Whether requests of a batch have been done, and others have not.
  var isAmidBatch: Bool { batch?.hasBegun ?? false }

  func begin(_ batch: Batch) { self.batch = batch }

  func takeWork() -> Work? {
    defer { work = nil }
    return work
  }

  /// Answers the next request of the batch under way; behind the last one takes all answers in.
  func answerNext(at now: Int64) {
    guard var batch else { return }
    // Held once only: what two hold is copied when it is written to.
    self.batch = nil
    session.answerNext(of: &batch, from: parameters.client, at: now)
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
  nonisolated static let joined = 65_536

  /// The frames that are due now, changes before the answers to them, as many as one write takes.
  func takeFrames() -> JSONWriter {
    var frames = JSONWriter()
    var start = 0
    var taken = 0
    let answers = takeAnswers()
    var inserts = answers.inserts[...]
    for mark in marks {
      if !session.isSafe(mark.position) || frames.isLong { break }
      appendChanges(through: mark.position.revision, to: &frames)
      if watch == .patch && cursor < mark.position.revision { break }
      if inserts.isEmpty {
        WebSocketFrame.appendHeader(payloadBytes: mark.end - start, to: &frames.bytes)
        frames.bytes += answers.bytes[start..<mark.end]
      } else {
        let inside = inserts.prefix { $0.offset < mark.end }
        frames.appendFrame(of: answers, start..<mark.end, inside)
        inserts = inserts.dropFirst(inside.count)
      }
      start = mark.end
      taken += 1
    }
    inserts = []
    drop(taken, start, of: answers)
    if !hasAnswer { appendChanges(through: session.revision, to: &frames) }
    return frames
  }

  /// Keeps the answers but for the first, which have so many bytes.
  private func drop(_ count: Int, _ bytes: Int, of answers: consuming JSONWriter) {
    if count == marks.count {
      marks.removeAll(keepingCapacity: count < 256)
      // An idle connection holds no buffer for answers that it once got.
      if bytes > 4_096 { answers = JSONWriter() } else { answers.removeAll() }
    } else {
      marks = marks.dropFirst(count).map { Mark(position: $0.position, end: $0.end - bytes) }
      answers.removeFirst(bytes)
    }
    keep(answers)
  }

  private func appendChanges(through revision: Int, to frames: inout JSONWriter) {
    if watch == .none || cursor >= revision { return }
    if watch == .snapshot || !session.reaches(back: cursor) {
      if watch == .patch { noteCoalesced() }
      let snapshot = session.snapshot(for: cursor)
      WebSocketFrame.appendHeader(payloadBytes: snapshot.totalCount, to: &frames.bytes)
      frames.append(snapshot)
      cursor = session.revision
      return
    }
    while cursor < revision && !frames.isLong {
      cursor += 1
      append(session.message(cursor), of: cursor, to: &frames)
    }
  }

  private func noteCoalesced() {
    room.log(
      .debug, "coalesced",
      [
        "session": .string(session.id), "client": .string(parameters.client),
        "changes": .number(.init(session.revision - cursor)),
      ])
  }

  private func append(
    _ message: ArraySlice<UInt8>, of revision: Int, to frames: inout JSONWriter
  ) {
    WebSocketFrame.appendHeader(payloadBytes: message.count, to: &frames.bytes)
    if message.count < SharedText.leastBytes {
      frames.bytes += message
    } else {
      frames.append(shared: session.sharedMessage(revision))
    }
  }
}

extension JSONWriter {
  /// Appends a part of what another has written as one frame.
  fileprivate mutating func appendFrame(
    of other: JSONWriter, _ part: Range<Int>, _ inserts: ArraySlice<Insert>
  ) {
    let count = inserts.reduce(part.count) { $0 + $1.text.bytes.count }
    WebSocketFrame.appendHeader(payloadBytes: count, to: &bytes)
    append(other, from: part.lowerBound, to: part.upperBound, inserts: inserts)
  }

  /// Whether these frames are as many as one write takes.
  fileprivate var isLong: Bool { bytes.count > Peer.joined || !inserts.isEmpty }
}

extension Connection {
  /// Queues whole frames, without a copy of what others get as well.
  func send(_ frames: JSONWriter) {
    if frames.inserts.isEmpty { return send(frames: frames.bytes) }
    var pieces: [Piece] = []
    var start = 0
    for insert in frames.inserts {
      pieces.append(.own(Array(frames.bytes[start..<insert.offset])))
      pieces.append(.shared(insert.text.bytes, of: insert.text))
      start = insert.offset
    }
    pieces.append(.own(Array(frames.bytes[start...])))
    send(pieces: pieces)
  }
}

extension Peer {
  /// What its session did last has been lost: the answers that waited for it become this error.
  func refuseWaiting(_ error: WireError) {
    var (texts, places) = (JSONWriter(), [Mark]())
    var start = 0
    let answers = takeAnswers()
    var inserts = answers.inserts[...]
    for mark in marks {
      let inside = inserts.prefix { $0.offset < mark.end }
      inserts = inserts.dropFirst(inside.count)
      let isSafe = session.isSafe(mark.position)
      if isSafe {
        texts.append(answers, from: start, to: mark.end, inserts: inside)
      } else {
        let text = JSONWriter.joined(answers.bytes[start..<mark.end], inside)
        texts.append(Self.refusal(of: text, error))
      }
      start = mark.end
      let position = isSafe ? mark.position.whenSafe : .anywhere
      places.append(Mark(position: position, end: texts.bytes.count))
    }
    keep(texts)
    marks = places
  }

  /// For one answer, or for each in an array of them.
  private static func refusal(of text: [UInt8], _ error: WireError) -> JSONValue {
    // A value in it may be as deep as a message, and stands deeper than there.
    let answer = try? JSONValue(parsing: text, limits: JSONLimits(depth: 64))
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
