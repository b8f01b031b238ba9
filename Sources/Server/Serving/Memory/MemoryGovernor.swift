import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Keeps everything that the server holds because of its clients within one budget.
@MainActor
final class MemoryGovernor {
  private let hub: SessionHub
  private let loop: EventLoop
  private let connections: Connections
  private let files: FileCache
  /// The router, whose unused sessions leave when memory is short.
  unowned var gateway: Gateway?
  /// The sessions that have been delivered to and are still to be measured.
  var unmeasured: [Session] = []
  /// The bytes of answers that are being written or wait, without those that are shared.
  private(set) var answerBytes = 0
  private var isShedPaused = false
  private var isTrimmingHeap = false

  /// The most bytes that one turn releases. Memory goes back to the system when usage is this far
  /// below its peak. Both take time in proportion to the bytes.
  static let maxStepBytes = 32 << 20
  /// Seconds between two times that memory is returned to the system, for which the heap is looked
  /// through.
  static let stepPause = 0.1
  /// Seconds until the next try if not enough could be released.
  private static let shedPause = 0.25
  /// Connections with less are never cut, however full the memory is.
  private static let minCutBytes = 65_536

  init(hub: SessionHub, loop: EventLoop, connections: Connections, files: FileCache) {
    self.hub = hub
    self.loop = loop
    self.connections = connections
    self.files = files
  }

  /// Measures the answers that are being written or wait in a subscriber, for that client only.
  func measureAnswers(of subscriber: Subscriber) {
    let now = subscriber.connection == nil && subscriber.work == nil ? 0 : subscriber.ownBytes
    if now == subscriber.measuredBytes { return }
    let growth = now - subscriber.measuredBytes
    answerBytes += growth
    subscriber.measuredBytes = now
    // Others may ask for as much in the same turn.
    if growth >= Self.minCutBytes { enforceBudget() }
  }

  /// Measures the memory that the turn has taken.
  func measureTurn() {
    for session in unmeasured { hub.measure(session) }
    unmeasured.removeAll(keepingCapacity: true)
    enforceBudget()
  }

  /// Compares the memory in use with the budget, without a walk over anything.
  private func enforceBudget() {
    let gauge = hub.memory
    update(gauge)
    if gauge.used > gauge.comfortable && !isShedPaused { shed() }
    if gauge.peak - gauge.used > Self.maxStepBytes && !isTrimmingHeap { trimHeap() }
  }

  private func update(_ gauge: MemoryGauge) {
    gauge.update(
      hub.bytes + loop.heldBytes + answerBytes + files.bytes + hub.store.waitingBytes)
    loop.isOverloaded = gauge.level == .full
  }

  /// Releases enough that the next time is a while off, or goes on in the next turn. If there is
  /// nothing to release, it pauses before it tries again.
  private func shed() {
    let gauge = hub.memory
    let before = gauge.used
    files.removeAll()
    update(gauge)
    let excess = gauge.used - gauge.comfortable / 8 * 7
    if excess > 0 { hub.freeMemory(min(excess, Self.maxStepBytes)) }
    update(gauge)
    if gauge.level > .ample && hub.store.keepsRecords {
      gateway?.registry.evictEmpty()
      update(gauge)
    }
    // Readers are cut only for their own unread bytes, not for the memory of states.
    let unread = loop.heldBytes + answerBytes + hub.textBytes.bytes + files.bytes
    let bearable = gauge.budget / (gauge.level == .full ? 16 : 4)
    if gauge.level > .ample && unread > bearable { closeHeaviest(unread - bearable / 2) }
    if gauge.used <= gauge.comfortable { return }
    if before - gauge.used >= Self.minCutBytes { return loop.wake() }
    isShedPaused = true
    loop.schedule(after: Self.shedPause) { [unowned self] in
      isShedPaused = false
      enforceBudget()
    }
  }

  /// Closes the connections for which most is kept. Shared bytes count in full: the other clients
  /// of an old state may have gone.
  private func closeHeaviest(_ excess: Int) {
    guard let server = connections.server else { return }
    let reason = "the server is overloaded"
    let cut = server.close(freeing: excess, code: CloseCode.overloaded, reason) {
      max($0.heldBytes, $0.unsentBytes) + (($0.context as? Subscriber)?.heldBytes ?? 0)
    } leaving: {
      $0 < Self.minCutBytes
    }
    if cut > 0 { connections.log(.warning, "overloaded", ["cut": .number(.init(cut))]) }
  }

  private func trimHeap() {
    isTrimmingHeap = true
    hub.memory.beginPeak()
    Heap.trim()
    loop.schedule(after: Self.stepPause) { [unowned self] in
      isTrimmingHeap = false
    }
  }

  /// The bytes of requests under way above which a long message has to wait: parsed and read, a
  /// message takes many times its bytes.
  var maxBytesUnderWay: Int { hub.memory.budget / 16 }

  /// Refuses newcomers when memory is short.
  ///
  /// - Parameter makesSession: true if a session is created, which takes more than watching one.
  func requireMemory(makesSession: Bool) throws(HTTPRefusal) {
    if hub.memory.level > (makesSession ? .ample : .tight) { throw HTTPRefusal.overloaded }
  }

  /// The budget and its use, by kind.
  func append(to text: inout Exposition) {
    let uses: [(String, Int)] = [
      ("connections", loop.heldBytes), ("answers", answerBytes), ("texts", hub.textBytes.bytes),
      ("messages", hub.memoryUse.messages), ("history", hub.memoryUse.history),
      ("states", hub.memoryUse.state), ("views", hub.memoryUse.views),
      ("remembered", hub.rememberedBytes), ("files", files.bytes),
      ("store", hub.store.waitingBytes),
    ]
    text.gauges(
      "memory_bytes", unit: .bytes, "Bytes kept because of clients, by kind.", by: "kind", uses)
    text.gauge(
      "memory_limit_bytes", unit: .bytes, "Bytes that may be kept together.", hub.memory.budget)
  }
}
