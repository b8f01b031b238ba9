import Sessions
import Transport

/// A node that stops: clients that other nodes forward continue elsewhere without noticing.
extension ClusterMember {
  /// Seconds that a node that stops waits for the confirmation of others.
  private static let acknowledgementTimeout = 0.5
  private static let pollInterval = 0.01

  /// Asks the nodes that forward clients to pause.
  ///
  /// - Parameter done: called when all have confirmed, or the time is over.
  func pauseForwarded(then done: @escaping () -> Void) {
    plannedMigrations = []
    for channel in registry.channels.values where channel.canResumeElsewhere {
      for subscriber in channel.subscribers where subscriber.parameters.isForwarded {
        if subscriber.quiescence == .none { quiesce(subscriber) }
      }
    }
    awaitPauseAcknowledgements(
      until: StopWatch.now() + Int64(Self.acknowledgementTimeout * 1_000), then: done)
  }

  private func awaitPauseAcknowledgements(until deadline: Int64, then done: @escaping () -> Void) {
    let isWaiting = registry.channels.values.contains { channel in
      channel.subscribers.contains { $0.isPauseRequested && $0.connection != nil }
    }
    if !isWaiting || StopWatch.now() > deadline { return done() }
    loop.schedule(after: Self.pollInterval) { [unowned self] in
      awaitPauseAcknowledgements(until: deadline, then: done)
    }
  }

  /// Sends the nodes that forward clients where these continue. The sessions are free.
  func redirectForwarded() {
    for channel in registry.channels.values {
      for subscriber in channel.subscribers where subscriber.parameters.isForwarded {
        if subscriber.isDrained { redirect(subscriber, to: nil) }
      }
    }
  }
}
