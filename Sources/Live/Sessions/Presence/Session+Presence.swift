import OrderedJSON
import WireProtocol

/// The clients that are present: reported on request, without creating a revision.
extension Session {
  /// Adds a connection of a client, and reports it.
  public func clientConnected(_ client: String, as kind: Presence.Kind) {
    presence.connect(client, as: kind)
    onPresence?()
  }

  /// Removes a connection of a client, and reports it.
  public func clientDisconnected(_ client: String) {
    presence.disconnect(client)
    onPresence?()
  }

  /// Takes over the presence of an earlier object for the same session, after the session was read
  /// again from the store.
  public func adoptPresence(of session: Session) { presence = session.presence }

  /// Returns the message that lists the clients that are present.
  public func presenceMessage() -> [UInt8] {
    var writer = JSONWriter()
    writer.appendPresence(presence.list())
    return writer.bytes
  }

  /// Returns the name that people see for a client.
  package func personName(of client: String) -> UTF8String? { presence.name(of: client) }

  /// Gives a client the name that it had on another node.
  package func setName(of client: String, to name: UTF8String) {
    if presence.setName(name, of: client) { onPresence?() }
  }

  func result(of call: PresenceCall, from client: String) -> Result {
    switch call {
    case .list: return .text(presence.list())
    case .set(let name):
      let changed = presence.setName(name, of: client)
      if changed { onPresence?() }
      return .object([
        "name": presence.name(of: client).map(JSONValue.string) ?? .null, "changed": .bool(changed),
      ])
    }
  }
}
