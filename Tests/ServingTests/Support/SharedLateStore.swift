import SessionRecords
import StoreContract

/// A late store that another node also uses. It confirms transfers when a test says so.
@MainActor
final class SharedLateStore: SharedStore {
  let late = LateStore()
  let node = Node(id: "here", address: "ws://127.0.0.1:1")
  let other = Node(id: "there", address: "ws://127.0.0.1:2")
  let secret = "secret"
  let hasFreshLease = true
  let isReachable = true
  var onNodes: (() -> Void)?
  var onLeaseRefreshed: (() -> Void)?
  var onEntry: ((_ session: String, _ entry: SavedEntry?) -> Void)?
  var onAppValue: ((_ key: String, _ value: [UInt8]?) -> Void)?
  /// The sessions that are being transferred.
  private(set) var transferred: [String] = []
  /// Sessions that the other node has, and that this one does not know yet.
  var ofOther: Set<String> = []
  /// The sessions that were released.
  private(set) var released: [String] = []
  private var waiting: [@MainActor () -> Void] = []

  var nodes: [NodeEntry] {
    [node, other].map { NodeEntry(node: $0, version: "1", sessions: 0, lease: 1) }
  }

  func exchange(_ load: NodeLoad, then done: @escaping @MainActor ([NodeEntry]?) -> Void) {
    done(nodes)
  }
  func join(at address: String, then done: @escaping @MainActor () -> Void) { done() }
  func leave(then done: @escaping @MainActor () -> Void) { done() }

  func transferOwnership(
    of session: String, to node: Node, then done: @escaping @MainActor () -> Void
  ) {
    late.closeLog(of: session)
    transferred.append(session)
    waiting.append(done)
  }

  /// The receipts of changes that were made.
  var receipts: Set<String> = []

  func change(
    _ session: String, _ change: EntryChange, leaving receipt: String,
    then done: @escaping @MainActor (Bool) -> Void
  ) {
    late.change(session, change) { [self] isDone in
      if isDone { receipts.insert(receipt) }
      done(isDone)
    }
  }

  func findReceipt(_ receipt: String, then done: @escaping @MainActor (Bool?) -> Void) {
    done(receipts.contains(receipt))
  }

  /// Confirms the transfers.
  func confirmTransfers() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  var durability: Durability { late.durability }
  var keepsRecords: Bool { late.keepsRecords }
  var appValues: [String: [UInt8]] { late.appValues }
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)? {
    get { late.onLoss }
    set { late.onLoss = newValue }
  }
  var count: Int { late.count }
  var waitingBytes: Int { late.waitingBytes }
  func entries() -> [String: SavedEntry] { late.entries() }
  func bytes(of session: String) -> Int { late.bytes(of: session) }
  func contains(_ session: String) -> Bool { late.contains(session) }
  func log(of session: String) throws(StoreError) -> any SessionLog {
    if ofOther.contains(session) { throw .elsewhere(other) }
    return late.log(of: session)
  }
  func closeLog(of session: String) {
    released.append(session)
    late.closeLog(of: session)
  }
  func flush() { late.flush() }
  func close() { late.close() }
  func whenWritten(_ done: @escaping @MainActor () -> Void) { late.whenWritten(done) }
  func setAppValue(_ value: [UInt8]?, forKey key: String) { late.setAppValue(value, forKey: key) }
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    late.change(session, change, then: done)
  }
}
