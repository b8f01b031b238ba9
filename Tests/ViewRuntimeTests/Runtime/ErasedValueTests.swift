import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private struct Robot: Hashable {
  let number: Int
}

private final class Erased: ObservableObject {
  @Published var path: [AnyHashable] = []
  @Published var item: AnyHashable?
}

/// A stack whose path holds values of any type, as NavigationBackport has it.
private struct Anything: View {
  @ObservedObject var model: Erased

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink("Seven", value: 7)
        NavigationLink("Robot", value: Robot(number: 1))
        NavigationLink("Erased", value: AnyHashable(Robot(number: 2)))
      }
      .navigationTitle("Root")
      .navigationDestination(for: AnyHashable.self) { value in
        Text("Any").navigationTitle("any \(value.base)")
      }
    }
  }
}

/// A stack of a `NavigationPath`, in which a pushed screen knows whole numbers.
private struct Mixed: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("Word", value: "word")
        .navigationTitle("Root")
        .navigationDestination(for: AnyHashable.self) { value in
          NavigationLink("Number", value: 7)
            .navigationTitle("any \(value)")
            .navigationDestination(for: Int.self) { Text("Int").navigationTitle("int \($0)") }
        }
    }
  }
}

@MainActor
@Suite struct ErasedValueTests {
  private let erased = Erased()
  private let model = Model()

  @Test func `a path of AnyHashable shows all its values with the destination for AnyHashable`()
    throws
  {
    let scene = try scene { Anything(model: erased) }
    scene.turn { erased.path = [1, "two", AnyHashable(Robot(number: 3))] }
    #expect(scene.titles == ["Root", "any 1", "any two", "any Robot(number: 3)"])
    #expect(scene.codes == [])
    try scene.back(times: 2)
    #expect(erased.path == [1])
  }

  @Test func `a link of a plain value pushes onto a path of AnyHashable`() throws {
    let scene = try scene { Anything(model: erased) }
    let links: [(String, AnyHashable)] = [
      ("Seven", 7), ("Robot", AnyHashable(Robot(number: 1))),
      ("Erased", AnyHashable(Robot(number: 2))),
    ]
    for (label, value) in links {
      try scene.tap(label)
      #expect(erased.path == [value])
      #expect(scene.titles.last == "any \(value.base)")
      #expect(scene.codes == [])
      try scene.back(times: 1)
    }
  }

  @Test func `the destination for AnyHashable leaves a value to one for its own type`() throws {
    let scene = try scene { Mixed(model: model) }
    try scene.tap("Word")
    try scene.tap("Number")
    #expect(scene.titles == ["Root", "any word", "int 7"])
    scene.turn { model.path = NavigationPath([1]) }
    #expect(scene.titles == ["Root", "any 1"])
    #expect(scene.codes == [])
  }

  @Test func `a value that was appended as AnyHashable finds the destination for its type`() throws
  {
    let scene = try scene {
      Watching(model) { bound in
        NavigationStack(path: bound.path) {
          Text("Root").navigationDestination(for: Robot.self) {
            Text("Robot").navigationTitle("robot \($0.number)")
          }
        }
      }
    }
    scene.turn { model.path.append(AnyHashable(Robot(number: 4))) }
    #expect(scene.titles.last == "robot 4")
  }

  @Test func `an item of AnyHashable is presented, and a command presents another`() throws {
    let erased = erased
    let scene = try scene {
      Watching(erased) { bound in
        NavigationStack {
          Text("Root").navigationDestination(item: bound.item) {
            Text("Item").navigationTitle("item \($0.base)")
          }
        }
      }
    }
    scene.turn { erased.item = Robot(number: 5) }
    #expect(scene.titles.last == "item Robot(number: 5)")
  }

  @Test func `a list whose selection is AnyHashable selects rows of any type`() throws {
    let erased = erased
    let scene = try scene(on: "iphone-16") {
      Watching(erased) { bound in
        List(selection: bound.item) {
          Text("One").tag(AnyHashable(1))
          Text("Two").tag("two")
        }
      }
    }
    try scene.tap("One")
    #expect(erased.item == AnyHashable(1))
    try scene.tap("Two")
    #expect(erased.item == AnyHashable("two"))
  }
}
