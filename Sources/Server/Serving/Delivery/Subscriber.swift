import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// A client of a session: a cursor into its revisions, and the answers that wait for their turn.
@MainActor
final class Subscriber {
  let channel: Channel
  let parameters: ConnectParameters
  var connection: (any Sink)?
  /// The revision that the client has.
  var cursor = 0
  /// The subscriber's index among the channel's.
  var index = 0
  /// True if the end of the turn checks the subscriber.
  var isDue = false
  /// It is among its channel's subscribers that wait for the store.
  var isAwaitingStore = false

  var quiescence = Quiescence.none

  /// It counts among those who are here.
  var isPresent = false
  /// The version of the last list of who is here that it got.
  var presence = 0
  /// The version of the presenter's view that it got last.
  var presenterView = 0

  /// The client's work that is still to be done; the subscriber is then in its channel's `waiting`.
  var work: PendingWork?
  /// The value of `ownBytes` that the gateway has measured.
  var measuredBytes = 0

  /// Taken out while it is in use: an access to a class that spans a call is checked at run time.
  var answers = JSONWriter()
  var marks: [Mark] = []
  private var batch: Batch?

  /// True when nothing is read from the client until the store has caught up.
  var isThrottled = false

  /// An answer in `answers`, and what must come before it.
  struct Mark {
    let position: Session.Position
    let end: Int
  }

  init(_ parameters: ConnectParameters, in channel: Channel) {
    self.parameters = parameters
    self.channel = channel
  }

  var watch: ConnectParameters.Watch { parameters.watch }

  /// Bytes of waiting answers, including those that others share.
  private(set) var waiting = 0
  /// The part of `waiting` that is kept only for this client.
  private var ownAnswerBytes = 0

  /// Waiting bytes that are kept only for this client.
  var ownBytes: Int { ownAnswerBytes + (work?.bytes ?? 0) + (batch?.bytes ?? 0) }

  /// Bytes that are kept while it is connected; even shared ones may be kept only for it.
  var heldBytes: Int { max(waiting, ownBytes) }

  /// Takes an answer in, to be sent after the changes up to a position.
  ///
  /// - Parameter write: returns false if there is nothing to say.
  func addAnswer(after position: () -> Session.Position, _ write: (inout JSONWriter) -> Bool) {
    var answers = takeAnswers()
    if write(&answers) { marks.append(Mark(position: position(), end: answers.bytes.count)) }
    setAnswers(answers)
  }

  func takeAnswers() -> JSONWriter {
    var taken = JSONWriter()
    swap(&taken, &answers)
    return taken
  }

  func setAnswers(_ answers: consuming JSONWriter) {
    waiting = answers.totalCount
    ownAnswerBytes = answers.weight
    self.answers = answers
  }

  var session: Session { channel.session }

  /// The bytes of its requests that have been begun.
  var bytesUnderWay: Int { batch?.requestBytes ?? 0 }

  /// True while a batch of its requests has begun and has not ended.
  var isBusy: Bool { batch != nil }

  /// True when some requests of a batch have been done, and others have not.
  var isAmidBatch: Bool { batch?.hasBegun ?? false }

  func start(_ batch: Batch) { self.batch = batch }

  /// The next request of the batch if it calls one of these methods; nil if it cannot be read.
  func nextRequest(calling methods: Set<UTF8String>) -> Request? {
    guard let batch, batch.isNext(among: methods) else { return nil }
    return batch.next
  }

  /// The number of requests of the batch that have not been answered.
  var unanswered: Int { batch?.count ?? 0 }

  /// True while the next request of the batch can be done.
  var canContinueBatch: Bool { batch != nil && work == nil }

  /// Drops the rest of the batch, since it is unknown whether a request was done.
  func dropBatch() { (batch, work) = (nil, nil) }

  func takeWork() -> PendingWork? {
    defer { work = nil }
    return work
  }

  /// Answers the next request of the batch under way; after the last one, takes all answers in.
  func answerNext(at now: Int64) {
    guard var batch else { return }
    // Held only once: a write to a shared value would copy it.
    self.batch = nil
    if connection == nil { batch.abandonAnswer() }
    session.processNext(of: &batch, from: parameters.client, at: now)
    if batch.isDone {
      addAnswer(after: { session.position }) { batch.moveAnswers(to: &$0) }
    } else {
      self.batch = batch
    }
  }

  /// True when a turn's end has something for the client.
  var isBehind: Bool {
    hasAnswer || (watch != .none && cursor < session.revision)
  }

  /// True when the changes that it misses are about as many as one write takes.
  var isFarBehind: Bool { watch != .none && session.revision - cursor >= Self.usualWrite }

  private nonisolated static let usualWrite = joined / usualChange

  /// True if serving it now means to write a large state that no other reader has got yet.
  var needsLargeState: Bool {
    guard watch != .none, cursor < session.revision else { return false }
    return (watch == .snapshot || !session.reaches(back: cursor)) && session.needsLargeText
      && connection?.isWritable ?? false
  }

  /// The bytes of answers that may wait for the store before nothing more is read from the client: those
  /// of thousands of commands, which are stored together.
  private nonisolated static let maxUnsafeAnswers = 256 << 10

  /// True when nothing more should be read from the client before it has taken answers that are there, or
  /// the store has confirmed more.
  var mustTakeAnswers: Bool { hasAnswer || waiting > Self.maxUnsafeAnswers }

  /// True if a waiting answer can be sent now.
  var hasAnswer: Bool {
    // Most readers have asked for nothing, which one comparison shows.
    waiting > 0 && marks.first.map { session.isSafe($0.position) } ?? false
  }
}
