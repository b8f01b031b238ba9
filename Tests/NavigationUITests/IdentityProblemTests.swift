import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Item: Identifiable, Hashable {
  let id: Int
  let name: String
}

private final class Chosen: ObservableObject {
  @Published var number = 1
  @Published var optional: Int?
  @Published var numbers: Set<Int> = []
  @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
}

private struct Counting: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

extension View {
  /// A navigation view in one column on every device.
  fileprivate func stacked() -> some View { navigationViewStyle(.stack) }
}

@MainActor
@Suite struct IdentityProblemTests {
  private let chosen = Chosen()

  private func codes<Content: View>(
    @ViewBuilder of content: @escaping (ObservedObject<Chosen>.Wrapper) -> Content
  ) throws -> [Problem.Code] {
    let chosen = chosen
    return try scene(on: "iphone-16") { Watching(chosen, content: content) }.codes
  }

  @Test func `two rows with one id are reported in SwiftUI's words, until they differ`() throws {
    let chosen = chosen
    let scene = try scene {
      Watching(chosen) { bound in List(bound.items.wrappedValue) { Text($0.name) } }
    }
    #expect(scene.codes == [])
    scene.turn { chosen.items.append(Item(id: 2, name: "c")) }
    #expect(scene.codes == [.duplicateID])
    let message = try #require(scene.rendering.problems.first?.message.string)
    #expect(message.hasPrefix("ForEach<Array<Item>, Int, Text>: the ID 2 occurs multiple times"))
    scene.turn { chosen.items.removeFirst() }
    scene.turn { chosen.items.removeLast() }
    #expect(scene.codes == [])
  }

  @Test func `equal values identified by themselves are reported, in any container`() throws {
    let codes = try codes { _ in
      HStack { ForEach(["x", "y", "x"], id: \.self) { Text($0) } }
    }
    #expect(codes == [.duplicateID])
  }

  @Test(arguments: [true, false], ["ipad-11-landscape", "iphone-16"])
  func `links of rows with one id lead to their own screens`(
    isStack: Bool, device: String
  ) throws {
    let names = ["x", "y", "x", "x"]
    let list = List(names.indices.map { (id: names[$0], row: $0) }, id: \.id) { id, row in
      NavigationLink("Open \(row)") { Text("Shown \(row)") }
    }
    for row in names.indices {
      let scene = try scene(on: device) {
        if isStack { NavigationStack { list } } else { NavigationView { list }.stacked() }
      }
      #expect(scene.codes == [.duplicateID])
      try scene.tap("Open \(row)")
      #expect(scene.labels(in: .detail) == ["Shown \(row)"])
      try scene.back(times: 1)
      #expect(scene.codes == [.duplicateID])
    }
  }

  @Test func `rows with one id keep their own state and their own flags`() throws {
    let scene = try scene {
      List(["x", "x"], id: \.self) { _ in Counting() }
    }
    // A label is the button's and its text's.
    try scene.tap("Count 0")
    #expect(scene.labels(in: .detail) == ["Count 1", "Count 1", "Count 0", "Count 0"])
    try scene.tap("Count 1")
    #expect(scene.labels(in: .detail) == ["Count 2", "Count 2", "Count 0", "Count 0"])
    #expect(scene.codes == [.duplicateID])
  }

  @Test func `equal ids in two collections, and of a collection shown twice, are no problem`()
    throws
  {
    let codes = try codes { bound in
      VStack {
        ForEach(bound.items.wrappedValue) { Text($0.name) }
        ForEach(bound.items.wrappedValue) { Text($0.name) }
        ForEach(1..<3) { section in
          Section("\(section)") { ForEach(bound.items.wrappedValue) { Text($0.name) } }
        }
        ViewThatFits {
          ForEach(bound.items.wrappedValue) { Text($0.name) }
          ForEach(bound.items.wrappedValue) { Text($0.name) }
        }
      }
    }
    #expect(codes == [])
  }

  @Test func `a tag of another type than a list's selection is reported`() throws {
    #expect(
      try codes { bound in
        List(selection: bound.optional) { Text("One").tag("1") }
      } == [.tagMismatch])
    #expect(
      try codes { bound in
        List(selection: bound.numbers) {
          ForEach(bound.items.wrappedValue) { Text($0.name).tag($0) }
        }
      } == [.tagMismatch])
  }

  @Test func `a tag of another type than a picker's selection is reported, an id too`() throws {
    #expect(
      try codes { bound in
        Picker("Number", selection: bound.number) { Text("One").tag("1") }
      } == [.tagMismatch])
    #expect(
      try codes { bound in
        Picker("Number", selection: bound.number) { ForEach(["1", "2"], id: \.self) { Text($0) } }
      } == [.tagMismatch])
  }

  @Test func `a tag of another type than a tab view's selection is reported`() throws {
    #expect(
      try codes { bound in
        TabView(selection: bound.number) {
          Text("One").tabItem { Text("One") }.tag(1)
          Text("Two").tabItem { Text("Two") }.tag("two")
        }
      } == [.tagMismatch])
    #expect(
      try codes { bound in
        TabView(selection: bound.number) {
          Text("One").tag(1)
          Text("Two").tag("two")
        }
      } == [.tagMismatch])
  }

  @Test func `the report names both types`() throws {
    let chosen = chosen
    let scene = try scene {
      Watching(chosen) { bound in List(selection: bound.optional) { Text("One").tag("1") } }
    }
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.level == .wrong)
    #expect(
      problem.message.string.contains("type Swift.String")
        && problem.message.string.contains("type Swift.Int."))
  }

  @Test func `tags of the selection's type, wrapped or not, and ids beside them are no problem`()
    throws
  {
    #expect(
      try codes { bound in
        List(selection: bound.optional) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1)
          Text("Two").tag(2 as Int?)
          Text("No tag")
          ForEach(["a", "b"], id: \.self) { Text($0) }
          Picker("Number", selection: bound.number) {
            ForEach(1..<3) { Text("\($0)").tag($0) }
            Divider()
          }
          Picker("Optional", selection: bound.optional) {
            Text("None").tag(nil as Int?)
            ForEach(1..<3) { Text("\($0)").tag($0 as Int?) }
          }
        }
      } == [])
    #expect(
      try codes { bound in
        TabView(selection: bound.number) {
          NavigationStack { Text("One").tag("inside") }.tabItem { Text("One") }.tag(1)
          Text("Two").tabItem { Text("Two") }
        }
      } == [])
  }

  @Test(arguments: ["ipad-11-landscape", "iphone-16", "mac-window"])
  func `a split view in a column is reported, and its views are seen`(device: String) throws {
    let scene = try scene(on: device) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Side")
      } detail: {
        NavigationSplitView {
          Text("Inner side")
        } detail: {
          Text("Inner detail")
        }
      }
    }
    #expect(scene.codes == [.nestedStack])
    #expect(scene.labels(in: .detail) == ["Inner side", "Inner detail"])
  }

  @Test func `a split view beside another, and one in a sidebar, are reported`() throws {
    let beside = try scene {
      VStack {
        NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Detail")
        }
        NavigationSplitView {
          Text("Side 2")
        } detail: {
          Text("Detail 2")
        }
      }
    }
    #expect(beside.codes == [.nestedStack])
    let inSidebar = try scene {
      NavigationSplitView {
        NavigationSplitView {
          Text("Inner side")
        } detail: {
          Text("Inner detail")
        }
      } detail: {
        Text("Detail")
      }
    }
    #expect(inSidebar.codes == [.nestedStack])
    #expect(inSidebar.labels(in: .sidebar) == ["Inner side", "Inner detail"])
  }

  @Test func `a stack in a column, and a split view in a sheet and in a tab, are no problem`()
    throws
  {
    let scene = try scene {
      TabView {
        NavigationSplitView {
          NavigationStack { Text("Side") }
        } detail: {
          NavigationStack { Text("Detail") }
            .sheet(isPresented: .constant(true)) {
              NavigationSplitView {
                Text("Side")
              } detail: {
                Text("Detail")
              }
            }
        }
        .tabItem { Text("Tab") }
      }
    }
    #expect(scene.codes == [])
  }
}
