import OrderedJSON
import StoreContract
import Testing

@testable import Sessions

/// No one sees a revision before the store has confirmed it.
@MainActor
@Suite struct DurabilityTests {
  @MainActor private final class Watch {
    var seen: [Int] = []

    func follow(_ session: Session) {
      session.onAdvance = { [unowned self, unowned session] in
        seen.append(session.revision)
        session.awaitsAdvance = true
      }
    }
  }

  @Test func `with a store that confirms at once a revision is visible at once`() throws {
    let visitor = try Visitor()
    let watch = Watch()
    watch.follow(visitor.session)
    try visitor.push(3)
    #expect(watch.seen == [1, 2, 3])
  }

  @Test func `after a notification the next one comes only on request`() throws {
    let visitor = try Visitor()
    var told = 0
    visitor.session.onAdvance = { told += 1 }
    try visitor.push(3)
    #expect(told == 1)
    visitor.session.awaitsAdvance = true
    try visitor.push(2)
    #expect(told == 2)
  }

  @Test func `a revision becomes visible when it is confirmed, in order`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    let watch = Watch()
    watch.follow(visitor.session)
    try visitor.push(3)
    #expect(visitor.session.revision == 0)
    #expect(watch.seen == [])
    store.confirmOne()
    #expect(watch.seen == [1])
    store.confirmAll()
    #expect(watch.seen == [1, 2, 3])
  }

  @Test func `the visible state is the confirmed one`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    #expect(try visitor.path == [])
    try visitor.push(2)
    #expect(try visitor.path == [])
    store.confirmOne()
    #expect(try visitor.path == [0])
    store.confirmOne()
    #expect(try visitor.path == [0, 1])
  }

  @Test func `a newcomer is greeted with the confirmed state`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    try visitor.push(2)
    store.confirmOne()
    let hello = try JSONValue(parsing: visitor.session.hello(client: "c2").joined)
    #expect(hello["params"]?["revision"] == 1)
    #expect(hello["params"]?["state"]?["detail"]?["path"]?.arrayValue?.count == 1)
  }

  @Test func `a client that reconnects gets only confirmed changes`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    try visitor.push(3)
    store.confirmOne()
    store.confirmOne()
    let session = visitor.session
    func params(_ revision: Int) throws -> JSONValue? {
      let bookmark = Session.Bookmark(epoch: session.epoch, revision: revision)
      return try JSONValue(parsing: session.hello(client: "c2", resuming: bookmark).joined)[
        "params"]
    }
    let changes = try params(0)?["changes"]?.arrayValue
    #expect(changes?.compactMap { $0["revision"]?.intValue } == [1, 2])
    #expect(try params(2)?["changes"] == [])
    #expect(try params(3)?["reason"] == "from_future")
  }

  @Test func `a snapshot for a slow reader ends at the confirmed revision`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    try visitor.push(3)
    store.confirmOne()
    store.confirmOne()
    let params = try JSONValue(parsing: visitor.session.snapshot(for: 0).joined)["params"]
    #expect(params?["revision"] == 2)
    #expect(params?["coalesced"] == 2)
    #expect(params?["state"]?["detail"]?["path"]?.arrayValue?.count == 2)
  }

  @Test func `one confirmation can cover all earlier revisions`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    let watch = Watch()
    watch.follow(visitor.session)
    try visitor.push(5)
    store.confirmTogether()
    #expect(watch.seen == [5])
  }

  @Test func `commands wait for a store that lags far`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    let command: JSONValue = [
      "method": "setColumnVisibility", "params": ["visibility": "detailOnly"],
    ]
    let undo: JSONValue = ["method": "undo"]
    for number in 0..<Session.maxUnconfirmed {
      _ = try visitor.send(number % 2 == 0 ? command : undo)
    }
    #expect(visitor.session.timeline.head == Session.maxUnconfirmed)
    #expect(try visitor.refusal("push", ["value": 1]).key == "unavailable")
    #expect(try visitor.ask("state.get")["revision"]?.intValue == Session.maxUnconfirmed)
    store.confirmOne()
    try visitor.push()
    #expect(try visitor.refusal("push", ["value": 1]).key == "unavailable")
  }

  @Test func `commands wait for a store that has too much, and nothing needed is forgotten`()
    throws
  {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    try visitor.push()
    store.confirmAll()
    let confirmed = visitor.session.stateText()
    let text = String(repeating: "x", count: 1 << 20)
    var waiting = 0
    while true {
      let values: JSONValue = [.number(.init(waiting)), .string(text)]
      let answer = try visitor.answer("setPath", ["values": values])
      if answer["error"]?.key == "unavailable" { break }
      waiting += 1
      try #require(answer["result"]?["changed"] == true && waiting < 40)
    }
    #expect(waiting > 8)
    #expect(visitor.session.stateText() == confirmed)
    for _ in 0..<waiting { store.confirmOne() }
    #expect(visitor.session.revision == 1 + waiting)
    try visitor.push(100)
    #expect(try visitor.session.timeline.state(at: 1 + waiting).path.count == 2)
  }

  @Test func `after a store has refused an entry nothing is acknowledged any more`() throws {
    let store = LateStore()
    let visitor = try Visitor(of: store)
    try visitor.push()
    store.confirmAll()
    store.refuse()
    #expect(try visitor.refusal("push", ["value": 2])["code"] == -32603)
    #expect(try visitor.refusal("state.get").key == "unavailable")
    #expect(try visitor.refusal("push", ["value": 3]).key == "unavailable")
    #expect(visitor.session.revision == 1)
    #expect(try visitor.path == [0])
  }
}
