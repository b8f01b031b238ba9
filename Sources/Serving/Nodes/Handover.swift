import Sessions

/// A session that is being given to another node while clients are connected to it. They stay: what
/// they say meanwhile waits, and what they are owed comes first.
@MainActor
final class Handover {
  let channel: Channel
  let node: Node
  /// The store is being told: there is no way back.
  var isGiven = false
  /// The clients were sent away, since the store took too long.
  var isAbandoned = false

  init(of channel: Channel, to node: Node) {
    (self.channel, self.node) = (channel, node)
  }

  /// Seconds for which clients wait at most, before the session stays where it is.
  static let patience = 1.0
  /// Seconds for which they wait for the store at most; then they have to come again.
  static let patienceForStore = 3.0
  /// Milliseconds for which a session is left alone that could not be given.
  static let rest: Int64 = 60_000
  /// A crowd stays: to bring each of them to the other node takes more than it relieves.
  static let maxClients = 100
}

extension Subscriber {
  /// The part that a client plays while its session is about to go to another node.
  enum Stillness: Equatable {
    /// It is read as ever.
    case none
    /// The node that has brought it was asked to hand on nothing more. An answer to an older question
    /// may still be on its way: what counts is the one with this number.
    case asked(Int)
    /// Nothing more comes of it.
    case still
  }
}

extension Channel {
  /// True if the session can go on elsewhere without anybody's noticing. Views would be made again, as
  /// when an app is launched; a state that nobody has changed is in no store.
  var canMove: Bool {
    !session.timeline.scene.hasViews && canGoOn && session.isWhollyKept && !subscribers.isEmpty
      && subscribers.count <= Handover.maxClients && !isLeftAlone
  }

  private var isLeftAlone: Bool { StopWatch.now() < leftAloneUntil }

  /// True if clients can go on with what another node reads of the session.
  var canGoOn: Bool { session.head > 0 && !session.hasPassingAnswers }

  /// True if nothing more comes of its clients, and they have all that they are to get.
  var isStill: Bool {
    canMove && newcomers.isEmpty && waiting.isEmpty && heldBack.isEmpty
      && subscribers.allSatisfy(\.isDone) && session.isSafe(session.position)
  }
}

extension Subscriber {
  var isAsked: Bool { if case .asked = stillness { true } else { false } }

  /// True if nothing more comes of the client, and it has all that it is to get.
  var isDone: Bool {
    stillness == .still && !parameters.isGlance && work == nil && !isBusy && waiting == 0
      && !isBehind && connection?.isWritable != false
  }
}
