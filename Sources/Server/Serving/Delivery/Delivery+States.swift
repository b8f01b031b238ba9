/// Large states, each of which takes the loop for many milliseconds: a turn writes one, or a few, after
/// everything else has left.
extension Delivery {
  /// A reader to whom a large state is due.
  enum StateReader {
    case subscriber(Subscriber)
    /// The next reader of a session, and those after it.
    case channel(Channel)
  }

  /// Microseconds of large states after which a turn writes no other.
  private static let maxStateTime = Int64(TurnBudget.milliseconds) * 1_000

  func putOffState(of subscriber: Subscriber) {
    awaitingState.append(.subscriber(subscriber))
    // Otherwise its further requests would pile up until it is served.
    subscriber.connection?.pauseReading()
  }

  func putOffState(of channel: Channel) {
    channel.isDue = true
    awaitingState.append(.channel(channel))
  }

  /// Writes at least one state.
  func writeStates() {
    loop.flush()
    let end = clock() + Self.maxStateTime
    var count = 0
    repeat {
      write(awaitingState[count])
      count += 1
    } while count < awaitingState.count && clock() < end
    awaitingState.removeFirst(count)
  }

  private func write(_ reader: StateReader) {
    switch reader {
    case .subscriber(let subscriber):
      subscriber.isDue = false
      serve(subscriber)
    case .channel(let channel):
      var left = Self.maxReaders
      serveReaders(of: channel, &left, putsOffStates: false)
    }
  }

  /// Ends the waiting: all is to be delivered now.
  func makeStateReadersDue() {
    for reader in awaitingState {
      switch reader {
      case .subscriber(let subscriber): dueSubscribers.append(subscriber)
      case .channel(let channel): dueChannels.append(channel)
      }
    }
    awaitingState = []
  }
}
