import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Subscriber {
  /// The most bytes joined into one write; a single larger message goes out whole.
  nonisolated static let joined = 65_536

  /// The frames that are due now, changes before the answers to them, as many as one write takes.
  func takeFrames() -> JSONWriter {
    var frames = JSONWriter(reservingCapacity: expectedBytes)
    var start = 0
    var taken = 0
    let answers = takeAnswers()
    var inserts = answers.inserts[...]
    let asSnapshot = watch != .patch || !session.reaches(back: cursor)
    for mark in marks {
      if !session.isSafe(mark.position) || frames.isLong { break }
      appendChanges(through: mark.position.revision, asSnapshot: asSnapshot, to: &frames)
      if watch == .patch && cursor < mark.position.revision { break }
      if inserts.isEmpty {
        WebSocketFrame.appendHeader(payloadBytes: mark.end - start, to: &frames.bytes)
        frames.bytes.append(copying: answers.bytes.span.extracting(start..<mark.end))
      } else {
        let inside = inserts.prefix { $0.offset < mark.end }
        frames.appendFrame(of: answers, start..<mark.end, inside)
        inserts = inserts.dropFirst(inside.count)
      }
      start = mark.end
      taken += 1
    }
    inserts = []
    removeSent(taken, start, of: answers)
    if !hasAnswer { appendChanges(through: session.revision, asSnapshot: asSnapshot, to: &frames) }
    return frames
  }

  /// About as many bytes as are due, so that a busy turn's buffer need not grow.
  private var expectedBytes: Int {
    let changes = watch == .patch ? max(0, session.revision - cursor) : 0
    return min(waiting + changes * Self.usualChange, Self.joined + Self.usualChange)
  }

  /// About the bytes of a change, with its frame's header and that of an answer.
  nonisolated static let usualChange = 512

  /// Removes the first `count` answers, which take `bytes`, and keeps the rest.
  private func removeSent(_ count: Int, _ bytes: Int, of answers: consuming JSONWriter) {
    if count == marks.count {
      marks.removeAll(keepingCapacity: count < 256)
      // An idle connection holds no buffer for answers that it once got.
      if bytes > 4_096 { answers = JSONWriter() } else { answers.removeAll() }
    } else {
      marks = marks.dropFirst(count).map { Mark(position: $0.position, end: $0.end - bytes) }
      answers.removeFirst(bytes)
    }
    setAnswers(answers)
  }

  /// - Parameter asSnapshot: in place of the changes the state is sent.
  private func appendChanges(
    through revision: Int, asSnapshot: Bool, to frames: inout JSONWriter
  ) {
    if watch == .none || cursor >= revision { return }
    if asSnapshot {
      if watch == .patch { logCoalesced() }
      let snapshot = session.snapshot(for: cursor)
      WebSocketFrame.appendHeader(payloadBytes: snapshot.totalCount, to: &frames.bytes)
      frames.append(snapshot)
      cursor = session.revision
      return
    }
    while cursor < revision && !frames.isLong {
      cursor += 1
      if parameters.isCompact {
        append(session.compactChange(cursor), of: cursor, to: &frames)
      } else {
        appendMessage(of: cursor, to: &frames)
      }
    }
  }

  private func logCoalesced() {
    channel.log(
      .debug, "coalesced",
      [
        "session": .string(session.id), "client": .string(parameters.client),
        "changes": .number(.init(session.revision - cursor)),
      ])
  }

  private func appendMessage(of revision: Int, to frames: inout JSONWriter) {
    let isLarge = session.withMessage(revision) { message in
      WebSocketFrame.appendHeader(payloadBytes: message.count, to: &frames.bytes)
      if message.count >= SharedText.leastBytes { return true }
      frames.bytes.append(copying: message)
      return false
    }
    if isLarge { frames.append(shared: session.sharedMessage(revision)) }
  }

  private func append(_ change: CompactChange, of revision: Int, to frames: inout JSONWriter) {
    WebSocketFrame.appendHeader(payloadBytes: change.count, to: &frames.bytes)
    if change.count < SharedText.leastBytes {
      change.write(to: &frames)
    } else {
      frames.append(shared: session.sharedCompactChange(revision))
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

  /// True when these frames are as many as one write takes.
  fileprivate var isLong: Bool { bytes.count > Subscriber.joined || !inserts.isEmpty }
}
