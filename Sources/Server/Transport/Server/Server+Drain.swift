extension Server {
  /// Stops accepting: a new connection is closed at once.
  public func stopAccepting() { isAccepting = false }

  /// Stops accepting and closes every connection, after what is queued for it has gone.
  /// - Parameters:
  ///   - reason: evaluated again for each connection, so that it can spread the times to come back.
  ///   - seconds: the time to wait for the clients' answers to the close frame.
  ///   - then: called once, when all are gone or the time is over.
  public func drain(
    code: UInt16 = CloseCode.goingAway, reason: @autoclosure () -> String, within seconds: Double,
    then body: @escaping () -> Void
  ) {
    stopAccepting()
    afterDrain = body
    for connection in connections.values { connection.close(code, reason()) }
    if connections.isEmpty { return finishDrain() }
    loop.schedule(after: seconds) { [unowned self] in finishDrain() }
  }

  /// Stops accepting and cuts every connection without a close frame.
  public func stop() {
    stopAccepting()
    for connection in connections.values { connection.drop() }
  }

  func finishDrain() {
    let body = afterDrain
    afterDrain = nil
    body?()
  }
}
