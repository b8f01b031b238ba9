import Sessions

/// Sends the list of who is here to the clients that asked for it, at most a few times a second.
extension Gateway {
  /// Seconds between two lists for a client.
  static let presencePause = 0.25
  /// Seconds that each listening client adds to the pause, so that an arriving crowd does not take
  /// the loop's time.
  static let presencePausePerListener = 0.001

  func arrive(_ subscriber: Subscriber) {
    let (channel, parameters) = (subscriber.channel, subscriber.parameters)
    if parameters.isGlance { return }
    subscriber.isPresent = true
    if parameters.hearsPresence { channel.listeners += 1 }
    channel.session.clientConnected(parameters.client, as: parameters.kind)
  }

  func depart(_ subscriber: Subscriber) {
    guard subscriber.isPresent else { return }
    let (channel, parameters) = (subscriber.channel, subscriber.parameters)
    subscriber.isPresent = false
    if parameters.hearsPresence { channel.listeners -= 1 }
    channel.session.clientDisconnected(parameters.client)
  }

  /// Someone has come, gone, or taken a name.
  func presenceChanged(in channel: Channel) {
    if channel.listeners == 0 || channel.isTellingPresence { return }
    channel.isTellingPresence = true
    let pause = Self.presencePause + Self.presencePausePerListener * Double(channel.listeners)
    let passed = Double(StopWatch.now() - channel.presenceTold) / 1_000
    loop.schedule(after: pause - passed) { [unowned self] in tellPresence(in: channel) }
  }

  /// Sends the list to those who have an older one. Those who cannot take it now get one later.
  func tellPresence(in channel: Channel) {
    channel.isTellingPresence = false
    channel.presenceTold = StopWatch.now()
    let version = channel.session.presence.version
    var (message, isWaitedFor): ([UInt8]?, Bool) = (nil, false)
    for subscriber in channel.subscribers where subscriber.isMissingPresence(version) {
      guard subscriber.waiting == 0, subscriber.connection?.isWritable == true else {
        isWaitedFor = isWaitedFor || subscriber.connection != nil
        continue
      }
      let text = message ?? channel.session.presenceMessage()
      message = text
      subscriber.presence = version
      subscriber.answer(behind: { .anywhere }) { writer in
        writer.bytes += text
        return true
      }
      makeDue(subscriber)
    }
    if isWaitedFor { presenceChanged(in: channel) }
  }
}

extension Subscriber {
  fileprivate func isMissingPresence(_ version: Int) -> Bool {
    parameters.hearsPresence && isPresent && presence < version
  }
}
