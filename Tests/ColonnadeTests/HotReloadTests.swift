import Colonnade
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import Sessions
import Testing

/// Apps that are built again: sessions repeat the steps of their logs.
@MainActor
@Suite struct `An app that is built again` {
  private let store = MemoryStore(keepingRecords: true)

  private final class Kept {
    var hubs: [SessionHub] = []
    /// A clock that advances at each reading: other tests may keep this actor busy for seconds.
    var milliseconds: Int64 = 1_000_000
  }

  private let kept = Kept()

  private func hub(_ words: Words, rebuilt: Bool) -> SessionHub {
    let entry = SceneEntry(id: "trips", title: "Trips", summary: "") {
      if words.isLong { Stops() } else { Trips(words: words) }
    }
    let clock = { [kept] in
      kept.milliseconds += 1
      return kept.milliseconds
    }
    var configuration = SessionHub.Configuration(scenes: [entry], maxDepth: 100, clock: clock)
    configuration.hotReloads = rebuilt
    let hub = SessionHub(configuration, store: store)
    kept.hubs.append(hub)
    return hub
  }

  private func first() throws -> Session {
    try #require(try hub(Words(), rebuilt: false).session("main"))
  }

  /// The session in the next build, whose sources may use other words.
  private func rebuilt(_ words: Words = Words()) async throws -> Session {
    let hub = hub(words, rebuilt: true)
    #expect(hub.takesTime("main"))
    let opened = await withCheckedContinuation { done in
      hub.open("main") { done.resume(returning: $0) }
    }
    return try #require(try opened.get())
  }

  private func titles(_ session: Session) throws -> [UTF8String?] {
    let state = try JSONValue(parsing: session.stateText())
    return (state["screens"]?.arrayValue ?? []).map { $0["title"]?.stringValue }
  }

  /// The id of the first node with a label.
  private func id(of label: UTF8String, in nodes: JSONValue?) -> JSONValue? {
    for node in nodes?.arrayValue ?? [] {
      if node["label"]?.stringValue == label { return node["id"] }
      if let id = id(of: label, in: node["children"]) { return id }
    }
    return nil
  }

  private func cause(_ session: Session) throws -> JSONValue {
    let list = try session.ask("history.list")
    return list["revisions"]?.arrayValue?.last?["cause"] ?? .null
  }

  @Test func `is on the same screen, with the state of its views`() async throws {
    let before = try first()
    for label in ["Add", "Add", "Rome", "Plan"] as [UTF8String] {
      try before.ask("tap", ["label": .string(label)])
    }
    try before.ask("tap", ["label": "Days", "text": "three"])
    let after = try await rebuilt(Words(city: "Rome!"))
    #expect(try titles(after) == ["Trips 2", "Rome!"])
    let text = String(decoding: after.stateText(), as: UTF8.self)
    #expect(text.contains("Plan of three"))
    #expect(after.epoch == before.epoch && after.head == before.head + 1)
    let cause = try cause(after)
    #expect(cause["method"] == "rebuilt" && cause["label"] == "rebuilt: 5 steps")
    #expect(cause["about"] == ["steps": 5, "of": 5])
  }

  @Test func `stops at the first step that no longer fits, and says why`() async throws {
    let before = try first()
    for label in ["Add", "Rome", "Plan"] as [UTF8String] {
      try before.ask("tap", ["label": .string(label)])
    }
    let after = try await rebuilt(Words(row: "Roma"))
    #expect(try titles(after) == ["Trips 1"])
    let about = try cause(after)["about"]
    #expect(about?["steps"] == 1 && about?["of"] == 3)
    #expect(about?["stop"]?["step"] == 2 && about?["stop"]?["words"] == "tap “Rome”")
    #expect(about?["stop"]?["reason"]?.stringValue?.string.contains("“Roma”") == true)
    // Once it fits again, all steps are repeated, unless someone has gone elsewhere since then.
    #expect(try titles(try await rebuilt()) == ["Trips 1", "Rome"])
    let stopped = try await rebuilt(Words(row: "Roma"))
    try stopped.ask("tap", ["label": "Add"])
    #expect(try titles(try await rebuilt()) == ["Trips 2"])
  }

  @Test func `skips steps that were undone, and follows redo and restore`() async throws {
    let before = try first()
    try before.ask("tap", ["label": "Add"])
    try before.ask("tap", ["label": "Rome"])
    try before.ask("undo")
    #expect(try titles(try await rebuilt()) == ["Trips 1"])
    let second = try await rebuilt()
    try second.ask("redo")
    #expect(try titles(try await rebuilt()) == ["Trips 1", "Rome"])
    let third = try await rebuilt()
    try third.ask("restore", ["revision": 1])
    #expect(try titles(try await rebuilt()) == ["Trips 1"])
  }

  @Test func `repeats the steps of scripts by their values, on the chosen device`()
    async throws
  {
    let before = try first()
    try before.ask("setEnvironment", ["device": "iphone-16"])
    try before.ask("push", ["values": ["Rome", "Oslo"]])
    try before.ask("pop")
    let after = try await rebuilt()
    #expect(try titles(after) == ["Trips 0", "Rome"])
    #expect(after.timeline.state.environment.device == "iphone-16")
  }

  @Test func `waits for what the app does by itself`() async throws {
    let before = try first()
    try before.ask("tap", ["label": "Later"])
    while try titles(before).count < 2 { await Task.yield() }
    try before.ask("tap", ["label": "Plan"])
    let after = try await rebuilt()
    #expect(try titles(after) == ["Trips 0", "Oslo"])
    #expect(try cause(after)["about"]?["steps"] == 2)
    // The tap itself changed nothing visible; the change that the app made later refers to it.
    let list = try before.ask("history.list")["revisions"]?.arrayValue
    let about = list?.first { $0["cause"]?["method"] == "app" }?["cause"]?["about"]
    #expect(about?["unseen"]?.arrayValue?.first?["label"] == "Later")
  }

  @Test func `has the same row tapped of a list that is not in the state as a whole`()
    async throws
  {
    let words = Words(isLong: true)
    let before = try #require(try hub(words, rebuilt: false).session("main"))
    let rows = try before.ask("rows.get", ["of": "r1", "offset": 700, "limit": 1])
    let star = try #require(id(of: "Star", in: rows["elements"]))
    try before.ask("tap", ["control": star])
    #expect(try titles(before) == ["Starred 700"])
    let about = try cause(before)["about"]
    #expect(about?["label"] == "Star" && about?["row"] == ["of": "r1", "offset": 700])
    #expect(try titles(try await rebuilt(words)) == ["Starred 700"])
  }

  @Test func `does not know secrets, so it stops at the step that typed one`() async throws {
    let before = try first()
    try before.ask("tap", ["label": "Code", "text": "1234"])
    try before.ask("tap", ["label": "Add"])
    let after = try await rebuilt()
    #expect(try titles(after) == ["Trips 0"])
    #expect(try cause(after)["about"]?["stop"]?["step"] == 1)
  }

  @Test func `begins at its start if nothing was done before`() async throws {
    let session = try #require(try hub(Words(), rebuilt: true).session("main"))
    #expect(try titles(session) == ["Trips 0"] && session.head == 0)
  }
}

private struct Words: Sendable {
  var row = "Rome"
  var city = "Rome"
  /// Shows a long list instead.
  var isLong = false
}

private struct Stops: View {
  @State private var starred = -1

  var body: some View {
    NavigationStack {
      List(0..<1_000, id: \.self) { number in
        HStack {
          Text("Stop \(number)")
          Button("Star") { starred = number }
        }
      }
      .navigationTitle("Starred \(starred)")
    }
  }
}

private struct Trips: View {
  let words: Words
  @State private var count = 0
  @State private var path: [String] = []
  @State private var isPlanning = false
  @State private var days = ""
  @State private var code = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink(words.row, value: "Rome")
        Button("Add") { count += 1 }
        Button("Later") {
          Task {
            for _ in 0..<20 { await Task.yield() }
            path = ["Oslo"]
          }
        }
        SecureField("Code", text: $code)
      }
      .navigationTitle("Trips \(count)")
      .navigationDestination(for: String.self) { value in
        Button("Plan") { isPlanning = true }
          .navigationTitle(value == "Rome" ? words.city : value)
          .sheet(isPresented: $isPlanning) {
            VStack {
              Text("Plan of \(days)")
              TextField("Days", text: $days)
            }
          }
      }
    }
  }
}
