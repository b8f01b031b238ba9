import Sessions

/// A session that is being given to another node while clients are connected to it. They stay:
/// their new messages wait, and what they are owed comes first.
@MainActor
final class Handover {
  let channel: Channel
  let node: Node
  /// The store is being notified: there is no way back.
  var isGiven = false
  /// The clients were sent away, since the store took too long.
  var isAbandoned = false

  init(of channel: Channel, to node: Node) {
    (self.channel, self.node) = (channel, node)
  }

  /// The most seconds that clients wait before the session stays here.
  static let patience = 1.0
  /// The most seconds that they wait for the store; then they have to reconnect.
  static let patienceForStore = 3.0
  /// Milliseconds until a session that could not be given is tried again.
  static let rest: Int64 = 60_000
  /// A crowd stays: to bring each of them to the other node takes more than it relieves.
  static let maxClients = 100
}

extension Subscriber {
  /// The part that a client plays while its session is about to go to another node.
  enum Stillness: Equatable {
    /// It is read as usual.
    case none
    /// The node that has brought it was asked to hand on nothing more. An answer to an older
    /// question may still be on its way: only the one with this number counts.
    case asked(Int)
    /// Nothing more comes from it.
    case still
  }
}

extension Channel {
  /// True if the session can go on elsewhere without anyone noticing. Views would be rebuilt, as
  /// when an app is launched; an unchanged state is in no store.
  var canMove: Bool {
    !session.timeline.scene.hasViews && canGoOn && session.isFullyStorable && !subscribers.isEmpty
      && subscribers.count <= Handover.maxClients && !isLeftAlone
  }

  private var isLeftAlone: Bool { StopWatch.now() < leftAloneUntil }

  /// True if clients can go on with what another node reads of the session.
  var canGoOn: Bool { session.head > 0 && !session.hasTransientAnswers }

  /// True if nothing more comes from its clients, and they have all that is due to them.
  var isStill: Bool {
    canMove && newcomers.isEmpty && waiting.isEmpty && heldBack.isEmpty
      && subscribers.allSatisfy(\.isDone) && session.isSafe(session.position)
  }
}

extension Subscriber {
  var isAsked: Bool { if case .asked = stillness { true } else { false } }

  /// True if nothing more comes from the client, and it has all that is due to it.
  var isDone: Bool {
    stillness == .still && !parameters.isGlance && work == nil && !isBusy && waiting == 0
      && !isBehind && connection?.isWritable != false
  }
}
