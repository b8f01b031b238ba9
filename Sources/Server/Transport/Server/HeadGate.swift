/// Looks at the heads that come on a socket before libwebsockets reads them, and lets it read whole
/// ones if possible. Not over TLS, where nothing can be seen before.
///
/// Each byte is looked at once: its offset in the stream says whether it was. In a WebSocket,
/// nothing after the first two bytes of its first frame is looked at. If the offset is uncertain,
/// the gate stops looking and libwebsockets judges: a sound request is never refused.
final class HeadGate {
  private let lws: LWSSocket
  private let socket: Socket
  private let context: LWSContext
  /// Returns true while an answer to an earlier request is yet to come or on its way.
  private let isAnswering: () -> Bool
  /// Creates the answer to a request that is refused.
  private let refuse: (Refusal) -> [UInt8]
  private var watcher: Watcher?
  private var scanner = HeadScanner()
  /// The count of sound heads that libwebsockets may have read and has not handed on yet.
  private var waiting = 0
  /// The offset in the stream up to which it was inspected, and the start of the unread bytes then.
  private var inspectedEnd = 0
  private var unreadStart = 0
  /// True once libwebsockets has read bytes that were not looked at.
  private var hasLostTrack = false
  private var isHolding = false
  /// True while nothing is watched, until the last head that is waiting is handed on.
  private var isBusy = false

  init(
    lws: LWSSocket, socket: Socket, context: LWSContext, isAnswering: @escaping () -> Bool,
    refuse: @escaping (Refusal) -> [UInt8]
  ) {
    self.lws = lws
    self.socket = socket
    self.context = context
    self.isAnswering = isAnswering
    self.refuse = refuse
    watch()
  }

  private func watch() {
    watcher = context.watch(readable: socket.descriptor, .first) { [unowned self] in
      inspect()
    }
  }

  /// Stops looking.
  private func stopWatching() {
    watcher = nil
    stopHolding()
  }

  /// Returns the reason to refuse the request that libwebsockets has read; to be asked once for
  /// each.
  func consumeFlaw() -> Refusal? {
    if hasLostTrack { return nil }
    if waiting == 0 { return scanner.flaw }
    waiting -= 1
    if waiting == 0 && isBusy {
      isBusy = false
      watch()
    }
    return nil
  }

  /// The connection is a WebSocket now.
  ///
  /// - Parameter body: called when it begins with a frame that is not masked, which RFC 6455 5.1
  ///   forbids a client, and libwebsockets takes.
  func becameWebSocket(ifUnmasked body: @escaping () -> Void) {
    stopWatching()
    if hasLostTrack || !scanner.isUpgrade || waiting > 0 { return }
    let start = inspectedEnd - scanner.bytesAfterUpgrade.count
    switch scanner.bytesAfterUpgrade.count {
    case 2: if !WebSocketFrame.isMasked(scanner.bytesAfterUpgrade[1]) { body() }
    // Only one byte of the first frame has come with the upgrade: such a frame is not judged.
    case 1: break
    default:
      watcher = context.watch(readable: socket.descriptor, .first) { [unowned self] in
        stopWatching()
        guard socket.unreadBytes?.start == start else { return }
        let bytes = socket.peek(atMost: 2)
        if bytes.count == 2 && !WebSocketFrame.isMasked(bytes[1]) { body() }
      }
    }
  }

  private func inspect() {
    guard var unread = socket.unreadBytes, unreadStart...inspectedEnd ~= unread.start,
      unread.end >= inspectedEnd
    else { return loseTrack() }
    if waiting > 0 && unread.start > unreadStart {
      // Libwebsockets reads nothing before it is done with what it has read.
      isBusy = true
      return stopWatching()
    }
    // The end of the stream, or the kernel is short of memory.
    if isHolding && unread.end == inspectedEnd { return stopWatching() }
    unreadStart = unread.start
    let limit = unread.start + LWSContext.maxReadBytes
    // More may have come in the meantime, and libwebsockets would read that as well.
    while inspectedEnd < min(unread.end, limit) {
      guard scanUnread(), let count = socket.unreadCount else { return loseTrack() }
      unread.end = unreadStart + count
    }
    decide(inspectedEnd - unreadStart)
  }

  /// - Parameter count: the bytes that are unread.
  private func decide(_ count: Int) {
    if scanner.flaw != nil || scanner.isUpgrade { return finish() }
    // Libwebsockets reads all it can of whole heads and of what follows them.
    let isHead = waiting == 0 && !scanner.isBetweenHeads && !isAnswering()
    isHead && count < LWSContext.maxReadBytes ? holdBack(count) : stopHolding()
  }

  /// - Returns: false if there was nothing new.
  private func scanUnread() -> Bool {
    let added = socket.peek(atMost: LWSContext.maxReadBytes).dropFirst(inspectedEnd - unreadStart)
    let before = scanner.heads
    scanner.scan(added)
    waiting += scanner.heads - before
    inspectedEnd += added.count
    return !added.isEmpty
  }

  /// Ends the watch: nothing after these bytes is judged here.
  private func finish() {
    stopWatching()
    // Libwebsockets would wait for the end of many such a head.
    if let flaw = scanner.flaw, waiting == 0, !isAnswering() { answer(flaw) }
  }

  /// The end of the stream, both ways, has libwebsockets close the socket: a time-out may be
  /// replaced by one of its own, and with reading stopped it would not come to it while the socket
  /// has room.
  private func answer(_ flaw: Refusal) {
    socket.discard(inspectedEnd - unreadStart)
    let bytes = refuse(flaw)
    _ = lws.write(bytes, from: 0, count: bytes.count)
    socket.endStream()
  }

  /// Waits for the rest of a head: nothing wakes the loop until there is more, or the end of the
  /// stream. Reading is stopped only for a moment, so that it is not read in this turn: as long as
  /// it is stopped, libwebsockets does not write either, and goes round in a circle.
  private func holdBack(_ count: Int) {
    isHolding = true
    socket.wakeOnly(atBytes: count + 1)
    lws.setReading(false)
    lws.setReading(true)
  }

  private func stopHolding() {
    if !isHolding { return }
    isHolding = false
    socket.wakeOnly(atBytes: 1)
  }

  private func loseTrack() {
    hasLostTrack = true
    stopWatching()
  }
}
