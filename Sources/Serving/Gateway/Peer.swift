import OrderedJSON
import Sessions
import Transport

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

  /// When its first message of this turn came, as `StopWatch` tells it.
  var turnBegan: Int64?

  private var answers = JSONWriter()
  private var marks: [Mark] = []
  private var batch: Batch?

  /// An answer in `answers`, and the revision that the client must know before it.
  private struct Mark {
    let revision: Int
    let end: Int
  }

  init(_ visit: Visit, in room: Room) {
    self.visit = visit
    self.room = room
  }

  var watch: Visit.Watch { visit.watch }

  /// Bytes of answers that wait.
  var waiting: Int { answers.bytes.count }

  /// Takes an answer in, to be sent behind the changes up to a revision.
  ///
  /// - Parameter write: returns false where there is nothing to say.
  func answer(behind revision: () -> Int, _ write: (inout JSONWriter) -> Bool) {
    if write(&answers) { marks.append(Mark(revision: revision(), end: answers.bytes.count)) }
  }

  var session: Session { room.session }

  /// Whether a batch of its requests is under way; nothing else that it sends is looked at then.
  var isBusy: Bool { batch != nil }

  func begin(_ batch: Batch) { self.batch = batch }

  /// Answers the next request of the batch under way; behind the last one takes all answers in.
  func answerNext(at now: Int64) {
    guard var batch else { return }
    // Held once only: what two hold is copied when it is written to.
    self.batch = nil
    session.answerNext(of: &batch, from: visit.client, at: now)
    if batch.isDone {
      answer(behind: { session.head }) { batch.moveAnswers(to: &$0) }
    } else {
      self.batch = batch
    }
  }

  /// Whether a turn's end has something for it.
  var isBehind: Bool {
    !marks.isEmpty || (watch != .none && cursor < session.revision)
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
    for mark in marks where mark.revision <= session.revision {
      if frames.count > Self.joined { break }
      appendChanges(through: mark.revision, to: &frames)
      if watch == .patch && cursor < mark.revision { break }
      appendFrame(answers.bytes[start..<mark.end], to: &frames)
      start = mark.end
      taken += 1
    }
    drop(taken, start)
    if marks.isEmpty { appendChanges(through: session.revision, to: &frames) }
    return frames
  }

  private func drop(_ count: Int, _ bytes: Int) {
    if count == marks.count {
      marks.removeAll(keepingCapacity: count < 256)
      // An idle connection holds no buffer for answers that it once got.
      if bytes > 4_096 { answers = JSONWriter() } else { answers.removeAll() }
      return
    }
    marks = marks.dropFirst(count).map { Mark(revision: $0.revision, end: $0.end - bytes) }
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
