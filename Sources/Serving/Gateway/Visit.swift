import NavigationCore
import OrderedJSON
import Sessions

/// What a client asked for when it connected.
struct Visit {
  let session: String
  let client: String
  let watch: Watch
  /// For a session that this visit makes; nil for the first scene.
  let scene: UTF8String?
  /// For a session that this visit makes.
  let unknownTypes: TypeRegistry.UnknownTypes
  let bookmark: Session.Bookmark?
  let address: String

  /// What each change looks like to a client.
  enum Watch: String, CaseIterable {
    case patch, snapshot, none
  }
}

/// A connection whose session is being read.
@MainActor
final class Guest {
  let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }
}

/// A connection that has shown no token yet: nothing else is listened to, and no session is made.
@MainActor
final class UnauthenticatedPeer {
  let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }
}
