/// A store that several servers use at once: a session lives on one of them at a time.
///
/// A session that does not live here is large in the sense of `isLarge`: `prepare` asks the store for
/// it, and `log(of:)` throws `elsewhere` where another node has it. What another node has taken over
/// is lost here with the reason `moved`.
@MainActor
public protocol SharedStore: SessionStore {
  /// This server.
  var node: Node { get }

  /// The text that all nodes of the store know and nobody else: with it they show who they are.
  var secret: String { get }

  /// The nodes that are there, as far as is known, by their ids; this one is among them once it has
  /// joined.
  var nodes: [NodeEntry] { get }

  /// Asks the store how many sessions live on each node.
  ///
  /// - Parameter done: called with nil where it does not say.
  func countSessions(then done: @escaping @MainActor ([NodeEntry]?) -> Void)

  /// Called when nodes have come or gone.
  var onNodes: (() -> Void)? { get set }

  /// Tells the others where this node is found. No session lives here before.
  ///
  /// - Parameter done: called when the store knows it.
  func join(at address: String, then done: @escaping @MainActor () -> Void)

  /// Gives all sessions back, so that others can have them at once. Everything appended is safe or lost;
  /// nothing more is appended.
  ///
  /// - Parameter done: called when they are free, or cannot be given back.
  func leave(then done: @escaping @MainActor () -> Void)

  /// Nobody uses the log of a session any more; everything appended to it is safe. The session lives on
  /// another node from now on.
  ///
  /// - Parameter done: called when that is known to the store, or cannot be.
  func give(_ session: String, to node: Node, then done: @escaping @MainActor () -> Void)

  /// False while this node may have lost its sessions to others without knowing it: for longer than
  /// its lease it has not heard from the store.
  var isCertain: Bool { get }

  /// Called whenever `isCertain` has changed; behind the losses that became known with it.
  var onCertainty: (() -> Void)? { get set }

  /// Called when another node has changed the entry of a session; nil where it was removed.
  var onEntry: ((_ session: String, _ entry: SavedEntry?) -> Void)? { get set }

  /// Called when another node has changed a value of the app; nil where it was removed.
  var onAppValue: ((_ key: String, _ value: [UInt8]?) -> Void)? { get set }
}

extension SharedStore {
  /// True while it is not certain which sessions live here.
  public var isStale: Bool { !isCertain }
}

/// A node as the store knows it.
public struct NodeEntry: Hashable, Sendable {
  public let node: Node
  /// The version of its program.
  public let version: String
  /// The number of sessions that live there.
  public let sessions: Int
  /// Milliseconds for which they do without another word of it, by the store's clock.
  public let lease: Int

  /// - Parameter lease: milliseconds.
  public init(node: Node, version: String, sessions: Int, lease: Int) {
    self.node = node
    self.version = version
    self.sessions = sessions
    self.lease = lease
  }
}
