import Testing

@testable import Transport

@Suite struct `Frames` {
  @Test(
    arguments: [
      (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]),
      (65_535, [0x81, 126, 0xFF, 0xFF]), (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])])
  func `the header grows with the payload`(count: Int, header: [UInt8]) {
    var bytes: [UInt8] = []
    WebSocketFrame.append(text: [UInt8](repeating: 7, count: count), to: &bytes)
    #expect(Array(bytes.prefix(header.count)) == header)
    #expect(bytes.count == header.count + count)
  }

  @Test func `frames follow one another in one buffer`() {
    var bytes: [UInt8] = []
    WebSocketFrame.append(text: Array("a".utf8), to: &bytes)
    WebSocketFrame.append(.binary, payload: [9, 8].span, to: &bytes)
    #expect(bytes == [0x81, 1, 0x61, 0x82, 2, 9, 8])
  }

  @Test func `a client's frame is masked`() {
    var bytes: [UInt8] = []
    let text = Array("Hello".utf8)
    WebSocketFrame.appendMasked(.text, payload: text.span, key: 0x37fa_213d, to: &bytes)
    // RFC 6455 5.7
    #expect(bytes == [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58])
  }

  @Test func `a close reason is cut between two characters`() {
    #expect(CloseCode.bytes(of: "ok") == Array("ok".utf8))
    let reason = String(repeating: "é", count: 100)
    #expect(CloseCode.bytes(of: reason) == Array(String(repeating: "é", count: 61).utf8))
    #expect(CloseCode.bytes(of: String(repeating: "x", count: 124)).count == 123)
  }
}

@Suite struct `Queued bytes` {
  private func address(of bytes: [UInt8]) -> UnsafePointer<UInt8>? {
    bytes.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test func `a buffer with several receivers is not copied`() {
    var pool = BufferPool()
    let shared: [UInt8] = Array(1...100)
    var outbox = Outbox()
    outbox.append(frames: shared, pool: &pool)
    #expect(address(of: outbox.bytes) == address(of: shared))
    outbox.consume(100, pool: &pool)
    #expect(outbox.isEmpty)
    #expect(shared == Array(1...100))
  }

  @Test func `a second buffer is joined to the first and leaves the original unchanged`() {
    var pool = BufferPool()
    let shared: [UInt8] = [1, 2, 3]
    var outbox = Outbox()
    outbox.append(frames: shared, pool: &pool)
    outbox.append(frames: [4], pool: &pool)
    outbox.append(.text, payload: [5].span, pool: &pool)
    #expect(outbox.bytes == [1, 2, 3, 4, 0x81, 1, 5])
    #expect(shared == [1, 2, 3])
  }

  @Test func `the sent part of a shared buffer is not joined again`() {
    var pool = BufferPool()
    var outbox = Outbox()
    outbox.append(frames: [1, 2, 3], pool: &pool)
    outbox.consume(2, pool: &pool)
    outbox.append(frames: [4], pool: &pool)
    #expect(Array(outbox.bytes[outbox.start...]) == [3, 4])
    #expect(outbox.count == 2)
  }

  @Test func `an emptied buffer is used again`() {
    var pool = BufferPool()
    var first = Outbox()
    first.append(.text, payload: Array("first".utf8).span, pool: &pool)
    let used = address(of: first.bytes)
    first.consume(first.count, pool: &pool)
    var second = Outbox()
    second.append(.text, payload: Array("other".utf8).span, pool: &pool)
    #expect(address(of: second.bytes) == used)
    #expect(Array(second.bytes.dropFirst(2)) == Array("other".utf8))
  }
}

@Suite struct `A message in pieces` {
  @Test func `its announced length counts before it comes`() {
    let message = IncomingMessage()
    #expect(message.fits(1, remaining: 8, limit: 10))
    #expect(message.fits(1, remaining: 9, limit: 10))
    #expect(!message.fits(1, remaining: 10, limit: 10))
    #expect(!message.fits(1, remaining: .max, limit: 10))
    #expect(!message.fits(11, remaining: 0, limit: 10))
  }

  private func add(_ byte: UInt8, to message: inout IncomingMessage, endsFrame: Bool) -> Bool {
    let piece = [byte]
    return message.append(piece.span, endsFrame: endsFrame, maxFragments: 3)
  }

  @Test func `it has a maximum of fragments`() {
    var message = IncomingMessage()
    let first = add(1, to: &message, endsFrame: true)
    let half = add(2, to: &message, endsFrame: false)
    let second = add(3, to: &message, endsFrame: true)
    #expect([first, half, second] == [true, true, true])
    var finished = message
    let last: [UInt8] = [4]
    let whole = finished.finish(last.span)
    #expect(whole == [1, 2, 3, 4])
    #expect(finished.bytes.isEmpty)
    let third = add(4, to: &message, endsFrame: true)
    #expect(!third)
  }
}
