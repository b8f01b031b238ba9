import OrderedJSON
import Testing

@testable import SessionRecords
@testable import Sessions

/// The first message, for newcomers and for clients that reconnect.
@MainActor
@Suite struct ResumeTests {
  private static func hello(
    _ visitor: Visitor, from revision: Int? = nil, epoch: UTF8String? = nil
  ) throws -> JSONValue {
    let bookmark = revision.map {
      Session.Bookmark(epoch: epoch ?? visitor.session.epoch, revision: $0)
    }
    let message = try JSONValue(
      parsing: visitor.session.hello(client: "c9", resuming: bookmark).joined)
    #expect(message["method"] == "hello")
    return try #require(message["params"])
  }

  @Test func `a newcomer gets the whole state`() throws {
    let visitor = try Visitor()
    try visitor.push(2)
    let hello = try Self.hello(visitor)
    #expect(hello["session"] == "main")
    #expect(hello["client"] == "c9")
    #expect(hello["epoch"] == .string(visitor.session.epoch))
    #expect(hello["revision"] == 2)
    #expect(hello["limits"] == ["path": 10_000])
    #expect(hello["resumed"] == nil)
    #expect(hello["state"] == (try JSONValue(parsing: visitor.session.stateText())))
  }

  @Test func `a client that reconnects gets the changes up to the newest state`() throws {
    let visitor = try Visitor()
    try visitor.push(3)
    let mirror = try JSONValue(parsing: visitor.session.stateText())
    try visitor.ask("select", ["column": "sidebar", "value": "a"])
    try visitor.ask("push", ["values": [7, "x"]])
    try visitor.ask("setEnvironment", ["device": "iphone-16"])
    try visitor.ask("undo")
    let hello = try Self.hello(visitor, from: 3)
    #expect(hello["resumed"] == true)
    #expect(hello["state"] == nil)
    var state = mirror
    var revision = 3
    for change in try #require(hello["changes"]?.arrayValue) {
      #expect(change["base"]?.intValue == revision)
      revision += 1
      #expect(change["revision"]?.intValue == revision)
      state = try JSONPatch(try #require(change["patch"])).apply(to: state)
    }
    #expect(revision == 7)
    #expect(state == (try JSONValue(parsing: visitor.session.stateText())))
  }

  @Test func `a client that missed nothing gets no changes`() throws {
    let visitor = try Visitor()
    try visitor.push(3)
    let hello = try Self.hello(visitor, from: 3)
    #expect(hello["resumed"] == true)
    #expect(hello["changes"] == [])
  }

  @Test func `a client with another epoch learns so and gets the whole state`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let hello = try Self.hello(visitor, from: 1, epoch: "another")
    #expect(hello["resumed"] == false)
    #expect(hello["reason"] == "epoch_changed")
    #expect(hello["state"]?["detail"]?["path"]?.arrayValue?.count == 1)
    #expect(hello["changes"] == nil)
  }

  @Test func `a revision that does not exist yet is from the future`() throws {
    let visitor = try Visitor()
    try visitor.push()
    for revision in [2, .max] {
      let hello = try Self.hello(visitor, from: revision)
      #expect(hello["resumed"] == false)
      #expect(hello["reason"] == "from_future")
      #expect(hello["state"] != nil)
    }
  }

  @Test func `a client that was away too long gets the whole state`() throws {
    let visitor = try Visitor()
    let label = String(repeating: "l", count: 190)
    for _ in 0..<3_000 {
      _ = try visitor.send([
        "method": "setColumnVisibility",
        "params": ["visibility": "detailOnly", "meta": ["label": .string(label)]],
      ])
      _ = try visitor.send(["method": "undo", "params": ["meta": ["label": .string(label)]]])
    }
    let session = visitor.session
    let oldest = try #require((0...session.revision).first { session.reaches(back: $0) })
    #expect(oldest > 0)
    let tooOld = try Self.hello(visitor, from: oldest - 1)
    #expect(tooOld["reason"] == "too_old")
    #expect(tooOld["state"] != nil)
    #expect(tooOld["changes"] == nil)
    let justInside = try Self.hello(visitor, from: oldest)
    #expect(justInside["changes"]?.arrayValue?.count == session.revision - oldest)
  }

  @Test func `two sessions never share an epoch`() throws {
    #expect(Set((0..<1_000).map { _ in Epoch.random() }).count == 1_000)
    let (one, other) = (try Visitor(), try Visitor())
    #expect(one.session.epoch != other.session.epoch)
    #expect(Epoch.random().utf8.count == 10)
  }
}
