import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
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
      scheduler.charge(subscriber)
    }
  }

  func greet(_ subscriber: Subscriber) {
    if subscriber.parameters.isMoved {
      cluster?.resume(subscriber)
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
    if subscriber.channel.isMigrating { cluster?.quiesce(subscriber) }
    delivery.makeDue(subscriber)
    hub.measure(session)
  }

  /// The client's connection is gone.
  func clientDisconnected(_ subscriber: Subscriber) {
    subscriber.connection = nil
    delivery.removePresence(of: subscriber)
    subscriber.session.removeAnswers(to: subscriber.parameters.client)
    hub.recordUse(of: subscriber.session.id, at: WallClock.now())
    scheduler.orphanWork(of: subscriber)
    delivery.makeDue(subscriber)
    subscriber.channel.newcomers.removeAll { $0 === subscriber }
  }

  /// Greets those who came while a session's views were rebuilt, once the views' state is safe.
  func greetNewcomers(of channel: Channel) {
    if channel.newcomers.isEmpty || channel.session.isReopening { return }
    let newcomers = channel.newcomers
    channel.newcomers = []
    for subscriber in newcomers where subscriber.connection != nil { greet(subscriber) }
  }
}
