import OrderedJSON
import Sessions
import Transport

extension Gateway {
  /// The most readers, of all sessions together, that one turn serves. The limit lets commands run
  /// between deliveries. A reader that is served later gets everything up to then in one write.
  static let maxReaders = 64

  /// Ends a turn: does waiting work, then delivers. If more commands of the same client have come
  /// already, they go first: before the store writes or, if it keeps nothing, before any delivery.
  func endTurn() {
    serveWaiting()
    let keepsRecords = hub.store.keepsRecords
    let mayWait = !lifecycle.isStopping && (keepsRecords || !hasUnservedReaders && !turn.isUsedUp)
    turn.reset()
    let hasMore = mayWait && burstSender?.hasUnread ?? false
    burstSender = nil
    if coalescer.defersOutput(keepsRecords ? .records : .output, hasMore: hasMore) {
      loop.wake()
      if !keepsRecords { return }
    } else {
      hub.store.flush()
    }
    deliver(toReaders: lifecycle.isStopping ? .max : Self.maxReaders)
    if migration != nil { advanceMigration() }
    hasUnservedReaders = !dueChannels.isEmpty
    if hasUnservedReaders { loop.wake() }
  }

  /// Delivers to all subscribers what is due.
  func finishDelivering() { deliver(toReaders: .max) }

  /// Those who asked get changes and answers joined; then the others of each session get the changes,
  /// some in this turn, the rest in the next ones.
  private func deliver(toReaders limit: Int) {
    var left = limit
    repeat {
      let subscribers = dueSubscribers
      dueSubscribers.removeAll(keepingCapacity: true)
      for subscriber in subscribers {
        subscriber.isDue = false
        deliver(to: subscriber)
      }
      // Those who asked get it before the readers, whose frames are written at once.
      if !dueChannels.isEmpty { loop.flush() }
      deliverInChannels(&left)
    } while !dueSubscribers.isEmpty || (left > 0 && !dueChannels.isEmpty)
  }

  /// A channel that cannot be finished goes to the end of the queue.
  private func deliverInChannels(_ left: inout Int) {
    let channels = dueChannels
    dueChannels = []
    var waiting: [Channel] = []
    for channel in channels {
      if left > 0 || channel.isFarBehind {
        deliver(in: channel, &left)
      } else {
        waiting.append(channel)
        // Some of its readers were passed because they had nothing to get then.
        channel.session.awaitsAdvance = true
      }
    }
    if !waiting.isEmpty { dueChannels = waiting + dueChannels }
  }

  private func deliver(in channel: Channel, _ left: inout Int) {
    channel.isDue = false
    channel.session.awaitsAdvance = true
    greetNewcomers(of: channel)
    while let subscriber = channel.nextBehind, left > 0 || subscriber.isFarBehind {
      channel.passNext()
      left -= 1
      guard subscriber.waiting == 0, let connection = subscriber.connection else {
        deliver(to: subscriber)
        continue
      }
      if connection.isWritable { channel.deliver(to: subscriber, connection) }
      if subscriber.isBehind { connection.callWhenWritable() }
    }
    channel.forgetShared()
    if channel.isAmidRound { makeDue(channel) }
    resumeThrottled(of: channel)
    memory.unmeasured.append(channel.session)
  }

  /// Sends a subscriber what is due. One that cannot take anything is skipped until its socket has
  /// room again. Until then nothing is read from it, so its answers cannot pile up.
  func deliver(to subscriber: Subscriber) {
    defer { memory.measureAnswers(of: subscriber) }
    if subscriber.session.needsMeasuring { hub.measure(subscriber.session) }
    guard let connection = subscriber.connection else { return }
    if subscriber.isBehind && connection.isWritable {
      let frames = subscriber.takeFrames()
      if !frames.bytes.isEmpty { connection.send(frames) }
    }
    let mustWait =
      subscriber.mustTakeAnswers || subscriber.work != nil || subscriber.isThrottled || lifecycle.isStopping
      || (subscriber.channel.isMigrating && !subscriber.parameters.isForwarded)
    if mustWait { connection.pauseReading() } else { connection.resumeReading() }
    if subscriber.isBehind {
      connection.callWhenWritable()
    } else if subscriber.waiting > 0 {
      subscriber.channel.holdUntilStored(subscriber)
    }
  }
}
