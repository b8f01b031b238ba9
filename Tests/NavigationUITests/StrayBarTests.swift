import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Titled: View {
  var body: some View {
    Text("Screen").navigationTitle("Title").toolbar { Button("Add") {} }
  }
}

/// A scene, and the modifiers whose bar an iPhone does not show in it.
private struct Case: Sendable, CustomStringConvertible {
  let description: String
  let modifiers: [String]
  let content: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ description: String, _ modifiers: [String] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.description = description
    self.modifiers = modifiers
    self.content = { AnyView(content()) }
  }
}

private let strayBars = [
  Case("a title and a toolbar", ["navigationTitle, toolbar"]) { Titled() },
  Case("a search field", ["searchable"]) {
    List { Text("Row") }.searchable(text: .constant(""))
  },
  Case("items from before toolbars", ["toolbar"]) {
    Text("Screen").navigationBarItems(trailing: Button("Add") {})
  },
  Case("a title and a toolbar around a stack", ["navigationTitle, toolbar"]) {
    NavigationStack { Text("Root") }.navigationTitle("Title").toolbar { Button("Add") {} }
  },
  Case("a title around tabs", ["navigationTitle"]) {
    TabView { NavigationStack { Text("Root") }.tabItem { Text("Tab") } }.navigationTitle("Title")
  },
  Case("a tab without a stack", ["navigationTitle, toolbar"]) {
    TabView { Titled().tabItem { Text("Tab") } }
  },
  Case("the root of a sheet", ["navigationTitle, toolbar"]) {
    NavigationStack { Text("Root").sheet(isPresented: .constant(true)) { Titled() } }
  },
]

private let bars = [
  Case("a stack") { NavigationStack { Titled() } },
  Case("a pushed screen") {
    NavigationStack(path: .constant(NavigationPath([1]))) {
      Text("Root").navigationDestination(for: Int.self) { _ in Titled() }
    }
  },
  Case("a view that a flag shows") {
    NavigationStack {
      Text("Root").navigationDestination(isPresented: .constant(true)) { Titled() }
    }
  },
  Case("both columns") {
    NavigationSplitView {
      Titled()
    } detail: {
      Titled()
    }
  },
  Case("a tab with a stack") {
    TabView { NavigationStack { Titled() }.tabItem { Text("Tab") } }
  },
  Case("tabs in a stack") {
    NavigationStack { TabView { Text("Tab").tabItem { Text("Tab") } }.navigationTitle("Title") }
  },
  Case("a stack in a sheet") {
    Text("Root").sheet(isPresented: .constant(true)) { NavigationStack { Titled() } }
  },
  Case("an inspector") {
    NavigationStack { Text("Root").inspector(isPresented: .constant(true)) { Titled() } }
  },
  Case("buttons above the keyboard") {
    Text("Field").toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") {}
      }
    }
  },
  Case("an empty title and no items") {
    Text("Screen").navigationTitle("").toolbar { if false { Button("Add") {} } }
  },
  Case("a search field around tabs and around a stack") {
    TabView { Text("Tab").tabItem { Text("Tab") } }.searchable(text: .constant(""))
    NavigationStack { Text("Root") }.searchable(text: .constant(""))
  },
  Case("bars that are hidden or coloured") {
    Text("Screen").navigationBarTitleDisplayMode(.inline).toolbar(.hidden, for: .navigationBar)
  },
]

private let strays = [
  Case("a link of a value and one of a view", ["NavigationLink"]) {
    List {
      NavigationLink("Value", value: 1)
      NavigationLink("View") { Text("View") }
    }
  },
  Case("links in a tab and in a sheet without a stack", ["NavigationLink"]) {
    TabView {
      NavigationLink("Value", value: 1).tabItem { Text("Tab") }
        .sheet(isPresented: .constant(true)) { NavigationLink("Value", value: 1) }
    }
  },
  Case("a destination around a stack", ["navigationDestination"]) {
    NavigationStack { Text("Root") }.navigationDestination(for: Int.self) { Text("\($0)") }
  },
  Case("a flag and an item without a stack", ["navigationDestination"]) {
    Text("Root")
      .navigationDestination(isPresented: .constant(true)) { Text("Flag") }
      .navigationDestination(item: .constant(1)) { Text("\($0)") }
  },
]

private let navigating = [
  Case("links in columns, on screens and in a sheet's stack") {
    NavigationSplitView {
      NavigationLink("Value", value: 1)
    } detail: {
      NavigationStack {
        NavigationLink("Value", value: 1)
          .navigationDestination(for: Int.self) { NavigationLink("\($0)", value: 1) }
      }
      .sheet(isPresented: .constant(true)) {
        NavigationStack { NavigationLink("View") { Text("View") } }
      }
    }
  },
  Case("a flag that is not set in a view that is used without a stack, too") {
    Text("Root").navigationDestination(isPresented: .constant(false)) { Text("Flag") }
  },
]

@MainActor
@Suite struct StrayBarTests {
  private func problems(of example: Case, on device: String) throws -> [Problem] {
    try scene(on: device) { example.content() }.rendering.problems
  }

  @Test(arguments: strayBars)
  private func `a bar without a container is reported on an iPhone and an iPad`(
    example: Case
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape"] {
      let problems = try problems(of: example, on: device)
      #expect(problems.map(\.code) == [.barWithoutContainer])
      #expect(
        problems.map(\.arguments) == example.modifiers.map { ["modifiers": .string(.init($0))] })
    }
  }

  @Test(arguments: strayBars)
  private func `a bar without a container is not shown on an iPhone and an iPad`(
    example: Case
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape"] {
      let scene = try scene(on: device) { example.content() }
      let view = scene.rendering.view
      let screens = [view.sheet, view.stack, view.detail, view.content, view.sidebar]
      let shown = screens.compactMap(\.self).flatMap { screen in
        [screen.title] + screen.locatedNodes.compactMap(\.node.label)
      }
      #expect(!shown.isEmpty && Set(shown).isDisjoint(with: ["Title", "Add", "Search"]))
      #expect(throws: Refusal.self) { try scene.tap(.label("Add"), text: nil) }
      #expect(throws: Refusal.self) { try scene.tap(.label("Search"), text: "a") }
    }
  }

  @Test func `items above the keyboard need no container`() throws {
    let diary = Diary()
    let scene = try scene(on: "iphone-16") {
      Text("Field").toolbar {
        ToolbarItem { Button("Add") { diary.note("add") } }
        ToolbarItem(placement: .keyboard) { Button("Done") { diary.note("done") } }
      }
    }
    _ = try scene.tap(.label("Done"), text: nil)
    #expect(throws: Refusal.self) { try scene.tap(.label("Add"), text: nil) }
    #expect(diary.lines == ["done"])
  }

  @Test(arguments: strayBars + bars)
  private func `a Mac's window has bars without a container`(example: Case) throws {
    #expect(try problems(of: example, on: "mac-window").isEmpty)
  }

  @Test(arguments: bars)
  private func `no bar is reported that the screens of a container have, or that is none`(
    example: Case
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape"] {
      #expect(try problems(of: example, on: device).isEmpty)
    }
  }

  @Test(arguments: strays)
  private func `a link and a destination without a container are reported on every device`(
    example: Case
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape", "mac-window"] {
      let problems = try problems(of: example, on: device)
      #expect(problems.map(\.code) == [.containerMissing])
      #expect(
        problems.map(\.arguments) == example.modifiers.map { ["modifiers": .string(.init($0))] })
    }
  }

  @Test(arguments: navigating)
  private func `links and destinations in containers, and what is not asked for, are no problem`(
    example: Case
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape"] {
      #expect(try problems(of: example, on: device).isEmpty)
    }
  }
}
