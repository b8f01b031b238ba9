import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// A stack whose root declares what a test says.
private struct PathStack<Root: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: $model.path) { root().navigationTitle("Root") }
  }
}

@MainActor
@Suite struct DestinationVectors {
  let model = Model()

  @Test func `D1: a value shows the screen that the root declares for its type`() throws {
    model.path = NavigationPath([7])
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: Int.self) { Screen("Int \($0)") }
      }
    }
    #expect(scene.titles == ["Root", "Int 7"])
  }

  @Test func `D2: a value without a destination shows a warning sign until back`() throws {
    model.path = NavigationPath([0])
    let scene = try scene { PathStack(model: model) { Text("") } }
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
    #expect(scene.rendering.view.detail?.back == "Root")
    #expect(scene.codes == [.destinationMissing])
    _ = try scene.back()
    #expect(scene.titles == ["Root"])
    #expect(model.path.isEmpty)
    #expect(scene.codes == [])
  }

  @Test func `D3: the warning sign appears and disappears with the destination`() throws {
    model.path = NavigationPath([0])
    let scene = try scene {
      PathStack(model: model) {
        if model.flag {
          Text("").navigationDestination(for: Int.self) { Screen("Int \($0)") }
        }
      }
    }
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
    scene.turn { model.flag = true }
    #expect(scene.titles == ["Root", "Int 0"])
    #expect(scene.rendering.view.detail?.body.map(\.label) == ["Int 0"])
    scene.turn { model.flag = false }
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
  }

  @Test func `D4: a link of an undeclared type does nothing, and says so`() throws {
    let scene = try scene {
      PathStack(model: model) {
        NavigationLink("Go", value: "x").navigationDestination(for: Int.self) { Screen("\($0)") }
      }
    }
    #expect(try scene.tap("Go").isEmpty)
    #expect(scene.titles == ["Root"])
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.code == .linkInert)
    #expect(
      problem.message == """
        A NavigationLink is presenting a value of type “String” but there is no matching \
        navigationDestination declaration visible from the location of the link. The link cannot \
        be activated.
        Note: Links search for destinations in any surrounding NavigationStack, then within the \
        same column of a NavigationSplitView.
        """)
    #expect(problem.control == scene.rendering.view.detail?.body.first(labelled: "Go")?.id)
  }

  @Test(arguments: [true, false])
  func `D5: a path of one type refuses a link of another`(isDeclared: Bool) throws {
    let scene = try scene {
      NavigationStack(path: Binding(get: { model.ints }, set: { model.ints = $0 })) {
        if isDeclared {
          NavigationLink("Go", value: "0").navigationDestination(for: String.self) { Screen($0) }
        } else {
          NavigationLink("Go", value: "0")
        }
      }
    }
    #expect(try scene.tap("Go").isEmpty)
    #expect(model.ints == [])
    #expect(scene.codes == [.linkInert])
  }

  @Test func `D6: a link outside any container is disabled`() throws {
    let scene = try scene { NavigationLink("Go", value: 1) }
    #expect(scene.rendering.view.detail?.body.first(labelled: "Go")?.isDisabled == true)
    #expect(throws: Refusal.noSuchControl(.label("Go"))) { try scene.tap("Go") }
  }

  @Test func `D7: a link without a value is disabled`() throws {
    let scene = try scene {
      PathStack(model: model) {
        NavigationLink("Go", value: Int?.none)
          .navigationDestination(for: Int.self) { Screen("\($0)") }
      }
    }
    let link = try #require(scene.rendering.view.detail?.body.first(labelled: "Go"))
    #expect(link.isDisabled)
    let id = ControlReference.id(link.id ?? "")
    #expect(throws: Refusal.controlDisabled(id)) { try scene.tap(id, text: nil) }
  }

  @Test func `D8: of two screens that declare a type the one nearest the root wins`()
    throws
  {
    model.path = NavigationPath([1, 2])
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: Int.self) { number in
          Screen("A \(number)").navigationDestination(for: Int.self) { Screen("B \($0)") }
        }
      }
    }
    #expect(scene.titles == ["Root", "A 1", "A 2"])
    #expect(
      scene.rendering.problems.map(\.message.string) == [
        """
        A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the \
        destination declared closest to the root view of the stack will be used.
        """
      ])
  }

  @Test func `D9: with one type at all levels the same screen repeats`() throws {
    model.path = NavigationPath(["A", "A"])
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: String.self) { _ in
          Screen("Child").navigationDestination(for: String.self) { _ in Screen("Grandchild") }
        }
      }
    }
    #expect(scene.titles == ["Root", "Child", "Child"])
    #expect(scene.codes == [.duplicateDestination])
  }

  @Test func `D10: with a type for each level the levels go deeper`() throws {
    let scene = try scene { RootReturn(model: model) }
    #expect(scene.titles == ["Root 0"])
    try scene.tap("First")
    #expect(scene.titles == ["Root 1", "Child 1"])
    try scene.tap("Second")
    #expect(scene.titles == ["Root 2", "Child 2", "Grandchild 2"])
    try scene.tap("Root")
    #expect(scene.titles == ["Root 0"])
  }

  @Test func `D11: a path of one type ignores declarations on pushed screens`()
    throws
  {
    model.ints = [1]
    let scene = try scene {
      NavigationStack(path: Binding(get: { model.ints }, set: { model.ints = $0 })) {
        Screen("Root").navigationDestination(for: Int.self) { number in
          NavigationLink("Go", value: "x").navigationTitle("Section \(number)")
            .navigationDestination(for: String.self) { Screen("String \($0)") }
        }
      }
    }
    #expect(scene.codes == [.homogeneousPath])
    try scene.tap("Go")
    #expect(scene.titles == ["Root", "Section 1"])
    #expect(scene.codes == [.homogeneousPath, .linkInert])
    #expect(
      scene.rendering.problems.first?.message == """
        Only root-level navigation destinations are effective for a navigation stack with a \
        homogeneous path.
        """)
  }

  @Test func `D12: a mixed path follows declarations on pushed screens`() throws {
    model.path = NavigationPath([1])
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: Int.self) { number in
          NavigationLink("Go", value: "x").navigationTitle("Section \(number)")
            .navigationDestination(for: String.self) { Screen("String \($0)") }
        }
      }
    }
    try scene.tap("Go")
    #expect(scene.titles == ["Root", "Section 1", "String x"])
  }

  @Test func `D13: of two modifiers on one view the outermost wins`() throws {
    model.path = NavigationPath([1])
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: Int.self) { Screen("A \($0)") }
          .navigationDestination(for: Int.self) { Screen("B \($0)") }
      }
    }
    #expect(scene.titles == ["Root", "B 1"])
    #expect(scene.codes == [.duplicateDestination])
  }

  @Test func `D14: a destination in a row works while the row exists, with a warning`()
    throws
  {
    model.path = NavigationPath([1])
    let scene = try scene {
      PathStack(model: model) {
        List {
          Text("Row").navigationDestination(for: Int.self) { Screen("Int \($0)") }
          Text("Other").navigationDestination(isPresented: .constant(false)) { Screen("Flag") }
        }
      }
    }
    #expect(scene.titles == ["Root", "Int 1"])
    #expect(scene.codes == [.lazyDestination, .lazyDestination])
    let messages = scene.rendering.problems.map(\.message.string)
    #expect(messages.allSatisfy { $0.hasPrefix("Do not put a navigation destination modifier") })
    #expect(
      messages[1].contains("`navigationDestination(isPresented:destination:)` modifier presenting"))
  }

  @Test func `D15: a destination in a row that was never made shows the warning sign`()
    throws
  {
    model.path = NavigationPath([1])
    let scene = try scene {
      PathStack(model: model) {
        List {
          ForEach(model.strings, id: \.self) { row in
            Text(row).navigationDestination(for: Int.self) { Screen("Int \($0)") }
          }
        }
      }
    }
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
    scene.turn { model.strings = ["made"] }
    #expect(scene.titles == ["Root", "Int 1"])
  }

  @Test func `D16: a destination for a superclass does not show a subclass`() throws {
    model.path.append(Subclass())
    let scene = try scene {
      PathStack(model: model) {
        Text("").navigationDestination(for: Superclass.self) { _ in Screen("Superclass") }
      }
    }
    #expect(scene.codes == [.destinationMissing, .notCodable])
  }
}

private enum FirstView: String { case a }
private enum SecondView: String { case a }

/// Root, child and grandchild, each reached by a type of its own; the titles count the path.
private struct RootReturn: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("First", value: FirstView.a)
        .navigationTitle("Root \(model.path.count)")
        .navigationDestination(for: FirstView.self) { _ in
          NavigationLink("Second", value: SecondView.a)
            .navigationTitle("Child \(model.path.count)")
            .navigationDestination(for: SecondView.self) { _ in
              Button("Root") { model.path.removeLast(2) }
                .navigationTitle("Grandchild \(model.path.count)")
            }
        }
    }
  }
}

private class Superclass: Hashable {
  static func == (lhs: Superclass, rhs: Superclass) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Subclass: Superclass {}
