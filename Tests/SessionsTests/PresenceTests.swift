import OrderedJSON
import SceneModel
import TestSupport
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// The connected clients, and their names.
@MainActor
@Suite struct PresenceTests {
  private func people(_ visitor: Visitor) throws -> [JSONValue] {
    try visitor.ask("presence.list")["people"]?.arrayValue ?? []
  }

  @Test func `clients with names come first, then browsers, then scripts, each in order`() throws {
    let visitor = try Visitor()
    let session = visitor.session
    for client in ["s1", "s2"] { session.clientConnected(client, as: .script) }
    for client in ["b1", "b2"] { session.clientConnected(client, as: .browser) }
    try visitor.joined(by: "s2").ask("presence.set", ["name": "Ada"])
    #expect(try people(visitor).map { $0["client"] } == ["s2", "b1", "b2", "s1"])
    try visitor.joined(by: "b2").ask("presence.set", ["name": "Bo"])
    try visitor.joined(by: "s2").ask("presence.set", ["name": nil])
    #expect(try people(visitor).map { $0["name"] } == ["Bo", .null, .null, .null])
    #expect(try people(visitor).map { $0["client"] } == ["b2", "b1", "s1", "s2"])
    #expect(try people(visitor).map { $0["kind"] } == ["browser", "browser", "script", "script"])
  }

  @Test func `a client is present until its last connection ends, and so is its name`() throws {
    let visitor = try Visitor()
    let session = visitor.session
    for _ in 0..<2 { session.clientConnected("c1", as: .browser) }
    try visitor.ask("presence.set", ["name": "Ada"])
    session.clientDisconnected("c1")
    let one: JSONValue = ["client": "c1", "name": "Ada", "kind": "browser", "connections": 1]
    #expect(try people(visitor) == [one])
    session.clientDisconnected("c1")
    session.clientDisconnected("c1")
    #expect(try people(visitor) == [])
    session.clientConnected("c1", as: .script)
    #expect(try people(visitor)[0]["name"] == .null)
  }

  @Test func `a change has its author's name, in memory and in the store`() throws {
    let store = MemoryStore(keepingRecords: true)
    let visitor = try Visitor(of: store)
    let session = visitor.session
    session.clientConnected("c1", as: .browser)
    try visitor.push()
    #expect(try visitor.ask("presence.set", ["name": "Ada “é”"])["changed"] == true)
    #expect(try visitor.ask("presence.set", ["name": "Ada “é”"])["changed"] == false)
    try visitor.push()
    #expect(session.head == 2)
    let causes = try (1...2).map { number in
      try JSONValue(parsing: Array(session.message(number)))["params"]?["cause"]
    }
    #expect(causes.map { $0?["name"] } == [nil, "Ada “é”"])
    let listed = try visitor.ask("history.list")["revisions"]?.arrayValue
    #expect(listed?.map { $0["cause"] } == causes)
    let saved = try session.log.revisions(through: 2, limit: 2)
    #expect(saved.map { SavedReader.listed($0)?.cause.name } == [nil, "Ada “é”"])
  }

  @Test func `a client that has left or never came gets no name`() throws {
    let visitor = try Visitor()
    let answer = try visitor.ask("presence.set", ["name": "Ada"])
    #expect(answer == ["name": nil, "changed": false])
  }

  @Test(arguments: [
    "", " ", "a\nb", "a\u{7F}", "a\u{0}b", "\u{202E}abc", "a\u{2066}b", "a\u{2028}b", "\u{85}",
  ])
  func `a name that contains a line break or reverses its line is refused`(_ name: String) throws {
    let visitor = try Visitor()
    visitor.session.clientConnected("c1", as: .browser)
    let refusal = try visitor.refusal("presence.set", ["name": .string(UTF8String(name))])
    #expect(refusal.key == "invalid_params")
    #expect(refusal["data"]?["pointer"] == "/params/name")
  }

  @Test func `a name of more than 64 bytes is refused, and one of 64 is not`() throws {
    let visitor = try Visitor()
    visitor.session.clientConnected("c1", as: .browser)
    let fox = String(repeating: "🦊", count: 16)
    #expect(try visitor.ask("presence.set", ["name": .string(UTF8String(fox))])["changed"] == true)
    let refusal = try visitor.refusal("presence.set", ["name": .string(UTF8String(fox + "!"))])
    #expect(refusal.key == "limit_exceeded" && refusal["data"]?["limit"] == 64)
    #expect(try people(visitor)[0]["name"]?.stringValue?.string == fox)
    for wrong: JSONValue in [3, true, ["a"]] {
      #expect(try visitor.refusal("presence.set", ["name": wrong]).key == "invalid_params")
    }
    #expect(try visitor.refusal("presence.set").key == "invalid_params")
  }

  @Test func `a hundred of a crowd are listed and all are counted`() throws {
    let visitor = try Visitor()
    for number in 0..<5_000 { visitor.session.clientConnected("s\(number)", as: .script) }
    try visitor.joined(by: "s4999").ask("presence.set", ["name": "Last"])
    let answer = try visitor.ask("presence.list")
    #expect(answer["people"]?.arrayValue?.count == 100 && answer["count"] == 5_000)
    #expect(answer["people"]?[0]?["name"] == "Last")
    for number in 0..<4_999 { visitor.session.clientDisconnected("s\(number)") }
    #expect(try visitor.ask("presence.list")["count"] == 1)
  }

  @Test func `any sequence of joins, leaves and names is listed as a plain list would be`() throws {
    let visitor = try Visitor()
    var generator = SeededGenerator(seed: 7)
    var plain: [(client: String, name: UTF8String?, connections: Int)] = []
    for _ in 0..<2_000 {
      let client = "c\(Int.random(in: 0..<12, using: &generator))"
      let index = plain.firstIndex { $0.client == client }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        visitor.session.clientConnected(client, as: .script)
        if let index {
          plain[index].connections += 1
        } else {
          plain.append((client, nil, 1))
        }
      case 1:
        visitor.session.clientDisconnected(client)
        guard let index else { continue }
        plain[index].connections -= 1
        if plain[index].connections == 0 { plain.remove(at: index) }
      default:
        let name: UTF8String? = Bool.random(using: &generator) ? "N\(client)" : nil
        try visitor.joined(by: client).ask(
          "presence.set", ["name": name.map(JSONValue.string) ?? .null])
        if let index { plain[index].name = name }
      }
    }
    let sorted = plain.filter { $0.name != nil } + plain.filter { $0.name == nil }
    let listed = try people(visitor)
    #expect(listed.map { $0["client"]?.stringValue?.string } == sorted.map(\.client))
    #expect(listed.map { $0["connections"]?.intValue } == sorted.map(\.connections))
  }

  @Test func `the next list is requested with each change, and with nothing else`() throws {
    let visitor = try Visitor()
    var changes = 0
    visitor.session.onPresence = { changes += 1 }
    visitor.session.clientConnected("c1", as: .browser)
    try visitor.ask("presence.set", ["name": "Ada"])
    try visitor.ask("presence.set", ["name": "Ada"])
    try visitor.push(3)
    try visitor.ask("presence.list")
    #expect(changes == 2)
  }

  @Test func `a lock ends only after the departure that it was begun for`() throws {
    let visitor = try Visitor()
    let session = visitor.session
    session.clientConnected("c1", as: .browser)
    try visitor.ask("presence.lock")
    #expect(session.lockDeparture == nil)
    session.clientDisconnected("c1")
    let first = try #require(session.lockDeparture)
    session.clientConnected("c1", as: .browser)
    session.endLock(of: first)
    #expect(try visitor.joined(by: "c2").answer("popToRoot")["error"]?["code"] == 1008)
    session.clientDisconnected("c1")
    session.endLock(of: first)
    #expect(try visitor.joined(by: "c2").answer("popToRoot")["error"]?["code"] == 1008)
    session.endLock(of: try #require(session.lockDeparture))
    try visitor.joined(by: "c2").ask("popToRoot")
    #expect(session.lockDeparture == nil)
  }

  @Test func `a client that is not connected cannot lock or present`() throws {
    let visitor = try Visitor()
    #expect(try visitor.answer("presence.lock")["error"]?["code"] == 1016)
    #expect(try visitor.answer("presence.present", ["view": [:]])["error"]?["code"] == 1016)
    #expect(try visitor.ask("presence.list")["lock"] == .null)
  }
}
