import OrderedJSON
import Transport

extension Gateway: @MainActor ServerHandler {
  /// Counts and logs a connection that was not let in.
  public func turnedAway(_ address: String?, _ code: String) {
    logUnauthenticated(
      .debug, "turned away",
      ["address": address.map(JSONValue.string) ?? .null, "code": .string(code)])
  }

  /// Takes in a new connection.
  public func opened(_ connection: Connection) {
    log("opened", of: connection)
    if let subscriber = connection.context as? Subscriber {
      greet(subscriber, on: connection)
    } else if let guest = connection.context as? Guest {
      receive(guest, on: connection)
    } else {
      wait(for: connection)
    }
  }

  /// Takes in a message.
  public func received(_ connection: Connection, text: borrowing Span<UInt8>) {
    counters.messages += 1
    guard let subscriber = connection.context as? Subscriber else {
      if let relay = connection.context as? Relay { return relay.received(text) }
      let isShort = text.count <= Self.maxAdmissionBytes
      return admit(connection, showing: isShort ? try? JSONValue(parsing: text) : nil)
    }
    if gathering.note(bytes: text.count) { eager = connection }
    receive(text, from: subscriber)
  }

  /// Its socket has taken what it held back.
  public func writable(_ connection: Connection) {
    guard let subscriber = connection.context as? Subscriber else {
      (connection.context as? Relay)?.madeRoom()
      return
    }
    makeDue(subscriber)
  }

  /// True if the connection still waits for an answer.
  public func owes(_ connection: Connection) -> Bool {
    guard let subscriber = connection.context as? Subscriber else { return false }
    if case .elsewhere = subscriber.work { return false }
    return subscriber.waiting > 0 || subscriber.work != nil
  }

  /// Releases a connection that has ended.
  public func closed(_ connection: Connection) {
    log("closed", of: connection, connection.ending)
    guard let subscriber = connection.context as? Subscriber else {
      if let relay = connection.context as? Relay { leave(relay) }
      return
    }
    leave(subscriber)
  }
}
