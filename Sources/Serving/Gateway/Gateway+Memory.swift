import Sessions
import Transport
import WireProtocol

/// One budget for everything that the server keeps because of its clients.
extension Gateway {
  /// The most bytes that one turn releases. Memory goes back to the system when usage is this far
  /// below its peak. Both take time in proportion to the bytes.
  static let maxStepBytes = 32 << 20
  /// Seconds between two times that memory is given back, for which the heap is looked through.
  static let restBetweenSteps = 0.1
  /// Seconds until the next try if not enough could be released.
  private static let restBetweenSheds = 0.25
  /// Connections with less are never cut, however full the memory is.
  private static let minCutBytes = 65_536

  /// Recounts the answers that are being written or wait in a subscriber, for that client only.
  func count(_ subscriber: Subscriber) {
    let now = subscriber.connection == nil && subscriber.work == nil ? 0 : subscriber.ownBytes
    if now == subscriber.counted { return }
    let growth = now - subscriber.counted
    answerBytes += growth
    subscriber.counted = now
    // Others may ask for as much in the same turn.
    if growth >= Self.minCutBytes { weigh() }
  }

  /// Counts the memory that the turn has taken.
  func takeStock() {
    for session in uncounted { hub.measure(session) }
    uncounted.removeAll(keepingCapacity: true)
    weigh()
  }

  /// Compares the memory in use with the budget, without a walk over anything.
  func weigh() {
    let gauge = hub.memory
    update(gauge)
    if gauge.used > gauge.comfortable && !isResting { shed() }
    if gauge.peak - gauge.used > Self.maxStepBytes && !isGivingBack { giveBack() }
  }

  private func update(_ gauge: MemoryGauge) {
    gauge.update(hub.bytes + loop.heldBytes + answerBytes + hub.store.waitingBytes)
    loop.isOverloaded = gauge.level == .full
  }

  /// Releases enough that the next time is a while off, or goes on in the next turn. If there is
  /// nothing to release, it pauses before it tries again.
  private func shed() {
    let gauge = hub.memory
    let before = gauge.used
    hub.freeMemory(min(before - gauge.comfortable / 8 * 7, Self.maxStepBytes))
    update(gauge)
    if gauge.level > .ample && hub.store.keepsRecords {
      releaseEmpty()
      update(gauge)
    }
    // Readers are cut only for their own unread bytes, not for the memory of states.
    let unread = loop.heldBytes + answerBytes + hub.textBytes.bytes
    let bearable = gauge.budget / (gauge.level == .full ? 16 : 4)
    if gauge.level > .ample && unread > bearable { cutGreediest(unread - bearable / 2) }
    if gauge.used <= gauge.comfortable { return }
    if before - gauge.used >= Self.minCutBytes { return loop.wake() }
    isResting = true
    loop.schedule(after: Self.restBetweenSheds) { [unowned self] in
      isResting = false
      weigh()
    }
  }

  /// Closes the connections for which most is kept. Shared bytes count in full: the other clients
  /// of an old state may have gone.
  private func cutGreediest(_ excess: Int) {
    let cut =
      server?.close(freeing: excess, code: CloseCode.overloaded, "the server is overloaded") {
        max($0.heldBytes, $0.unsentBytes) + (($0.context as? Subscriber)?.heldBytes ?? 0)
      } leaving: {
        $0 < Self.minCutBytes
      } ?? 0
    if cut > 0 { log(.warning, "overloaded", ["cut": .number(.init(cut))]) }
  }

  private func giveBack() {
    isGivingBack = true
    hub.memory.beginPeak()
    Heap.giveBack()
    loop.schedule(after: Self.restBetweenSteps) { [unowned self] in
      isGivingBack = false
    }
  }

  /// The refusal of newcomers when memory is short.
  static let overloaded = Refused(
    status: 503, code: "overloaded",
    message: "The server is at its memory limit. Try again, or raise --memory.")

  /// - Parameter makesSession: true if a session is created, which takes more than watching one.
  func requireMemory(makesSession: Bool) throws(Refused) {
    if hub.memory.level > (makesSession ? .ample : .tight) { throw Self.overloaded }
  }

  /// The budget and its use, by kind.
  func appendMemory(to text: inout Exposition) {
    let uses: [(String, Int)] = [
      ("connections", loop.heldBytes), ("answers", answerBytes), ("texts", hub.textBytes.bytes),
      ("messages", hub.memoryUse.messages), ("history", hub.memoryUse.history),
      ("states", hub.memoryUse.state), ("views", hub.memoryUse.views),
      ("remembered", hub.rememberedBytes),
      ("store", hub.store.waitingBytes),
    ]
    text.gauges(
      "memory_bytes", unit: .bytes, "Bytes kept because of clients, by kind.", by: "kind", uses)
    text.gauge(
      "memory_limit_bytes", unit: .bytes, "Bytes that may be kept together.", hub.memory.budget)
  }
}
