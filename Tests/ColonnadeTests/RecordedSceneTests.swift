import Colonnade
import Foundation
import NavigationCore
import OrderedJSON
import SessionRecords
import Sessions
import Testing

/// A recorded scene as a test of its view: the cases that no scene of the gallery has.
@MainActor
@Suite struct `A recorded session as a test` {
  private final class Kept {
    var hub: SessionHub?
  }

  private let kept = Kept()

  private func session() throws -> Session {
    let entry = SceneEntry(id: "parks", title: "Parks", summary: "") { SlowParks() }
    let configuration = SessionHub.Configuration(
      scenes: [entry], maxDepth: 100, clock: { Int64(Date().timeIntervalSince1970 * 1_000) })
    let hub = SessionHub(configuration, store: MemoryStore(keepingRecords: true))
    kept.hub = hub
    return try #require(try hub.session("main"))
  }

  private func wait(_ session: Session, for words: String) async throws {
    // Counts rounds instead of time: other tests keep the main actor busy for minutes.
    var rounds = 0
    while !String(decoding: session.stateText(), as: UTF8.self).contains(words) {
      rounds += 1
      try #require(rounds < 20_000, "\(words) never comes")
      try await Task.sleep(for: .milliseconds(1), clock: .suspending)
    }
  }

  /// The steps and expectations, without the code around them.
  private func steps(_ session: Session) throws -> [String] {
    let document = try session.ask("export", ["format": "navigation-test"])["document"]
    let lines = (document?.stringValue?.string ?? "").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.contains("app.") }
  }

  @Test func `waits for a control that the app adds before it taps it`() async throws {
    let session = try session()
    try await wait(session, for: "Zion")
    try session.ask("tap", ["label": "Zion"])
    #expect(
      try steps(session) == [
        #"try await app.wait(for: "the app", within: .seconds(5)) { app.titles == ["Parks"] }"#,
        #"try await app.wait(for: "Zion", within: .seconds(5))"#,
        #"try await app.tap("Zion")"#,
        #"#expect(app.titles == ["Parks", "Zion"])"#,
        #"#expect(app.path == ["Zion"])"#,
      ])
  }

  @Test func `has taps that changed nothing visible at once, including the last`() async throws {
    let session = try session()
    try await wait(session, for: "Zion")
    try session.ask("tap", ["label": "Later"])
    try await wait(session, for: "Sequoia")
    try session.ask("tap", ["label": "Tick"])
    try session.ask("tap", ["label": "Tick"])
    try session.ask("tap", ["label": "Tick"])
    let taps = try steps(session).filter { $0.contains("app.tap") || $0.contains("Sequoia") }
    let tick = #"try await app.tap("Tick")"#
    #expect(
      taps == [
        #"try await app.tap("Later")"#,
        ##"try await app.wait(for: "the app", within: .seconds(5)) { app.titles == ["Parks", "Sequoia"] && app.path == ["Sequoia"] }"##,
        tick, tick, tick,
      ])
  }

  @Test func `sets a slider as a script does`() async throws {
    let session = try session()
    try await wait(session, for: "Zion")
    try session.ask("tap", ["label": "Volume", "text": "0.75"])
    let set = try steps(session).filter { $0.contains("Volume") }
    #expect(
      set == [
        ##"try await app.perform(#"{"method":"tap","params":{"label":"Volume","text":"0.75"}}"#)"##
      ])
  }

  @Test func `is private, so that files for the same app do not conflict`() async throws {
    let session = try session()
    let document = try session.ask("export", ["format": "navigation-test"])["document"]
    #expect(document?.stringValue?.string.contains("private struct RecordedSlowParksTests") == true)
  }
}

struct SlowParks: View {
  @State private var path: [String] = []
  @State private var parks: [String] = []
  @State private var ticks = 0
  @State private var volume = 0.5

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(parks, id: \.self) { NavigationLink($0, value: $0) }
        Button("Later") {
          Task {
            try? await Task.sleep(for: .milliseconds(20))
            path = ["Sequoia"]
          }
        }
        Slider(value: $volume) { Text("Volume") }
      }
      .navigationTitle("Parks")
      .navigationDestination(for: String.self) { park in
        VStack {
          Button("Tick") { ticks += 1 }
          if ticks == 2 { Text("Twice") }
        }
        .navigationTitle(park)
      }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(20))
      parks = ["Zion", "Yosemite"]
    }
  }
}
