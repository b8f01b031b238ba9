/// A store that several servers use at once: a session lives on one of them at a time.
///
/// A session that does not live here counts as large for `isLarge`: `prepare` requests it from the
/// store, and `log(of:)` throws `elsewhere` if another node has it. A session that another node has
/// taken over is lost here with the reason `moved`.
@MainActor
public protocol SharedStore: SessionStore {
  /// This server.
  var node: Node { get }

  /// The text that only the nodes of the store know: they identify themselves with it.
  var secret: String { get }

  /// The known nodes that are present, by their ids. This node is among them once it has joined.
  var nodes: [NodeEntry] { get }

  /// Publishes the load of this node, and asks the store for the load and the number of sessions of
  /// all nodes.
  ///
  /// - Parameter done: called with nil if the store does not answer.
  func exchange(_ load: NodeLoad, then done: @escaping @MainActor ([NodeEntry]?) -> Void)

  /// Called when nodes have joined or left.
  var onNodes: (() -> Void)? { get set }

  /// Announces the address of this node to the others. Until then, no session lives here.
  ///
  /// - Parameter done: called when the store has the address.
  func join(at address: String, then done: @escaping @MainActor () -> Void)

  /// Releases all sessions, so that other nodes can acquire them at once. Everything appended is
  /// safe or lost, and nothing is appended afterwards.
  ///
  /// - Parameter done: called when the sessions are free, or cannot be released.
  func leave(then done: @escaping @MainActor () -> Void)

  /// Transfers a session to another node. Its log is no longer used, and everything appended
  /// to it is safe.
  ///
  /// - Parameter done: called when the store has recorded the move, or cannot.
  func transferOwnership(
    of session: String, to node: Node, then done: @escaping @MainActor () -> Void
  )

  /// Changes the entry of a session as `change` does. If the change is made, a receipt is kept with
  /// it, both or neither.
  ///
  /// - Parameter receipt: the text that identifies the request.
  func change(
    _ session: String, _ change: EntryChange, leaving receipt: String,
    then done: @escaping @MainActor (Bool) -> Void)

  /// Finds out whether a change left a receipt, on whichever node, after everything that waits to be
  /// written here.
  ///
  /// - Parameter done: called with nil if the store does not answer.
  func findReceipt(_ receipt: String, then done: @escaping @MainActor (Bool?) -> Void)

  /// False while this node may have lost its sessions to other nodes without knowing it, because it
  /// has not heard from the store for longer than its lease.
  var hasFreshLease: Bool { get }

  /// False if the store does not answer, which is known before the lease is over.
  var isReachable: Bool { get }

  /// Called whenever `hasFreshLease` has become true, after the losses that became known with it.
  var onLeaseRefreshed: (() -> Void)? { get set }

  /// Called when another node has changed the entry of a session; with nil if the entry was
  /// removed.
  var onEntry: ((_ session: String, _ entry: SavedEntry?) -> Void)? { get set }

  /// Called when another node has changed a value of the app; with nil if the value was removed.
  var onAppValue: ((_ key: String, _ value: [UInt8]?) -> Void)? { get set }
}

extension SharedStore {
  /// True while it is uncertain which sessions live here.
  public var isStale: Bool { !hasFreshLease }
}

/// The store's information about a node.
public struct NodeEntry: Hashable, Sendable {
  public let node: Node
  /// The version of the node's program.
  public let version: String
  /// The number of sessions that live on the node.
  public let sessions: Int
  /// The time in milliseconds, by the store's clock, for which its sessions stay on it without
  /// another message from it.
  public let lease: Int
  /// Nil if the node has not published it lately.
  public let load: NodeLoad?

  /// - Parameter lease: milliseconds.
  public init(node: Node, version: String, sessions: Int, lease: Int, load: NodeLoad? = nil) {
    self.load = load
    self.node = node
    self.version = version
    self.sessions = sessions
    self.lease = lease
  }
}
