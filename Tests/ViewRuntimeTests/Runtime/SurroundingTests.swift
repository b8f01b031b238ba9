import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// A stack with links, and a name to tap.
private struct Tower: View {
  let name: String

  var body: some View {
    NavigationStack {
      NavigationLink("Up \(name)", value: 1)
        .navigationTitle("\(name) 0")
        .navigationDestination(for: Int.self) { floor in
          Text("Floor \(floor)").navigationTitle("\(name) \(floor)")
        }
    }
  }
}

@MainActor
@Suite struct SurroundingTests {
  private func body(of scene: SceneRuntime) -> [ViewNode] {
    scene.rendering.view.detail?.body ?? []
  }

  @Test func `views above and below a stack stay visible at every depth`() throws {
    let scene = try scene {
      VStack {
        Text("Offline")
        Tower(name: "A")
        Button("Play") {}
      }
    }
    #expect(body(of: scene).flatMap(\.labels) == ["Offline", "Up A", "Play"])
    #expect(body(of: scene).map(\.axis) == [.vertical])
    try scene.tap("Up A")
    #expect(scene.titles == ["A 0", "A 1"])
    #expect(body(of: scene).flatMap(\.labels) == ["Offline", "Floor 1", "Play"])
    #expect(scene.rendering.view.detail?.title == "A 1")
    #expect(scene.rendering.view.detail?.back == "A 0")
  }

  @Test func `a stack alone is its screen and nothing more`() throws {
    let scene = try scene { VStack { Group { Tower(name: "A").padding() } } }
    #expect(body(of: scene).map(\.kind) == [.link])
  }

  @Test func `an overlay of a stack is visible and can be tapped`() throws {
    let diary = Diary()
    let scene = try scene {
      Tower(name: "A").overlay { Button("Add") { diary.note("add") } }
    }
    #expect(body(of: scene).map(\.axis) == [.depth])
    try scene.tap("Add")
    #expect(diary.lines == ["add"])
  }

  @Test func `an inset of a stack is at its edge`() throws {
    let scene = try scene { Tower(name: "A").safeAreaInset(edge: .bottom) { Text("Now playing") } }
    #expect(body(of: scene).flatMap(\.labels) == ["Up A", "Now playing"])
  }

  @Test func `a stack that can be tapped as a whole stays a screen`() throws {
    let scene = try scene { Tower(name: "A").onTapGesture {} }
    #expect(body(of: scene).map(\.kind) == [.link])
  }

  @Test func `two stacks side by side each have their own bar and path`() throws {
    let scene = try scene {
      HStack {
        Tower(name: "A")
        Tower(name: "B")
      }
    }
    #expect(scene.codes.isEmpty)
    try scene.tap("Up A")
    #expect(scene.titles == ["A 0", "A 1"])
    try scene.tap("Up B")
    #expect(scene.titles == ["A 0", "A 1"])
    let beside = try #require(body(of: scene)[0].children.last)
    #expect(beside.kind == .screen)
    #expect(beside.label == "B 1")
    #expect(beside.children.map(\.label) == ["B 0", "Floor 1"])

    let back = try #require(beside.children.first?.id)
    _ = try scene.tap(.id(back), text: nil)
    #expect(body(of: scene)[0].children.last?.label == "B 0")
    #expect(scene.titles == ["A 0", "A 1"])
  }

  @Test func `views around a split view are shown with its last column`() throws {
    let scene = try scene {
      VStack {
        Text("Banner")
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail")
        }
      }
    }
    #expect(scene.rendering.view.sidebar?.body.flatMap(\.labels) == ["Sidebar"])
    #expect(body(of: scene).flatMap(\.labels) == ["Banner", "Detail"])
  }

  @Test func `a stack in a sheet keeps the views around it`() throws {
    let scene = try scene {
      Text("Below").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Grip")
          Tower(name: "S")
        }
      }
    }
    try scene.tap("Up S")
    let sheet = try #require(scene.rendering.view.sheet)
    #expect(sheet.title == "S 1")
    #expect(sheet.body.flatMap(\.labels) == ["Grip", "Floor 1"])
  }
}
