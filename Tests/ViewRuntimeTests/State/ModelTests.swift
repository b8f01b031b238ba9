import Foundation
import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

@MainActor @Observable
private final class Counter {
  var count = 0
  var name = "x"
}

private final class Shared: ObservableObject, @unchecked Sendable {
  // Written by one thread and then read by another.
  @Published var word = "before"
}

private struct NeedsModel: View {
  @EnvironmentObject private var model: Shared
  var body: some View { Text(model.word) }
}

@MainActor
@Suite struct ModelTests {
  @Test func `an observable model reaches views through the environment and can be bound`() throws {
    struct Inner: View {
      @Environment(Counter.self) private var counter
      @Environment(Shared2.self) private var missing: Shared2?
      var body: some View {
        @Bindable var counter = counter
        VStack {
          TextField("Name", text: $counter.name)
          Text("\(counter.name) \(counter.count) \(missing == nil ? "none" : "some")")
          Button("More") { counter.count += 1 }
        }
      }
    }
    struct Screen: View {
      @State private var counter = Counter()
      var body: some View { Inner().environment(counter) }
    }
    let stage = Stage { Screen() }
    try stage.tap("More")
    try stage.tap("Name", text: "y")
    #expect(stage.texts == ["y 1 none"])
  }

  @Test func `a change by another thread is rendered in a later turn`() async throws {
    let model = Shared()
    let stage = Stage { NeedsModel().environmentObject(model) }
    #expect(stage.texts == ["before"])
    DispatchQueue.global().async { model.word = "after" }
    try await until { stage.texts == ["after"] }
  }

  @Test func `a missing environment object stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage { NeedsModel() } }
    }
  }

  @Test func `rows are removed and moved as in SwiftUI`() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(String(letters) == "badcef")
    letters.move(fromOffsets: [1], toOffset: 6)
    #expect(String(letters) == "bdcefa")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "dcef")
  }
}

@MainActor @Observable
private final class Shared2 {}
