import SessionRecords
import Sessions
import Transport
import WireProtocol

/// The migration of sessions in use to other nodes, one after the other.
extension ClusterMember {
  /// Migrates a session to another node as soon as nothing of its clients is in progress.
  func startMigration(of channel: Channel, to node: Node) {
    let migration = SessionMigration(of: channel, to: node)
    self.migration = migration
    channel.migration.isUnderWay = true
    for subscriber in channel.subscribers { quiesce(subscriber) }
    loop.schedule(after: SessionMigration.quiesceTimeout) { [unowned self, weak migration] in
      if let migration, self.migration === migration, !migration.isCommitted { cancel(migration) }
    }
    loop.wake()
  }

  /// Stops reading from a client whose session is about to migrate.
  func quiesce(_ subscriber: Subscriber) {
    // It goes by itself, at once.
    if subscriber.parameters.isReadOnlyPeek { return }
    if subscriber.parameters.isForwarded {
      pauses += 1
      subscriber.quiescence = .requested(pauses)
      addSignal(.pause(pauses), to: subscriber)
    } else {
      subscriber.quiescence = .quiesced
      subscriber.connection?.pauseReading()
    }
  }

  private func addSignal(_ signal: NodeSignal, to subscriber: Subscriber) {
    subscriber.addAnswer(after: { .anywhere }) { writer in
      writer.bytes += signal.text
      return true
    }
    delivery.makeDue(subscriber)
  }

  /// - Returns: true if the message is the signal of the client's node that its messages end, or
  ///   came after that signal: it is then unknown where it belongs.
  func isPauseAcknowledgement(_ text: borrowing Span<UInt8>, of subscriber: Subscriber) -> Bool {
    if subscriber.quiescence == .quiesced {
      subscriber.connection?.close(CloseCode.goingAway, "the session has moved: connect again")
      return true
    }
    guard case .paused(let number)? = NodeSignal(text) else { return false }
    if subscriber.quiescence == .requested(number) { subscriber.quiescence = .quiesced }
    return true
  }

  /// Continues the migration in progress when a turn has ended.
  func advanceMigration() {
    guard let migration, !migration.isCommitted, !lifecycle.isStopping else { return }
    let channel = migration.channel
    let id = channel.session.id
    // It has been lost or removed since.
    guard registry.channels[id] === channel else { return finish(migration) }
    guard channel.isQuiesced else { return }
    if store.isStale || channel.session.obstacle != nil { return cancel(migration) }
    migration.isCommitted = hub.transferOwnership(of: id, to: migration.node) { [unowned self] in
      connections.log(
        .info, "session given", ["session": .string(id), "node": .string(migration.node.id)])
      let now = StopWatch.microseconds()
      balance.record(candidate(for: channel, at: now), to: migration.node.id, at: now)
      if !migration.hasTimedOut { reattachClients(of: channel, to: migration.node) }
      finish(migration)
    }
    if !migration.isCommitted { return }
    registry.channels[id] = nil
    loop.schedule(after: SessionMigration.storeTimeout) { [unowned self, weak migration] in
      if let migration, self.migration === migration { timeOut(migration) }
    }
  }

  /// The store does not report whether the session was transferred; its clients reconnect and find
  /// out.
  func timeOut(_ migration: SessionMigration) {
    migration.hasTimedOut = true
    for subscriber in migration.channel.subscribers {
      subscriber.connection?.close(
        CloseCode.goingAway, "the database cannot be reached: connect again")
    }
    finish(migration)
  }

  /// The session was transferred: its clients continue where it lives now.
  private func reattachClients(of channel: Channel, to node: Node) {
    for subscriber in channel.subscribers {
      guard let connection = subscriber.connection else { continue }
      if subscriber.parameters.isForwarded {
        redirect(subscriber, to: node)
      } else {
        let relocation = relocation(of: subscriber, to: node)
        gateway.clientDisconnected(subscriber)
        forward(subscriber.parameters.moved(relocation), to: node, on: connection, answering: nil)
      }
    }
  }

  /// Notifies the node that forwards a client of where the session is now.
  ///
  /// - Parameter node: nil if that node has to find it out.
  func redirect(_ subscriber: Subscriber, to node: Node?) {
    let signal = NodeSignal.moved(relocation(of: subscriber, to: node))
    guard let connection = subscriber.connection else { return }
    sendAtOnce(signal, on: connection)
    connection.close(CloseCode.goingAway, "the session has moved")
  }

  private func sendAtOnce(_ signal: NodeSignal, on connection: any Sink) {
    var frame: [UInt8] = []
    WebSocketFrame.append(.text, payload: signal.text.span, to: &frame)
    connection.send(frames: frame)
  }

  /// It has all that has happened in the session.
  private func relocation(of subscriber: Subscriber, to node: Node?) -> NodeSignal.Relocation {
    let (session, client) = (subscriber.session, subscriber.parameters.client)
    return NodeSignal.Relocation(
      node: node, session: session.id,
      bookmark: .init(epoch: session.epoch, revision: session.revision), client: client,
      person: session.personName(of: client))
  }

  func cancel(_ migration: SessionMigration) {
    let channel = migration.channel
    channel.migration.fail()
    for subscriber in channel.subscribers where subscriber.quiescence != .none {
      if subscriber.parameters.isForwarded { addSignal(.resume, to: subscriber) }
      subscriber.quiescence = .none
      delivery.makeDue(subscriber)
    }
    // This can be the end of a turn.
    loop.wake()
    connections.log(.info, "session kept", ["session": .string(channel.session.id)])
    finish(migration)
  }

  private func finish(_ migration: SessionMigration) {
    if self.migration !== migration { return }
    self.migration = nil
    startNextMigration()
  }

  /// Resumes a client that was connected to the session on another node, from where it was there.
  func resume(_ subscriber: Subscriber) {
    let (session, parameters) = (subscriber.session, subscriber.parameters)
    guard let bookmark = parameters.bookmark, bookmark.epoch == session.epoch,
      bookmark.revision <= session.revision
    else {
      // Otherwise the node that forwards it would go on searching for the session.
      if parameters.isForwarded { subscriber.connection.map { sendAtOnce(.here, on: $0) } }
      subscriber.connection?.close(CloseCode.goingAway, "the session has moved: connect again")
      return
    }
    subscriber.channel.add(subscriber)
    subscriber.channel.migration.noteArrival()
    delivery.addPresence(of: subscriber)
    // Another of its connections may have given it a newer one.
    if let person = parameters.person, session.personName(of: parameters.client) == nil {
      session.setName(of: parameters.client, to: person)
    }
    subscriber.cursor = bookmark.revision
    if parameters.isForwarded { addSignal(.here, to: subscriber) }
    delivery.makeDue(subscriber)
    hub.measure(session)
  }
}
