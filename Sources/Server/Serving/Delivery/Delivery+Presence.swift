import Sessions

/// Sends the list of who is here to the clients that asked for it, at most a few times a second.
extension Delivery {
  /// Seconds between two lists for a client.
  static let presencePause = 0.25
  /// Seconds that each listening client adds to the pause, so that an arriving crowd does not take
  /// the loop's time.
  static let presencePausePerListener = 0.001

  func addPresence(of subscriber: Subscriber) {
    let (channel, parameters) = (subscriber.channel, subscriber.parameters)
    if parameters.isReadOnlyPeek { return }
    subscriber.isPresent = true
    if parameters.wantsPresence { channel.listeners += 1 }
    channel.session.clientConnected(parameters.client, as: parameters.kind)
  }

  func removePresence(of subscriber: Subscriber) {
    guard subscriber.isPresent else { return }
    let (channel, parameters) = (subscriber.channel, subscriber.parameters)
    subscriber.isPresent = false
    if parameters.wantsPresence { channel.listeners -= 1 }
    channel.session.clientDisconnected(parameters.client)
    guard let departure = channel.session.lockDeparture else { return }
    loop.schedule(after: Session.lockSeconds) { [weak channel] in
      channel?.session.endLock(of: departure)
    }
  }

  /// Someone has come, gone, or taken a name.
  func presenceChanged(in channel: Channel) {
    if channel.listeners == 0 || channel.isPresenceScheduled { return }
    channel.isPresenceScheduled = true
    let pause = Self.presencePause + Self.presencePausePerListener * Double(channel.listeners)
    let passed = Double(StopWatch.now() - channel.presenceSentAt) / 1_000
    loop.schedule(after: pause - passed) { [unowned self] in sendPresence(in: channel) }
  }

  /// Sends the list to those who have an older one. Those who cannot take it now get one later.
  func sendPresence(in channel: Channel) {
    channel.isPresenceScheduled = false
    channel.presenceSentAt = StopWatch.now()
    let version = channel.session.presence.version
    let view = channel.session.presence.viewVersion
    var (list, presenting, isWaitedFor): ([UInt8]?, [UInt8]?, Bool) = (nil, nil, false)
    for subscriber in channel.subscribers where subscriber.wantsPresence {
      let isListOld = subscriber.presence < version
      let isViewOld = subscriber.presenterView < view
      if !isListOld && !isViewOld { continue }
      guard subscriber.waiting == 0, subscriber.connection?.isWritable == true else {
        isWaitedFor = isWaitedFor || subscriber.connection != nil
        continue
      }
      (subscriber.presence, subscriber.presenterView) = (version, view)
      if isListOld {
        list = list ?? channel.session.presenceMessage()
        add(list, to: subscriber)
      }
      if isViewOld {
        presenting = presenting ?? channel.session.presentingMessage()
        add(presenting, to: subscriber)
      }
      makeDue(subscriber)
    }
    if isWaitedFor { presenceChanged(in: channel) }
  }

  private func add(_ message: [UInt8]?, to subscriber: Subscriber) {
    guard let message else { return }
    subscriber.addAnswer(after: { .anywhere }) { writer in
      writer.bytes += message
      return true
    }
  }
}

extension Subscriber {
  fileprivate var wantsPresence: Bool { parameters.wantsPresence && isPresent }
}
