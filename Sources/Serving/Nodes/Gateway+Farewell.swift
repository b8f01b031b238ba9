import Sessions
import Transport

/// A node that stops: clients that other nodes have brought go on elsewhere without noticing.
extension Gateway {
  /// Seconds that a node that stops waits for the confirmation of others.
  private static let patienceForWords = 0.5
  private static let pauseBetweenLooks = 0.01

  /// Asks the nodes that have brought clients to hand on nothing more of them.
  ///
  /// - Parameter done: called when all have confirmed, or the time is over.
  func holdBrought(then done: @escaping () -> Void) {
    gifts = []
    for channel in channels.values where channel.canGoOn {
      for subscriber in channel.subscribers where subscriber.parameters.isRelayed {
        if subscriber.stillness == .none { hold(subscriber) }
      }
    }
    awaitWords(until: StopWatch.now() + Int64(Self.patienceForWords * 1_000), then: done)
  }

  private func awaitWords(until deadline: Int64, then done: @escaping () -> Void) {
    let isWaiting = channels.values.contains { channel in
      channel.subscribers.contains { $0.isAsked && $0.connection != nil }
    }
    if !isWaiting || StopWatch.now() > deadline { return done() }
    loop.schedule(after: Self.pauseBetweenLooks) { [unowned self] in
      awaitWords(until: deadline, then: done)
    }
  }

  /// Sends the nodes that have brought clients the places where these go on. The sessions are free.
  func sendBroughtOn() {
    for channel in channels.values {
      for subscriber in channel.subscribers where subscriber.parameters.isRelayed {
        if subscriber.isDone { sendOn(subscriber, to: nil) }
      }
    }
  }
}
