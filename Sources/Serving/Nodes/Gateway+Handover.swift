import Sessions
import Transport
import WireProtocol

/// Sessions in use that go to another node, one after the other.
extension Gateway {
  /// Gives a session to another node as soon as nothing of its clients is under way.
  func hand(_ channel: Channel, to node: Node) {
    let handover = Handover(of: channel, to: node)
    self.handover = handover
    channel.isMoving = true
    for subscriber in channel.subscribers { hold(subscriber) }
    loop.schedule(after: Handover.patience) { [unowned self, weak handover] in
      if let handover, self.handover === handover, !handover.isGiven { giveUp(handover) }
    }
    loop.wake()
  }

  /// Reads nothing more of a client whose session is about to go.
  func hold(_ subscriber: Subscriber) {
    // It goes by itself, at once.
    if subscriber.parameters.isGlance { return }
    if subscriber.parameters.isRelayed {
      pauses += 1
      subscriber.stillness = .asked(pauses)
      say(.pause(pauses), to: subscriber)
    } else {
      subscriber.stillness = .still
      subscriber.connection?.pauseReading()
    }
  }

  private func say(_ signal: NodeSignal, to subscriber: Subscriber) {
    subscriber.answer(behind: { .anywhere }) { writer in
      writer.bytes += signal.text
      return true
    }
    makeDue(subscriber)
  }

  /// - Returns: true if the message is the signal of the client's node that its messages end, or
  ///   came after that signal: it is then unknown where it belongs.
  func isWord(_ text: borrowing Span<UInt8>, of subscriber: Subscriber) -> Bool {
    if subscriber.stillness == .still {
      subscriber.connection?.close(CloseCode.goingAway, "the session has moved: connect again")
      return true
    }
    guard case .paused(let number)? = NodeSignal(text) else { return false }
    if subscriber.stillness == .asked(number) { subscriber.stillness = .still }
    return true
  }

  /// Goes on with the session that is about to go, when a turn has ended.
  func advanceHandover() {
    guard let handover, !handover.isGiven, !isStopping else { return }
    let channel = handover.channel
    let id = channel.session.id
    // It has been lost or removed since.
    guard channels[id] === channel else { return end(handover) }
    guard channel.isStill else { return }
    if hub.store.isStale || channel.session.obstacle != nil { return giveUp(handover) }
    handover.isGiven = hub.transferOwnership(of: id, to: handover.node) { [unowned self] in
      log(.info, "session given", ["session": .string(id), "node": .string(handover.node.id)])
      if !handover.isAbandoned { bringOver(channel, to: handover.node) }
      end(handover)
    }
    if !handover.isGiven { return }
    channels[id] = nil
    loop.schedule(after: Handover.patienceForStore) { [unowned self, weak handover] in
      if let handover, self.handover === handover { abandon(handover) }
    }
  }

  /// The store does not say whether the session is given: its clients find out.
  func abandon(_ handover: Handover) {
    handover.isAbandoned = true
    for subscriber in handover.channel.subscribers {
      subscriber.connection?.close(
        CloseCode.goingAway, "the database cannot be reached: connect again")
    }
    end(handover)
  }

  /// The session is given: its clients go on where it lives now.
  private func bringOver(_ channel: Channel, to node: Node) {
    for subscriber in channel.subscribers {
      guard let connection = subscriber.connection else { continue }
      if subscriber.parameters.isRelayed {
        sendOn(subscriber, to: node)
      } else {
        let move = move(of: subscriber, to: node)
        leave(subscriber)
        relay(subscriber.parameters.moved(move), to: node, on: connection, answering: nil)
      }
    }
  }

  /// Notifies the node that has brought a client where the session is now.
  ///
  /// - Parameter node: nil if the other node has to find that out.
  func sendOn(_ subscriber: Subscriber, to node: Node?) {
    let word = NodeSignal.moved(move(of: subscriber, to: node))
    guard let connection = subscriber.connection else { return }
    send(word, on: connection)
    connection.close(CloseCode.goingAway, "the session has moved")
  }

  private func send(_ signal: NodeSignal, on connection: any Sink) {
    var frame: [UInt8] = []
    WebSocketFrame.append(.text, payload: signal.text.span, to: &frame)
    connection.send(frames: frame)
  }

  /// It has all that has happened in the session.
  private func move(of subscriber: Subscriber, to node: Node?) -> NodeSignal.Move {
    let (session, client) = (subscriber.session, subscriber.parameters.client)
    return NodeSignal.Move(
      node: node, session: session.id,
      bookmark: .init(epoch: session.epoch, revision: session.revision), client: client,
      person: session.personName(of: client))
  }

  func giveUp(_ handover: Handover) {
    let channel = handover.channel
    channel.isMoving = false
    channel.leftAloneUntil = StopWatch.now() + Handover.rest
    for subscriber in channel.subscribers where subscriber.stillness != .none {
      if subscriber.parameters.isRelayed { say(.goOn, to: subscriber) }
      subscriber.stillness = .none
      makeDue(subscriber)
    }
    // This can be the end of a turn.
    loop.wake()
    log(.info, "session kept", ["session": .string(channel.session.id)])
    end(handover)
  }

  private func end(_ handover: Handover) {
    if self.handover !== handover { return }
    self.handover = nil
    giveNext()
  }

  /// Resumes a client that was connected to the session on another node, from where it was there.
  func goOn(_ subscriber: Subscriber) {
    let (session, parameters) = (subscriber.session, subscriber.parameters)
    guard let bookmark = parameters.bookmark, bookmark.epoch == session.epoch,
      bookmark.revision <= session.revision
    else {
      // The node that brings it would look on for the session otherwise.
      if parameters.isRelayed { subscriber.connection.map { send(.here, on: $0) } }
      subscriber.connection?.close(CloseCode.goingAway, "the session has moved: connect again")
      return
    }
    subscriber.channel.add(subscriber)
    arrive(subscriber)
    // Another of its connections may have given it a newer one.
    if let person = parameters.person, session.personName(of: parameters.client) == nil {
      session.setName(of: parameters.client, to: person)
    }
    subscriber.cursor = bookmark.revision
    if parameters.isRelayed { say(.here, to: subscriber) }
    makeDue(subscriber)
    hub.measure(session)
  }
}
