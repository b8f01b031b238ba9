import NavigationCore
import OrderedJSON
import Testing

@testable import Sessions

@MainActor
@Suite struct SessionHubTests {
  private static func hub() -> SessionHub {
    SessionHub(.init(scene: .sandbox(), maxDepth: 3, limits: ["path": 3]), store: MemoryStore())
  }

  @Test func `a session is made on first use and found again`() throws {
    let hub = Self.hub()
    #expect(hub.existing("main") == nil)
    let session = try #require(hub.session("main"))
    #expect(hub.session("main") === session)
    #expect(hub.existing("main") === session)
    #expect(hub.session("other") !== session)
    #expect(hub.sessions.count == 2)
  }

  @Test func `a session has the hub's limits`() throws {
    let session = try #require(Self.hub().session("main"))
    #expect(session.timeline.reducer.maxDepth == 3)
    let hello = try JSONValue(parsing: session.hello(client: "c1"))
    #expect(hello["params"]?["limits"] == ["path": 3])
  }

  @Test func `what a session does about unknown types is settled by who makes it`() throws {
    let hub = Self.hub()
    let session = try #require(hub.session("strict", unknownTypes: .refuse))
    _ = hub.session("strict", unknownTypes: .keep)
    var writer = JSONWriter()
    let push: JSONValue = [
      "id": 1, "method": "push", "params": ["value": ["type": "App.Gone", "value": 1]],
    ]
    _ = session.answer(push, from: "c1", at: 0, into: &writer)
    #expect(try JSONValue(parsing: writer.bytes)["error"]?["code"] == 1003)
  }

  @Test func `there are ten thousand sessions at most`() throws {
    let hub = Self.hub()
    for number in 1..<SessionHub.mostSessions { _ = hub.session("s\(number)") }
    #expect(hub.sessions.count == 9_999)
    #expect(hub.session("last") != nil)
    #expect(hub.session("one more") == nil)
    #expect(hub.session("last") != nil)
    #expect(hub.sessions.count == SessionHub.mostSessions)
  }
}
