import NavigationCore
import OrderedJSON
import Sandbox
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// A history as requests, exported in parts.
@MainActor
@Suite struct HistoryExportTests {
  private let store = MemoryStore(keepingRecords: true)

  private func hub() -> SessionHub {
    let scenes: [SceneEntry] = [SceneEntry(.sandbox()), FakeScene.entry(id: "fake")]
    return SessionHub(.init(scenes: scenes, maxDepth: 100, clock: { 5 }), store: store)
  }

  private func visitor(_ hub: SessionHub, _ name: String = "main") throws -> Visitor {
    Visitor(try #require(try hub.session(name)))
  }

  /// The lines of all parts, and the number of parts.
  private func export(of visitor: Visitor) throws -> (lines: [String], parts: Int) {
    var (text, next, parts) = ("", Int?(0), 0)
    while let after = next {
      let part = try visitor.ask(
        "export", ["format": "jsonl", "after": .number(.init(after))])
      text += try #require(part["document"]?.stringValue?.string)
      next = part["next"]?.intValue
      if let next { try #require(next > after || after == 0) }
      parts += 1
      try #require(parts < 1_000)
    }
    return (text.split(separator: "\n").map(String.init), parts)
  }

  private func replay(_ lines: [String], by visitor: Visitor) throws {
    for (index, line) in lines.enumerated() {
      let frame = try JSONValue(parsing: line)
      try visitor.ask(
        try #require(frame["method"]?.stringValue?.string), frame["params"]?.objectValue ?? [:])
      if index.isMultiple(of: 500) { visitor.session.feed.texts.removeAll() }
    }
  }

  @Test func `includes everything that is kept, even if memory has only its end`() throws {
    let before = try visitor(hub())
    let text = JSONValue.string(UTF8String(String(repeating: "x", count: 2_000)))
    for number in 1...2_000 {
      try before.ask("setPath", ["values": [.number(.init(number)), text]])
    }
    let after = try visitor(hub())
    #expect(after.session.feed.oldest > 1_000, "\(after.session.feed.oldest)")
    let (lines, parts) = try export(of: after)
    #expect(lines.count == 2_002, "a scene, its state, and each revision")
    #expect(parts >= 4, "\(parts)")
    #expect(lines.count { $0.contains("\"scene.open\"") } == 1)
    let target = try visitor(hub(), "target")
    try replay(lines, by: target)
    #expect(try target.path == before.path)
    #expect(target.session.head == 2_001, "with the scene, and each as a revision of its own")
  }

  @Test func `continues where a scene was opened`() throws {
    let before = try visitor(hub())
    for number in 1...600 {
      try before.ask("push", ["value": .number(.init(number % 7))]); try before.ask("popToRoot")
    }
    try before.ask("scene.open", ["id": "fake"])
    for number in 1...600 { try before.ask("setPath", ["values": [.number(.init(number))]]) }
    try before.ask("scene.open", ["id": "sandbox"])
    try before.ask("push", ["value": "end"])
    for visitor in [before, try visitor(hub())] {
      let (lines, _) = try export(of: visitor)
      let opened = lines.filter { $0.contains("\"scene.open\"") }
      #expect(opened.count == 3, "\(opened)")
      #expect(lines.count >= 1_800)
      let target = try self.visitor(hub(), "target \(visitor.session.feed.oldest)")
      try replay(lines, by: target)
      #expect(try target.path == ["end"])
    }
  }

  @Test func `is one part if it is short, and empty after the newest revision`() throws {
    let visitor = try visitor(hub())
    let empty = try visitor.ask("export", ["format": "jsonl", "after": 0])
    #expect(empty["next"] == nil)
    try visitor.ask("push", ["values": [1, 2]])
    let (lines, parts) = try export(of: visitor)
    #expect(parts == 1 && lines.count == 3)
    let whole = try visitor.ask("export", ["format": "jsonl"])["document"]?.stringValue?.string
    #expect(whole?.split(separator: "\n").map(String.init) == lines)
    let rest = try visitor.ask("export", ["format": "jsonl", "after": 1])
    #expect(rest["document"] == "" && rest["next"] == nil)
  }

  @Test func `is refused after a revision that does not exist, and in other formats`() throws {
    let visitor = try visitor(hub())
    let beyond = try visitor.answer("export", ["format": "jsonl", "after": 1])
    #expect(beyond["error"]?["data"]?["key"] == "not_found" || beyond["error"] != nil)
    let other = try visitor.answer("export", ["format": "json", "after": 0])
    #expect(other["error"]?["code"] == -32602)
  }
}
