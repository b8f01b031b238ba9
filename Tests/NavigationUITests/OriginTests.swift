import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

/// The origin of a screen: the call that declares it, the kind of declaration, and what it shows.
@MainActor
@Suite struct OriginTests {
  private struct Planet: View {
    let number: Int

    var body: some View {
      Text("Planet \(number)").navigationTitle("Planet \(number)")
        .navigationDestination(for: String.self) { Moon(name: $0) }
    }
  }

  private struct Moon: View {
    let name: String

    var body: some View { Text(name).navigationTitle(name) }
  }

  /// The screens as lines: declaration, type of the values, view, the screen that declares it.
  private func lines(_ stage: Stage) -> [String] {
    stage.scene.rendering.screens.map { screen in
      [
        screen.origin?.declaration.rawValue, screen.origin?.valueType, name(screen.origin),
        screen.declaredOn.map(String.init),
      ].map { $0 ?? "-" }.joined(separator: " ")
    }
  }

  /// Without the suite's own name.
  private func name(_ origin: ScreenOrigin?) -> String? {
    origin?.viewName?.split(separator: ".").last.map(String.init)
  }

  private func locations(_ stage: Stage) -> [CodeLocation?] {
    stage.scene.rendering.screens.map { $0.origin?.location }
  }

  @Test func `a value's screen has the destination that drew it, and the reason`() throws {
    let line = #line + 2
    let stage = Stage {
      NavigationStack {
        NavigationLink("Three", value: 3)
          .navigationDestination(for: Int.self) { Planet(number: $0) }
      }
    }
    try stage.tap("Three")
    #expect(lines(stage).last == "value Swift.Int Planet 0")
    #expect(locations(stage) == [CodeLocation(#fileID, line), CodeLocation(#fileID, line + 2)])
  }

  @Test func `a destination that another screen declares names that screen`() throws {
    let state = StateBox(NavigationPath())
    let stage = Stage {
      NavigationStack(path: Binding(get: { state.value }, set: { state.value = $0 })) {
        Text("Root").navigationDestination(for: Int.self) { Planet(number: $0) }
      }
    }
    state.value.append(1)
    state.value.append("Moon")
    stage.scene.flushPendingChanges()
    #expect(
      lines(stage).dropFirst() == ["value Swift.Int Planet 0", "value Swift.String Moon 1"])
  }

  @Test func `a value without a destination has no origin`() throws {
    let stage = Stage {
      NavigationStack(path: .constant(NavigationPath([1]))) { Text("Root") }
    }
    #expect(lines(stage).last == "- - - -")
  }

  @Test func `links, flags and items have their calls`() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var item: Int?

      var body: some View {
        NavigationLink("Link") { Moon(name: "Io") }
        Button("Flag") { isShown = true }
        Button("Item") { item = 5 }
          .navigationDestination(isPresented: $isShown) { Moon(name: "Flagged") }
          .navigationDestination(item: $item) { Planet(number: $0) }
      }
    }
    let first = #line - 7
    let stage = Stage { NavigationStack { Screen() } }
    for (label, line, told) in [
      ("Link", first, "link - Moon 0"), ("Flag", first + 3, "isPresented - Moon 0"),
      ("Item", first + 4, "item - Planet 0"),
    ] {
      try stage.tap(label)
      #expect(lines(stage).last == told)
      #expect(locations(stage).last == CodeLocation(#fileID, line))
      _ = try stage.scene.back()
    }
  }

  @Test func `columns have the split view's call, and screens in them their link's`() throws {
    let line = #line + 2
    let stage = Stage {
      NavigationSplitView {
        NavigationLink("Io") { Moon(name: "Io") }
      } detail: {
        Planet(number: 0)
      }
    }
    #expect(lines(stage) == ["root - Planet -"])
    #expect(locations(stage) == [CodeLocation(#fileID, line)])
    try stage.tap("Io")
    #expect(lines(stage) == ["link - Moon -"])
    #expect(locations(stage) == [CodeLocation(#fileID, line + 1)])
  }

  @Test func `sheets and alerts have their calls`() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var isAsked = false

      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Moon(name: "Sheet") }
        Button("Ask") { isAsked = true }
          .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      }
    }
    let line = #line - 5
    let stage = Stage { NavigationStack { Screen() } }
    try stage.tap("Ask")
    #expect(stage.alert?.origin?.location == CodeLocation(#fileID, line + 2))
    #expect(stage.alert?.origin?.viewName == nil)
    try stage.tap("Yes")
    try stage.tap("Show")
    #expect(stage.sheet?.origin?.declaration == .isPresented)
    #expect(name(stage.sheet?.origin) == "Moon")
    #expect(stage.sheet?.origin?.location == CodeLocation(#fileID, line))
  }
}
