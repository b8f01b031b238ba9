import NavigationCore
import OrderedJSON
import WireProtocol

/// The client that has locked a session, and the one that presents it.
///
/// Both are courtesies among people who trust each other: a client chooses its own id. Neither is
/// stored, so both end with the process.
struct SessionLead {
  /// The only client that can change the session; nil if all can.
  private(set) var owner: String?
  /// The client whose view others follow.
  private(set) var presenter: String?
  /// The view on the presenter's page.
  private(set) var view: JSONObject?
  /// Increases with every change to `view`.
  private(set) var viewVersion = 0
  /// Increases each time that the lock's owner leaves.
  private(set) var departures = 0

  /// Locks the session for a client, or unlocks it.
  ///
  /// - Returns: true if something has changed.
  mutating func setLock(_ isLocked: Bool, by client: String) -> Bool {
    if isLocked == (owner == client) { return false }
    owner = isLocked ? client : nil
    return true
  }

  /// Shows others what a client sees.
  ///
  /// - Parameter view: nil if the client presents no longer.
  /// - Returns: true if something has changed.
  mutating func present(_ view: JSONObject?, by client: String) -> Bool {
    if view == nil && presenter != client { return false }
    if presenter == client && self.view == view { return false }
    (presenter, self.view) = (view == nil ? nil : client, view)
    viewVersion += 1
    return true
  }

  /// Records that the last connection of a client has closed. Its presentation ends at once; its
  /// lock ends later, because a page that is reloaded comes back.
  mutating func clientLeft(_ client: String) {
    if owner == client { departures += 1 }
    _ = present(nil, by: client)
  }

  /// Ends the lock of an owner that has left.
  mutating func endLock() { owner = nil }
}
