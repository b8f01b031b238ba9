import Combine
import NavigationCore
import NavigationUI
import Observation
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// A counter that each view makes itself, as authors often write it.
private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Shelf {
  var books = 0
  var pens = 0
}

@MainActor private final class Tally {
  var counts: [String: Int] = [:]

  func note(_ name: String) -> Text {
    counts[name, default: 0] += 1
    return Text(name)
  }
}

/// Owns the stack, and an object that it makes in its own initial value.
private struct OwnRoot: View {
  @ObservedObject var counter = Counter()
  let name = OneByOne.next()
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Count \(counter.count)")
        Text("Name \(name)")
        Button("More") { counter.count += 1 }
        NavigationLink("Go", value: 1)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { _ in OwnDetail() }
    }
  }
}

@MainActor private enum OneByOne {
  private static var number = 0
  static func next() -> Int {
    number += 1
    return number
  }
}

private struct OwnDetail: View {
  @ObservedObject var counter = Counter()

  var body: some View {
    Button("Add") { counter.count += 1 }.navigationTitle("Detail \(counter.count)")
  }
}

private struct Parent: View {
  let tally: Tally
  let shelf: Shelf
  @State private var number = 0
  @State private var isQuiet = false

  var body: some View {
    NavigationStack {
      VStack {
        tally.note("parent")
        Button("Count") { number += 1 }
        Button("Quiet") { isQuiet.toggle() }
        Constant(tally: tally)
        Given(tally: tally, number: number)
        Library(tally: tally, shelf: shelf)
        Surrounded(tally: tally).disabled(isQuiet)
        Acting(tally: tally) { number += 1 }
      }
      .navigationTitle("\(number)")
    }
  }
}

private struct Constant: View {
  let tally: Tally
  @State private var own = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    tally.note("constant")
    Button("Own") { own += 1 }
    Text("own \(own)")
  }
}

private struct Given: View {
  let tally: Tally
  let number: Int

  var body: some View {
    tally.note("given")
    Text("given \(number)")
  }
}

private struct Library: View {
  let tally: Tally
  let shelf: Shelf

  var body: some View {
    tally.note("library")
    Text("books \(shelf.books)")
  }
}

private struct Surrounded: View {
  let tally: Tally
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    tally.note("surrounded")
    Text(isEnabled ? "enabled" : "disabled")
  }
}

private struct Acting: View {
  let tally: Tally
  let action: @MainActor () -> Void

  var body: some View {
    tally.note("acting")
    Button("Act", action: action)
  }
}

private struct Framed: ViewModifier {
  let tally: Tally

  func body(content: Content) -> some View {
    VStack {
      tally.note("frame")
      content
    }
  }
}

@MainActor
@Suite struct BodyTests {
  private let tally = Tally()
  private let shelf = Shelf()

  private func words(_ scene: SceneRuntime) -> [String] {
    scene.rendering.view.detail?.body.flatMap(\.labels) ?? []
  }

  @Test func `an object that a root view made outlives every change`() throws {
    let scene = try scene { OwnRoot() }
    let name = words(scene).first { $0.hasPrefix("Name") }
    try scene.tap("More")
    try scene.tap("More")
    try scene.tap("Go")
    _ = try scene.back()
    #expect(words(scene).contains("Count 2"))
    #expect(words(scene).first { $0.hasPrefix("Name") } == name)
  }

  @Test func `an object that a destination made outlives its changes`() throws {
    let scene = try scene { OwnRoot() }
    try scene.tap("Go")
    try scene.tap("Add")
    try scene.tap("Add")
    #expect(scene.titles == ["Root", "Detail 2"])
  }

  @Test func `a body is evaluated again only if something that it read has changed`() throws {
    let scene = try scene { Parent(tally: tally, shelf: shelf) }
    let names = ["parent", "constant", "given", "library", "surrounded", "acting"]
    #expect(names.allSatisfy { tally.counts[$0] == 1 })

    try scene.tap("Own")
    #expect(tally.counts["constant"] == 2)
    #expect(words(scene).contains("own 1"))
    #expect(names.filter { $0 != "constant" }.allSatisfy { tally.counts[$0] == 1 })

    scene.turn { shelf.books = 3 }
    #expect(words(scene).contains("books 3"))
    #expect(tally.counts["library"] == 2)
    #expect(tally.counts["parent"] == 1)

    scene.turn { shelf.pens = 3 }
    #expect(tally.counts["library"] == 2)
  }

  @Test func `a parent's change reaches the children whose values it changes`() throws {
    let scene = try scene { Parent(tally: tally, shelf: shelf) }
    try scene.tap("Count")
    #expect(words(scene).contains("given 1"))
    #expect(
      tally.counts == [
        "parent": 2, "constant": 1, "given": 2, "library": 1, "surrounded": 1, "acting": 2,
      ])
    try scene.tap("Act")
    #expect(words(scene).contains("given 2"))
  }

  @Test func `a change of the environment reaches the views that read it`() throws {
    let scene = try scene { Parent(tally: tally, shelf: shelf) }
    try scene.tap("Quiet")
    #expect(words(scene).contains("disabled"))
    #expect(tally.counts["surrounded"] == 2)
    #expect(tally.counts["constant"] == 1)
  }

  @Test func `a modifier's kept body shows the current content`() throws {
    let scene = try scene { Turning(tally: tally) }
    try scene.tap("Turn")
    try scene.tap("Turn")
    #expect(words(scene).contains("turned 2"))
    #expect(tally.counts["frame"] == 1)
  }

  @Test func `a change elsewhere makes no view again that holds a value of any type`() throws {
    let scene = try scene { Existential(service: NameService()) }
    _ = try scene.tap(.label("Name"), text: "Ann")
    _ = try scene.tap(.label("Age"), text: "7")
    #expect(words(scene).contains("Ann 7"))
  }

  @Test func `a body that changes what it has read is evaluated again`() throws {
    let scene = try scene { SelfCorrecting() }
    #expect(words(scene).contains("value 1"))
  }
}

private struct Turning: View {
  let tally: Tally
  @State private var turns = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Turn") { turns += 1 }
        Text("turned \(turns)").modifier(Framed(tally: tally))
      }
    }
  }
}

private struct SelfCorrecting: View {
  @State private var value = 0

  var body: some View {
    let known = value
    if known == 0 { value = 1 }
    return NavigationStack { Text("value \(known)") }
  }
}

private protocol Service {}
private struct NameService: Service { var limit: UInt8 = 3 }

/// Makes its child's model in its body, as authors do who know that the body is kept.
private struct Existential: View {
  let service: any Service
  var body: some View { NavigationStack { Form { Existential.Fields(model: Person()) } } }

  final class Person: ObservableObject {
    @Published var name = ""
    @Published var age = ""
  }

  struct Fields: View {
    @ObservedObject var model: Person
    @State private var edits = 0

    var body: some View {
      Text("\(model.name) \(model.age)")
      TextField("Name", text: $model.name).onChange(of: model.name) { edits += 1 }
      TextField("Age", text: $model.age).onChange(of: model.age) { edits += 1 }
    }
  }
}
