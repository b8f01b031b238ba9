/// Accepting connections.
extension Server {
  /// The most connections that are accepted in a turn: others have theirs in between.
  private static let maxAcceptedInTurn = 32
  /// Seconds until the next try if the system has no room for a connection.
  private static let acceptPause = 0.1

  func acceptWhenReadable(_ listener: Listener) {
    listenerWatch = loop.context.watch(readable: listener.descriptor, .last) { [unowned self] in
      accept(from: listener)
    }
  }

  private func accept(from listener: Listener) {
    for _ in 0..<Self.maxAcceptedInTurn {
      switch listener.accept() {
      case .accepted(let socket):
        if admits(socket) { vhost.serve(socket) } else { socket.close() }
      case .gone: continue
      case .none: return
      case .failed: return pauseAccepting(from: listener)
      }
    }
  }

  /// Waits until others have closed theirs: the listener would be readable all the time.
  private func pauseAccepting(from listener: Listener) {
    listenerWatch = nil
    loop.schedule(after: Self.acceptPause) { [weak self] in
      if let self, self.listener === listener { acceptWhenReadable(listener) }
    }
  }

  /// The loop has ended: clients are refused from now on, and another server can have the port.
  func stopListening() { (listenerWatch, listener) = (nil, nil) }
}
