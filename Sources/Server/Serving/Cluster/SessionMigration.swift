import SessionRecords
import Sessions

/// The migration of a session to another node while clients are connected to it. They stay
/// connected: their new messages wait until everything that is due to them has been sent.
@MainActor
final class SessionMigration {
  let channel: Channel
  let node: Node
  /// The store is being notified, so the migration cannot be cancelled.
  var isCommitted = false
  /// The store took too long, so the clients were disconnected.
  var hasTimedOut = false

  init(of channel: Channel, to node: Node) {
    (self.channel, self.node) = (channel, node)
  }

  /// The most seconds that clients wait before the session stays here.
  static let quiesceTimeout = 1.0
  /// The most seconds that they wait for the store; then they have to reconnect.
  static let storeTimeout = 3.0
  /// The time for which a session stays after a failed migration, and for which load does not move
  /// it again, in milliseconds.
  nonisolated static let backoff: Int64 = 60_000
  /// Sessions with more clients are not migrated: moving them costs more than it saves.
  static let maxClients = 100
}

extension Subscriber {
  /// The state of a client while its session is about to migrate: can more messages come from it?
  enum Quiescence: Equatable {
    /// It is read as usual.
    case none
    /// The node that forwards it was asked to pause. The acknowledgement of an older request may
    /// still be on its way: only the one with this number counts.
    case requested(Int)
    /// Nothing more comes from it.
    case quiesced
  }
}

extension Channel {
  /// True if the session can migrate without anyone noticing. Views would be rebuilt, as
  /// when an app is launched; an unchanged state is in no store.
  var canMigrate: Bool {
    !session.timeline.scene.hasViews && canResumeElsewhere && session.isFullyStorable
      && !subscribers.isEmpty
      && subscribers.count <= SessionMigration.maxClients && !migration.isBackingOff
  }

  /// True if the session can leave because of load: at most once a minute, so that it does not go back
  /// and forth.
  var canLeaveLoad: Bool { canMigrate && !migration.isSettling }

  /// True if clients can continue with what another node reads of the session.
  var canResumeElsewhere: Bool { session.head > 0 && !session.hasTransientAnswers }

  /// True if nothing more comes from its clients, and they have all that is due to them.
  var isQuiesced: Bool {
    canMigrate && newcomers.isEmpty && waiting.isEmpty && !hasThrottled
      && subscribers.allSatisfy(\.isDrained) && session.isSafe(session.position)
  }
}

extension Subscriber {
  var isPauseRequested: Bool { if case .requested = quiescence { true } else { false } }

  /// True if nothing more comes from the client, and it has all that is due to it.
  var isDrained: Bool {
    quiescence == .quiesced && !parameters.isReadOnlyPeek && work == nil && !isBusy && waiting == 0
      && !isBehind && connection?.isWritable != false
  }
}
