import OrderedJSON
import Sessions
import StoreContract
import Testing
import WireProtocol

@testable import Serving

/// Removals and new names of sessions, which the store may confirm late or refuse.
@MainActor
@Suite struct SessionChangeTests {
  private let store = LateStore()
  private let stage: Stage
  private let asker: Client
  private let pusher: Client
  private let reader: Client

  init() throws {
    stage = try Stage(store: store)
    store.holdsChanges = true
    (asker, pusher) = (
      try stage.connect("a", session: "other"), try stage.connect("b", session: "s")
    )
    reader = try stage.connect("c", session: "s")
    pusher.push(1)
    store.confirmAll()
    stage.endTurn()
  }

  private func settle(areMade: Bool) {
    store.confirmAll()
    store.settleChanges(areMade: areMade)
    stage.endTurn()
  }

  private func names() throws -> Set<String> {
    let client = try stage.connect("names", session: "names")
    client.send("sessions.list", ["limit": 100], id: 100)
    stage.endTurn()
    let listed = try client.answers.last?["result"]?["sessions"]?.arrayValue ?? []
    return Set(listed.compactMap { $0["name"]?.stringValue?.string })
  }

  @Test func `a new name is acknowledged once it is stored`() throws {
    asker.send("sessions.rename", ["session": "s", "name": "t"], id: 7)
    stage.endTurn()
    #expect(try asker.answered.isEmpty)
    settle(areMade: true)
    #expect(try asker.answered == [7] && reader.messages.last?["method"] == "renamed")
    #expect(try names().isSuperset(of: ["t"]) && !names().contains("s"))
  }

  @Test(arguments: [true, false])
  func `a client that renames its own session is notified after the answer`(
    keepsNothing: Bool
  ) throws {
    let stage = keepsNothing ? try Stage() : stage
    let client = try stage.connect("d", session: "s")
    client.send("sessions.rename", ["session": "s", "name": "t"], id: 7)
    client.push(2, id: 8)
    stage.endTurn()
    settle(areMade: true)
    #expect(try client.answered == [7, 8])
    let own = try client.messages.drop { $0["id"] != 7 }.compactMap { $0["method"]?.stringValue }
    #expect(Set(own) == ["renamed", "changed"])
  }

  @Test func `a new name that the store refuses is not acknowledged, and the old one stays`() throws
  {
    asker.send("sessions.rename", ["session": "s", "name": "t"], id: 7)
    stage.endTurn()
    settle(areMade: false)
    #expect(try asker.answered.isEmpty)
    #expect(asker.sink.closeCode == 1011 && reader.sink.closeCode == nil)
    #expect(try names().contains("s") && !names().contains("t"))
    pusher.push(2, id: 8)
    settle(areMade: true)
    #expect(try pusher.answered.last == 8 && reader.steps.last == [1, 2])
  }

  @Test func `a removal that the store refuses is not acknowledged, and the session can be opened`()
    throws
  {
    pusher.send("sessions.delete", ["session": "s"], id: 7)
    stage.endTurn()
    settle(areMade: false)
    #expect(try pusher.answered == [1])
    #expect(pusher.sink.closeCode == 1011 && reader.sink.closeCode == 1011)
    #expect(try stage.connect("d", session: "s").subscriber.session.revision == 1)
  }

  @Test func `a pin that the store refuses is not acknowledged, and not listed`() throws {
    asker.send("sessions.pin", ["session": "s"], id: 7)
    stage.endTurn()
    settle(areMade: false)
    #expect(try asker.answered.isEmpty && asker.sink.closeCode == 1011)
    let client = try stage.connect("d", session: "other")
    client.send("sessions.pin", ["session": "s"], id: 8)
    settle(areMade: true)
    #expect(try client.answers.last?["result"]?["changed"] == true)
  }
}
