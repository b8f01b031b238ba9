import AuthorAPI
import Foundation
import NavigationTesting
import TestSupport
import Testing

@MainActor @Suite(.navigation) struct `A scene in a test` {
  @Test func `follows taps, and goes back`() async throws {
    let app = try await TestScene { ShopApp() }
    #expect(app.screen.title == "Shop")
    #expect(app.path.isEmpty && app.path == [])
    try await app.tap("Banana")
    #expect(app.titles == ["Shop", "Banana"])
    #expect(app.path == [Fruit(name: "Banana")])
    #expect(app.path != [Fruit(name: "Apple")] && app.path != ["Banana"])
    #expect(app.screen.texts == ["All about Banana"])
    try await app.tap("Back")
    #expect(app.screen.title == "Shop")
  }

  @Test func `shows a single view`() async throws {
    let app = try await TestScene { Text("Hello") }
    #expect(app.screen.title == "" && app.screen.contains("Hello"))
  }

  @Test func `shows no title of a view without a stack, and says so`() async throws {
    let app = try await TestScene { Text("Hello").navigationTitle("Greeting") }
    #expect(app.screen.title == "" && app.problems.map(\.code) == [.barWithoutContainer])
  }

  @Test func `reads values of any type on the path`() async throws {
    let app = try await TestScene {
      NavigationStack(path: .constant(NavigationPath([1, 2]))) { Text("Root") }
    }
    #expect(app.path == [1, 2])
    #expect(app.path.count == 2 && app.path.value(at: 1) == 2)
    #expect(app.path.values(of: Int.self) == [1, 2] && app.path.values(of: String.self).isEmpty)
  }

  @Test func `opens a deep link`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.open("shop://fruits/cherry")
    #expect(app.path == [Fruit(name: "Cherry")])
    let failure = await #expect(throws: QueryFailure.self) { try await app.open("nonsense") }
    #expect(failure?.message.hasPrefix("Cannot open nonsense: ") == true)
  }

  @Test func `answers an alert, and types into a sheet`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.tap(.identifier("ask"))
    #expect(app.alert?.title == "Sure?" && app.screen.buttons == ["Yes", "No"])
    try await app.tap("Yes")
    #expect(app.alert == nil && app.path == [Fruit(name: "Yes")])
    try await app.back()
    try await app.tap("Add")
    try await app.type("Fig", into: "Name")
    #expect(try app.element("Name", in: "Name").text == "Fig")
    try await app.tap("Done")
    #expect(app.sheet == nil && app.screen.contains("Fig"))
  }

  @Test func `presses in the menu of a row`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.tap("Delete", in: "Banana")
    #expect(!app.screen.contains("Banana") && app.screen.contains("Cherry"))
  }

  @Test func `keeps only what outlives a launch`() async throws {
    let app = try await TestScene { ShopApp() }
    try await app.tap("Save note")
    try await app.tap("Organic")
    try await app.tap("Delete", in: "Banana")
    #expect(try app.element(.role(.toggle)).isOn == true)
    await app.relaunch()
    #expect(app.screen.contains("Note: saved") && app.screen.contains("Banana"))
    #expect(try app.element(.role(.toggle)).isOn == true)
    #expect(app.storage.appValues == ["organic": true] && app.storage.scene == ["note": "saved"])
  }

  @Test func `begins with values from an earlier launch, and shares nothing with others`()
    async throws
  {
    let storage = TestStorage(scene: ["note": "old"], app: ["organic": true])
    let app = try await TestScene(storage: storage) { ShopApp() }
    let other = try await TestScene { ShopApp() }
    #expect(app.screen.contains("Note: old"))
    #expect(try app.element(.role(.toggle)).isOn == true)
    #expect(try other.element(.role(.toggle)).isOn == false)
  }

  @Test func `rotates and moves to another device, with columns side by side`() async throws {
    let app = try await TestScene(on: .iPad11.landscape) { ColumnsView() }
    #expect(app.sidebar?.title == "Letters" && app.detail?.title == "")
    try await app.tap("B")
    #expect(app.selection() == "B" && app.detail?.title == "B")
    try await app.resize(.iPhone16)
    #expect(app.sidebar == nil && app.screen.title == "B" && app.screen.back == "Letters")
    #expect(app.device == .iPhone16)
    try await app.resize(.iPhone16Plus.setting(\.colorScheme, to: .dark).landscape)
    #expect(app.sidebar?.title == "Letters" && app.sidebar?.texts.last == "dark")
    await #expect(throws: NoSuchLocale.self) { try await app.resize(.iPhone16.locale("?")) }
  }

  @Test func `waits for tasks, and controls their clock`() async throws {
    let clock = TestClock()
    let app = try await TestScene { ShopApp(clock: clock) }
    #expect(app.screen.contains("Loading") && clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1_999))
    #expect(app.screen.contains("Loading"))
    await clock.advance(by: .milliseconds(1))
    #expect(app.screen.contains("Welcome") && clock.now.offset == .seconds(2))
    await app.settled()
    #expect(app.screen.contains("Welcome"))
  }

  @Test func `waits for tasks while all threads have other work`() async throws {
    for _ in 0..<10 {
      let clock = TestClock()
      let app = try await TestScene { ShopApp(clock: clock) }
      let others = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
        Task.detached { spendProcessorTime(.milliseconds(5)) }
      }
      await clock.advance(by: .seconds(2))
      #expect(app.screen.contains("Welcome"))
      for other in others { await other.value }
    }
  }

  @Test func `waits for changes that come later by themselves`() async throws {
    let app = try await TestScene { LateView() }
    // Other tests may keep the main actor busy for long.
    try await app.wait(for: "Late", within: .seconds(600))
    await #expect(throws: QueryFailure.self) {
      try await app.wait(for: "Never", within: .milliseconds(20))
    }
  }

  @Test func `needs an app with a window`() async throws {
    let failure = await #expect(throws: NoWindow.self) { try await TestScene { NoApp() } }
    #expect(failure?.description.hasPrefix("NoApp has no window") == true)
  }
}

private struct NoApp: App {
  var body: some Scene { Settings { Text("Nothing") } }
}

private struct LateView: View {
  @State private var text = "Early"

  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: .milliseconds(5))
      text = "Late"
    }
  }
}

private struct ColumnsView: View {
  @State private var letter: String?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationSplitView {
      List(["A", "B", "\(colorScheme)"], id: \.self, selection: $letter) { Text($0) }
        .navigationTitle("Letters")
    } detail: {
      if let letter { Text("Letter \(letter)").navigationTitle(letter) }
    }
  }
}
