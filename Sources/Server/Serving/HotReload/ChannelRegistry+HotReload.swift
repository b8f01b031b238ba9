import OrderedJSON
import Sessions
import WireProtocol

/// News of the build of the app's sources while the app runs, for all connected clients.
extension ChannelRegistry {
  /// Notifies all sessions' clients, and those who come later, what the watch session is doing.
  func announce(build: JSONObject) {
    hub.setBuild(build)
    for channel in channels.values {
      let session = channel.session
      for subscriber in channel.subscribers {
        subscriber.addAnswer(after: { .anywhere }) { writer in
          writer.appendBuild(session.build ?? build)
          return true
        }
        delivery.makeDue(subscriber)
      }
    }
    loop.wake()
  }

  /// The names of the sessions that have connections.
  var visited: [String] {
    channels.filter { !$0.value.isEmpty }.map(\.key).sorted()
  }
}
