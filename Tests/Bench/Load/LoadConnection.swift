/// One WebSocket of the generator; it checks that nothing is lost, duplicated or out of order.
final class LoadConnection {
  let socket: Int32
  private var stage = Stage.upgrading
  /// Bytes of a frame, or of the handshake's response, that is not complete yet.
  private var incomplete: [UInt8] = []
  private var fragments: [UInt8] = []
  private var outgoing: [UInt8] = []
  private var outgoingStart = 0
  private var maskingKey = UInt32(0x9E37_79B9)

  /// The newest revision that the server has sent.
  private(set) var revision = 0
  /// Revisions that came inside a snapshot, because the server found this reader slow.
  private(set) var skippedRevisions = 0
  private(set) var sent = 0
  private(set) var answered = 0
  /// Counts the deliveries; nil if they are not counted.
  var audience: Audience?

  private enum Stage { case upgrading, greeting, open }

  init(path: String, port: UInt16) throws {
    socket = try Kernel.connect(port: port)
    outgoing = Handshake.request(path: path, port: port)
  }

  var isOpen: Bool { stage == .open }

  /// Adds a command to what `flush` sends.
  func queue(_ command: Command) {
    sent += 1
    queue(.text) { command.append(id: sent, to: &$0) }
  }

  private func queue(_ opcode: Frame.Opcode, body: (inout [UInt8]) -> Void) {
    maskingKey = maskingKey &* 1_664_525 &+ 1_013_904_223
    Frame.append(opcode, key: maskingKey, to: &outgoing, body: body)
  }

  /// Sends what the socket accepts; the rest follows when the socket is writable again.
  func flush() throws {
    if outgoing.isEmpty { return }
    while outgoingStart < outgoing.count {
      guard let count = try Kernel.send(socket, outgoing, from: outgoingStart) else { return }
      outgoingStart += count
    }
    outgoing.removeAll(keepingCapacity: true)
    outgoingStart = 0
  }

  func take(_ bytes: borrowing Span<UInt8>) throws {
    if stage == .upgrading || !incomplete.isEmpty {
      Kernel.append(bytes, from: 0, to: &incomplete)
      incomplete.removeFirst(try takeIncomplete())
    } else {
      let used = try frames(bytes, from: 0)
      if used < bytes.count { Kernel.append(bytes, from: used, to: &incomplete) }
    }
  }

  /// Consumes the complete messages of the collected bytes; returns the number of bytes.
  private func takeIncomplete() throws -> Int {
    let bytes = incomplete
    guard stage == .upgrading else { return try frames(bytes.span, from: 0) }
    guard let end = try Handshake.end(of: bytes) else { return 0 }
    stage = .greeting
    return try frames(bytes.span, from: end)
  }

  /// Consumes all complete frames; returns where they end.
  private func frames(_ bytes: borrowing Span<UInt8>, from start: Int) throws -> Int {
    var place = start
    while let frame = try Frame(bytes, at: place) {
      try take(frame, of: bytes)
      place = frame.payload.upperBound
    }
    return place
  }

  private func take(_ frame: Frame, of bytes: borrowing Span<UInt8>) throws {
    let payload = bytes.extracting(frame.payload)
    switch frame.opcode {
    case .text where frame.isFinal: try hear(Message(payload))
    case .text, .binary, .continuation:
      Kernel.append(payload, from: 0, to: &fragments)
      guard frame.isFinal else { return }
      let whole = fragments
      try hear(Message(whole.span))
      fragments.removeAll()
    case .ping:
      var echo: [UInt8] = []
      Kernel.append(payload, from: 0, to: &echo)
      queue(.pong) { $0 += echo }
      try flush()
    case .pong: break
    case .close:
      let code = payload.count < 2 ? 1005 : Int(payload[0]) << 8 | Int(payload[1])
      throw Fault("the server closed a connection with \(code)")
    }
  }

  private func hear(_ message: Message) throws {
    switch message {
    case .changed(let base, let new):
      guard base == revision, new > base else {
        throw Fault("a connection at revision \(revision) was told of \(base) to \(new)")
      }
      revision = new
      skippedRevisions += new - base - 1
      audience?.hear(from: base, to: new)
    case .answer(let id):
      guard id == answered + 1 else { throw Fault("answer \(id) came behind \(answered)") }
      answered = id
    case .hello(let start):
      revision = start
      stage = .open
    case .unexpected(let text): throw Fault("the server said \(text)")
    }
  }
}
