import Colonnade
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import SwiftData
import Testing

@testable import Sessions

/// Models of SwiftData in sessions that are stored.
@MainActor
@Suite struct `Models in a session` {
  private let store = MemoryStore(keepingRecords: true)

  private final class Kept {
    var hubs: [SessionHub] = []
    var milliseconds: Int64 = 1_000_000
  }

  private let kept = Kept()

  private func hub(rebuilt: Bool = false) -> SessionHub {
    let entry = SceneEntry(id: "shelf", title: "Shelf", summary: "") {
      Shelf().modelContainer(for: Volume.self)
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

  private func session(_ name: String = "main") throws -> Session {
    try #require(try hub().session(name))
  }

  private func shows(_ text: String, _ session: Session) -> Bool {
    String(decoding: session.stateText(), as: UTF8.self).contains("\"\(text)\"")
  }

  @Test func `are there after the server was restarted, in their session only`() throws {
    let before = try session()
    for label in ["Add", "Add", "Read", "Remove"] as [UTF8String] {
      try before.ask("tap", ["label": .string(label)])
    }
    #expect(shows("Sample read, Volume 3 unread", before))
    let after = try session()
    #expect(shows("Sample read, Volume 3 unread", after))
    #expect(shows("Sample unread", try session("other")))
    try after.ask("tap", ["label": "Add"])
    #expect(shows("Sample read, Volume 3 unread, Volume 3 unread", try session()))
  }

  @Test func `that views create as they appear are kept before anyone taps`() async throws {
    let before = try session()
    while before.log.appended == 0 { await Task.yield() }
    let document = try #require(try before.ask("export")["document"])
    #expect(document["sceneStorage"]?.objectValue?.count == 1)
    let after = try session()
    #expect(try after.ask("export")["document"]?["sceneStorage"] == document["sceneStorage"])
  }

  @Test func `come with an exported state`() async throws {
    let source = try session("source")
    for label in ["Add", "Read"] as [UTF8String] {
      try source.ask("tap", ["label": .string(label)])
    }
    let document = try #require(try source.ask("export")["document"])
    let target = try session("target")
    try target.ask("tap", ["label": "Remove"])
    try target.ask("import", ["document": document])
    while !shows("Sample read, Volume 2 unread", target) { await Task.yield() }
    try target.ask("tap", ["label": "Add"])
    #expect(shows("Sample read, Volume 2 unread, Volume 3 unread", try session("target")))
  }

  @Test func `are created by the same steps when the app is built again`() async throws {
    let before = try session()
    for label in ["Add", "Read"] as [UTF8String] {
      try before.ask("tap", ["label": .string(label)])
    }
    let next = hub(rebuilt: true)
    let opened = await withCheckedContinuation { done in
      next.open("main") { done.resume(returning: $0) }
    }
    let after = try #require(try opened.get())
    #expect(shows("Sample read, Volume 2 unread", after))
    #expect(shows("Sample read, Volume 2 unread", try session()))
  }
}

@Model
private final class Volume {
  var title: String
  var isRead = false

  init(title: String) { self.title = title }
}

/// Begins with a sample, as many apps do.
private struct Shelf: View {
  @Environment(\.modelContext) private var context
  @Query private var volumes: [Volume]

  var body: some View {
    NavigationStack {
      VStack {
        Text(volumes.map { "\($0.title) \($0.isRead ? "read" : "unread")" }.joined(separator: ", "))
        Button("Add") { context.insert(Volume(title: "Volume \(volumes.count + 1)")) }
        Button("Read") { volumes.first?.isRead = true }
        Button("Remove") { if volumes.count > 1 { context.delete(volumes[1]) } }
      }
      .navigationTitle("Shelf")
    }
    .onAppear { if volumes.isEmpty { context.insert(Volume(title: "Sample")) } }
  }
}
