import OrderedJSON
import WireProtocol

/// The clients that are here: told to those who ask, and no revision.
extension Session {
  /// A client has connected.
  public func arrived(_ client: String, as kind: Presence.Kind) {
    presence.arrive(client, as: kind)
    onPresence?()
  }

  /// A connection of a client has gone.
  public func left(_ client: String) {
    presence.leave(client)
    onPresence?()
  }

  /// Goes on where another object of the same session ended, which the store has been read for.
  public func takePresence(of session: Session) { presence = session.presence }

  /// The message that tells all who is here.
  public func presenceMessage() -> [UInt8] {
    var writer = JSONWriter()
    writer.appendPresence(presence.list())
    return writer.bytes
  }

  /// The name that a client goes by among people.
  package func personName(of client: String) -> UTF8String? { presence.name(of: client) }

  /// Gives a client the name that it had on another node.
  package func call(_ client: String, _ name: UTF8String) {
    if presence.setName(name, of: client) { onPresence?() }
  }

  func answer(_ call: PresenceCall, from client: String) -> Result {
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
