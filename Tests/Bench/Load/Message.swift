/// A message of the server, as far as the load generator reads it.
enum Message {
  case hello(revision: Int)
  case changed(base: Int, revision: Int)
  case answer(id: Int)
  /// An error, or a message of no other kind.
  case unexpected(String)

  init(_ bytes: borrowing Span<UInt8>) {
    self =
      Self.change(bytes) ?? Self.answer(bytes) ?? Self.hello(bytes) ?? .unexpected(Self.text(bytes))
  }

  private static func change(_ bytes: borrowing Span<UInt8>) -> Message? {
    guard let base = number(behind: Spelling.changed, in: bytes, at: 0),
      let revision = number(behind: Spelling.revision, in: bytes, at: base.end)
    else { return nil }
    return .changed(base: base.value, revision: revision.value)
  }

  private static func answer(_ bytes: borrowing Span<UInt8>) -> Message? {
    guard let id = number(behind: Spelling.answer, in: bytes, at: 0),
      Kernel.begins(bytes, at: id.end, with: Spelling.result)
    else { return nil }
    return .answer(id: id.value)
  }

  private static func hello(_ bytes: borrowing Span<UInt8>) -> Message? {
    guard Kernel.begins(bytes, at: 0, with: Spelling.hello) else { return nil }
    for place in 0..<bytes.count {
      if let revision = number(behind: Spelling.revision, in: bytes, at: place) {
        return .hello(revision: revision.value)
      }
    }
    return nil
  }

  /// The decimal number after a text, if that text is at this offset.
  private static func number(
    behind text: StaticString, in bytes: borrowing Span<UInt8>, at start: Int
  ) -> (value: Int, end: Int)? {
    guard Kernel.begins(bytes, at: start, with: text) else { return nil }
    var (value, place) = (0, start + text.utf8CodeUnitCount)
    while place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ Int(bytes[place] &- UInt8(ascii: "0"))
      place += 1
    }
    return place > start + text.utf8CodeUnitCount ? (value, place) : nil
  }

  private static func text(_ bytes: borrowing Span<UInt8>) -> String {
    var start: [UInt8] = []
    for place in 0..<min(300, bytes.count) { start.append(bytes[place]) }
    return String(decoding: start, as: UTF8.self)
  }

  private enum Spelling {
    static let changed: StaticString = #"{"jsonrpc":"2.0","method":"changed","params":{"base":"#
    static let revision: StaticString = #","revision":"#
    static let answer: StaticString = #"{"jsonrpc":"2.0","id":"#
    static let result: StaticString = #","result":{"#
    static let hello: StaticString = #"{"jsonrpc":"2.0","method":"hello","#
  }
}
