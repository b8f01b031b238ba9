import NavigationCore
import OrderedJSON
import WireProtocol

/// The lock of a session, and the view that others follow.
extension Session {
  /// The seconds that a lock stays after its owner's last connection has closed.
  public static let lockSeconds = 30.0

  /// The number of times that the lock's owner has left, if it is away now; nil if it is here, or
  /// if the session is not locked.
  public var lockDeparture: Int? {
    presence.isLockOwnerAway ? presence.lead.departures : nil
  }

  /// Unlocks the session if the lock's owner has not come back.
  ///
  /// - Parameter departure: the value of `lockDeparture` when the owner left.
  public func endLock(of departure: Int) {
    guard lockDeparture == departure else { return }
    presence.endLock()
    onPresence?()
  }

  /// - Throws: `locked` if another client has locked the session.
  @inline(__always)
  func requireUnlocked(for client: String) throws(WireError) {
    guard let owner = presence.lead.owner, owner != client else { return }
    throw locked(by: owner)
  }

  private func locked(by owner: String) -> WireError {
    WireError(
      .locked, "\(title(of: owner)) has locked this session. Nothing was changed.",
      details: ["owner": .string(UTF8String(owner))])
  }

  /// Returns what people read for a client: its name, or else its id.
  private func title(of client: String) -> UTF8String {
    presence.name(of: client) ?? UTF8String(client)
  }

  func setLock(_ isLocked: Bool, by client: String) throws(WireError) -> JSONObject {
    try requireUnlocked(for: client)
    try requireConnection(of: client)
    let changed = presence.setLock(isLocked, by: client)
    if changed { onPresence?() }
    return ["locked": .bool(isLocked), "changed": .bool(changed)]
  }

  func present(_ view: JSONObject?, by client: String) throws(WireError) -> JSONObject {
    if view != nil {
      try requireUnlocked(for: client)
      try requireConnection(of: client)
      if let other = presence.lead.presenter, other != client {
        throw WireError(
          .locked, "\(title(of: other)) is presenting this session.",
          details: ["owner": .string(UTF8String(other))])
      }
    }
    let changed = presence.present(view, by: client)
    if changed { onPresence?() }
    return ["presenting": .bool(view != nil), "changed": .bool(changed)]
  }

  private func requireConnection(of client: String) throws(WireError) {
    if presence.includes(client) { return }
    throw WireError(
      .unavailable, "Only a client with an open connection can lock or present a session.")
  }

  /// Returns the message of what the presenter sees.
  public func presentingMessage() -> [UInt8] {
    var writer = JSONWriter()
    writer.appendPresenting(by: presence.lead.presenter, presence.lead.view)
    return writer.bytes
  }
}

extension Call {
  /// True if the call changes the session, so that a lock refuses it.
  var changesSession: Bool {
    switch self {
    case .command, .tap, .openURL, .openScene: true
    case .importDocument(_, let isDryRun): !isDryRun
    case .query, .measure, .rows, .sessions, .presence: false
    }
  }
}
