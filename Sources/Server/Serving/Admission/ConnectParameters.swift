import NavigationCore
import OrderedJSON
import Sessions

/// The parameters that a client gave when it connected.
struct ConnectParameters {
  var session: String
  var client: String
  let watch: Watch
  /// For a session that the connection creates; nil for the first scene.
  let scene: UTF8String?
  /// For a session that the connection creates.
  let unknownTypes: TypeRegistry.UnknownTypes
  var bookmark: Session.Bookmark?
  var address: String
  /// True if another node forwards the client.
  var isForwarded = false
  /// True if another node only reads the state; no one joins.
  var isReadOnlyPeek = false
  /// The receipt that the node leaves with the change that it asks for.
  var receipt: String?
  var kind = Presence.Kind.script
  /// Changes leave out what the client can know.
  var isCompact = false
  /// It gets the lists of who else is here.
  var wantsPresence = false
  /// It was a client of the session on another node, and goes on from the bookmark without noticing.
  var isMoved = false
  /// The name that it went by there among people.
  var person: UTF8String?

  /// The form in which a client gets each change.
  enum Watch: String, CaseIterable {
    case patch, snapshot, none
  }
}

/// A connection whose session is being read.
@MainActor
final class PendingClient {
  let parameters: ConnectParameters

  init(_ parameters: ConnectParameters) {
    self.parameters = parameters
  }
}

/// A connection that has shown no token yet: it can do nothing else, and no session is created.
@MainActor
final class UnauthenticatedPeer {
  let parameters: ConnectParameters

  init(_ parameters: ConnectParameters) {
    self.parameters = parameters
  }
}
