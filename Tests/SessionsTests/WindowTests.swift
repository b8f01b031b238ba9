import OrderedJSON
import Testing
import WireProtocol

@testable import Sessions

@MainActor
@Suite struct WindowTests {
  /// A window after this many messages of this many bytes, each with its number.
  private static func window(_ count: Int, bytes: Int = 100, after head: Int = 0) -> Window {
    var window = Window(after: head)
    for number in 1...count {
      window.append { writer in
        let text = String(head + number)
        writer.append(text: text)
        writer.bytes += [UInt8](repeating: UInt8(ascii: " "), count: bytes - text.utf8.count)
        return Self.parts(of: writer)
      }
    }
    return window
  }

  /// Its last three bytes are the patch.
  private static func parts(of writer: JSONWriter) -> ChangedParts {
    let end = writer.bytes.count
    return ChangedParts(.patch(history: 0..<0), patch: end - 3, renderingPatch: end)
  }

  private static func compact(_ window: Window, _ revision: Int) -> String {
    var writer = JSONWriter()
    window.compactChange(revision).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func number(_ message: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: message.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  }

  private static func kept(_ window: Window) -> Int {
    var oldest = window.head
    while window.reaches(back: oldest - 1) { oldest -= 1 }
    return window.head - oldest
  }

  @Test func `a new window reaches back to its start and no further`() {
    let window = Window(after: 7)
    #expect(window.head == 7)
    #expect(window.reaches(back: 7))
    #expect(!window.reaches(back: 6))
    #expect(!window.reaches(back: 8))
  }

  @Test func `a window that has dropped its messages starts after its newest one`() {
    var window = Self.window(1_000, after: 50)
    #expect(window.bytes == 100_000)
    window.removeAll()
    #expect(window.bytes == 0 && window.head == 1_050)
    #expect(window.reaches(back: 1_050) && !window.reaches(back: 1_049))
    window.append { writer in
      writer.append(text: "1051 ")
      return Self.parts(of: writer)
    }
    #expect(Self.number(window.message(1_051)) == 1_051 && window.bytes == 5)
  }

  @Test func `messages are returned as they were written`() {
    let window = Self.window(1_000, after: 50)
    #expect(window.head == 1_050)
    #expect((51...1_050).allSatisfy { Self.number(window.message($0)) == $0 })
    #expect((51...1_050).allSatisfy { Self.compact(window, $0).hasSuffix(":\($0)   ") })
    #expect(window.reaches(back: 50) && !window.reaches(back: 49))
  }

  @Test(arguments: [1, 100, 5_000, 70_000, 300_000, Window.capacity, 3 * Window.capacity])
  func `however many messages there were, the kept bytes are limited and the messages right`(
    bytes: Int
  ) {
    let count = min(60_000, 20 + 10 * Window.capacity / bytes)
    let window = Self.window(count, bytes: max(bytes, 5))
    let kept = Self.kept(window)
    #expect(kept == count || kept * bytes >= Window.capacity)
    #expect(kept * bytes <= 2 * Window.capacity + 2 * bytes)
    #expect((count + 1 - kept...count).allSatisfy { Self.number(window.message($0)) == $0 })
  }

  @Test func `a session's window contains the messages of its commands, up to a limit`() throws {
    let visitor = try Visitor()
    let session = visitor.session
    for number in 0..<10_000 {
      let value: JSONValue = .number(JSONNumber(number))
      let method = number % 8 == 7 ? "popToRoot" : "push"
      let params: JSONObject = method == "push" ? ["value": value] : [:]
      _ = try visitor.send(["method": .string(method), "params": .object(params)])
    }
    #expect(session.revision == 10_000)
    #expect(!session.reaches(back: 0))
    #expect(session.reaches(back: 10_000))
    #expect(!session.reaches(back: 10_001))
    var bytes = 0
    var revision = 10_000
    while session.reaches(back: revision - 1) {
      bytes += session.message(revision).count
      if revision % 50 == 0 {
        let message = try JSONValue(parsing: Array(session.message(revision)))
        #expect(message["params"]?["revision"]?.intValue == revision)
        #expect(message["params"]?["base"]?.intValue == revision - 1)
      }
      revision -= 1
    }
    #expect(bytes >= Window.capacity)
    #expect(bytes <= 2 * Window.capacity)
  }
}
