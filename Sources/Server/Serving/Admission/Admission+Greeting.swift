import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The first message to a client: `hello`.
extension Admission {
  /// Greets a client now, or as soon as the turn and the views of its session allow it.
  func greet(_ subscriber: Subscriber, on connection: any Sink) {
    subscriber.connection = connection
    if subscriber.session.isReopening {
      // It gets the whole state of its views as soon as that is safe.
      subscriber.channel.newcomers.append(subscriber)
      connection.pauseReading()
    } else if scheduler.mustQueue(in: subscriber.channel) {
      scheduler.putOff(.greeting, of: subscriber)
    } else {
      scheduler.beginRequest()
      greet(subscriber)
      scheduler.chargeTime(to: subscriber)
    }
  }

  /// Makes a client one of its session's subscribers.
  func greet(_ subscriber: Subscriber) {
    if subscriber.parameters.isMoved {
      gateway?.cluster?.resume(subscriber)
      return
    }
    let session = subscriber.session
    subscriber.channel.add(subscriber)
    delivery.addPresence(of: subscriber)
    subscriber.cursor = session.revision
    subscriber.addAnswer(after: { .anywhere }) { writer in
      writer.append(
        session.hello(
          client: subscriber.parameters.client, resuming: subscriber.parameters.bookmark))
      return true
    }
    if subscriber.channel.migration.isUnderWay { gateway?.cluster?.quiesce(subscriber) }
    delivery.makeDue(subscriber)
    hub.measure(session)
  }

  /// Greets those who came while a session's views were rebuilt, once the views' state is safe.
  func greetNewcomers(of channel: Channel) {
    if channel.newcomers.isEmpty || channel.session.isReopening { return }
    let newcomers = channel.newcomers
    channel.newcomers = []
    for subscriber in newcomers where subscriber.connection != nil { greet(subscriber) }
  }
}
