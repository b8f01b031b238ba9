import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Item: Identifiable {
  let id: Int
}

private final class Flags: ObservableObject {
  @Published var isShown = false
  @Published var isOther = false
  @Published var item: Item?
  @Published var number: Int?
}

/// A view with a flag of its own, of which there can be several.
private struct OwnSheet: View {
  let name: String
  @State private var isShown = false
  var body: some View {
    Button(name) { isShown = true }.sheet(isPresented: $isShown) { Text("Sheet of \(name)") }
  }
}

@MainActor
private enum Rows {
  nonisolated static let sharing: [Example] = [
    Example("navigationDestination(isPresented:)") { flags in
      Watching(flags) { bound in
        NavigationStack {
          VStack {
            ForEach(1..<4) { row in
              Text("Row \(row)").navigationDestination(isPresented: bound.isShown) {
                Text("Screen \(row)")
              }
            }
          }
        }
      }
    },
    Example("navigationDestination(item:)") { flags in
      Watching(flags) { bound in
        NavigationStack {
          VStack {
            ForEach(1..<4) { row in
              Text("Row \(row)").navigationDestination(item: bound.number) { Text("\($0)") }
            }
          }
        }
      }
    },
    Example("sheet(isPresented:)") { flags in
      Watching(flags) { bound in
        List(1..<4) { row in
          Text("Row \(row)").sheet(isPresented: bound.isShown) { Text("Sheet \(row)") }
        }
      }
    },
    Example("sheet(item:)") { flags in
      Watching(flags) { bound in
        List(1..<4) { row in
          Text("Row \(row)").sheet(item: bound.item) { Text("Sheet \($0.id)") }
        }
      }
    },
    Example("fullScreenCover(isPresented:)") { flags in
      Watching(flags) { bound in
        List(1..<4) { row in
          Text("Row \(row)").fullScreenCover(isPresented: bound.isShown) { Text("Cover") }
        }
      }
    },
    Example("alert(isPresented:)") { flags in
      Watching(flags) { bound in
        List(1..<4) { row in Text("Row \(row)").alert("Sure?", isPresented: bound.isShown) {} }
      }
    },
    Example("confirmationDialog(isPresented:)") { flags in
      Watching(flags) { bound in
        List(1..<4) { row in
          Text("Row \(row)").confirmationDialog("Which?", isPresented: bound.isShown) {}
        }
      }
    },
  ]
}

private struct Example: Sendable, CustomStringConvertible {
  let description: String
  let content: @MainActor @Sendable (Flags) -> AnyView

  init<Content: View>(
    _ description: String, @ViewBuilder content: @escaping @MainActor @Sendable (Flags) -> Content
  ) {
    self.description = description
    self.content = { AnyView(content($0)) }
  }
}

@MainActor
@Suite struct RowProblemTests {
  private let flags = Flags()

  private func show(_ value: Bool) {
    flags.isShown = value
    flags.item = value ? Item(id: 1) : nil
    flags.number = value ? 1 : nil
  }

  @Test(arguments: Rows.sharing)
  private func `a flag that all rows share is reported while it is set`(example: Example) throws {
    let flags = flags
    let scene = try scene(on: "iphone-16") { example.content(flags) }
    #expect(scene.codes == [])
    scene.turn { show(true) }
    #expect(scene.codes == [.sharedFlag])
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.arguments["count"] == .number(3))
    #expect(problem.arguments["modifier"]?.stringValue?.string == "\(example)")
    scene.turn { show(false) }
    #expect(scene.codes == [])
  }

  @Test func `rows with flags of their own, and a flag outside of the rows, are no problem`() throws
  {
    let flags = flags
    let scene = try scene {
      Watching(flags) { bound in
        NavigationStack {
          VStack {
            ForEach(1..<4) { OwnSheet(name: "Row \($0)") }
          }
          .sheet(item: bound.item) { Text("\($0.id)") }
          .navigationDestination(item: bound.number) { Text("Number \($0)") }
        }
      }
    }
    try scene.tap("Row 2")
    #expect(scene.rendering.view.sheet?.body.flatMap(\.labels) == ["Sheet of Row 2"])
    #expect(scene.codes == [])
    _ = try scene.back()
    scene.turn { flags.item = Item(id: 1) }
    #expect(scene.codes == [])
    scene.turn { flags.item = nil }
    scene.turn { flags.number = 1 }
    #expect(scene.codes == [])
  }

  @Test func `a second sheet whose flag is set while the first is shown waits and is reported`()
    throws
  {
    let flags = flags
    let scene = try scene {
      Watching(flags) { bound in
        Text("Screen")
          .sheet(isPresented: bound.isShown) { Text("First") }
          .alert("Second", isPresented: bound.isOther) {}
      }
    }
    scene.turn { flags.isShown = true }
    #expect(scene.codes == [])
    scene.turn { flags.isOther = true }
    #expect(scene.codes == [.presentationWaiting])
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.level == .risky)
    #expect(
      problem.message.string.contains("alert(isPresented:) waits until sheet(isPresented:)"))
    scene.turn { flags.isShown = false }
    #expect(scene.rendering.view.alert?.title == "Second")
    #expect(scene.codes == [])
  }

  @Test func `a sheet of a covered screen waits for the sheet over it`() throws {
    let flags = flags
    let scene = try scene {
      Watching(flags) { bound in
        TabView { Text("Tab").tabItem { Text("Tab") } }
          .sheet(isPresented: bound.isShown) {
            Text("First").sheet(item: bound.item) { Text("\($0.id)") }
          }
          .fullScreenCover(isPresented: bound.isOther) { Text("Second") }
      }
    }
    scene.turn { flags.isShown = true }
    scene.turn { flags.item = Item(id: 1) }
    #expect(scene.codes == [])
    scene.turn { flags.isOther = true }
    #expect(scene.codes == [.presentationWaiting])
  }

  @Test func `two flags that push a view at once are reported`() throws {
    let flags = flags
    let scene = try scene {
      Watching(flags) { bound in
        NavigationStack {
          Text("Root")
            .navigationDestination(isPresented: bound.isShown) { Text("First") }
            .navigationDestination(isPresented: bound.isOther) { Text("Second") }
        }
      }
    }
    scene.turn { flags.isShown = true }
    #expect(scene.codes == [])
    scene.turn { flags.isOther = true }
    #expect(scene.codes == [.presentationWaiting])
  }

  @Test func `a view presented by a presented view, and one that follows it, are no problem`()
    throws
  {
    let flags = flags
    let scene = try scene {
      Watching(flags) { bound in
        NavigationStack {
          Text("Root")
            .navigationDestination(isPresented: bound.isShown) {
              Text("First").navigationDestination(isPresented: bound.isOther) { Text("Second") }
            }
            .inspector(isPresented: .constant(true)) { Text("Inspector") }
        }
      }
    }
    scene.turn { (flags.isShown, flags.isOther) = (true, true) }
    #expect(scene.titles.count == 3)
    #expect(scene.codes == [])
  }
}
