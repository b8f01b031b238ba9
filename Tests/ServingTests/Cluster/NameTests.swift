import OrderedJSON
import Sessions
import StoreContract
import Testing

@testable import Serving

/// A new name for a session in a store that other nodes use.
@MainActor
@Suite struct NameTests {
  private let store = SharedLateStore()
  private let stage: Stage
  private let client: Client

  init() throws {
    stage = try Stage(store: store)
    stage.gateway.cluster = ClusterMember(secret: Token(), store: store, gateway: stage.gateway)
    client = try stage.connect("a", session: "s")
    client.push(1)
    settle()
  }

  private func settle() {
    store.late.confirmAll()
    stage.endTurn()
  }

  private func rename(to name: String, id: Int) {
    client.send("sessions.rename", ["session": "s", "name": .string(UTF8String(name))], id: id)
    settle()
  }

  @Test func `is refused if another node has a session with it`() throws {
    store.ofOther = ["taken"]
    rename(to: "taken", id: 7)
    let answer = try #require(try client.answers.last)
    #expect(answer["id"] == 7 && answer["error"]?["code"] == -32602)
    #expect(answer["error"]?["data"]?["pointer"] == "/params/name")
    client.push(2, id: 8)
    settle()
    #expect(try client.answered == [1, 7, 8])
    #expect(store.contains("s") && !store.contains("taken"))
  }

  @Test func `is accepted if no node has it`() throws {
    rename(to: "free", id: 7)
    #expect(try client.answers.last?["result"]?["changed"] == true)
    #expect(store.contains("free") && store.released.isEmpty)
  }

  @Test func `is released if the session cannot be renamed`() throws {
    client.send("sessions.rename", ["session": "none", "name": "free"], id: 7)
    settle()
    #expect(try client.answers.last?["error"]?["code"] != nil)
    #expect(store.released == ["free"])
  }
}
