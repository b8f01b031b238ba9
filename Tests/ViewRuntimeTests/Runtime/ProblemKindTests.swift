import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Robot: Hashable {
  let number: Int
}

private final class Factory: ObservableObject {
  @Published var robots: [Robot] = []
}

/// A typical scene, and the kinds of problems that it really has.
private struct Listing: Sendable, CustomStringConvertible {
  let description: String
  let problems: Set<Problem.Code>
  var device = "ipad-11-landscape"
  let visit: @MainActor @Sendable (String) throws -> SceneRuntime
}

/// Deprecated links, called in a way that the compiler does not warn about.
@MainActor
private protocol LinksWithFlags {
  static func sharingFlag(of model: Model) -> AnyView
}

private enum Links: LinksWithFlags {
  @available(*, deprecated)
  static func sharingFlag(of model: Model) -> AnyView {
    AnyView(
      Watching(model) { bound in
        List(0..<3, id: \.self) { number in
          NavigationLink("\(number)", destination: Text("Screen"), isActive: bound.flag)
        }
      })
  }
}

private func links<Known: LinksWithFlags>(of links: Known.Type) -> any LinksWithFlags.Type {
  links
}

@MainActor
private enum Listings {
  nonisolated static let all = [
    Listing(description: "a path of an array of values that are not codable", problems: []) {
      let factory = Factory()
      let scene = try SceneStage.scene(on: $0) {
        Watching(factory) { bound in
          NavigationStack(path: bound.robots) {
            Text("Root").navigationDestination(for: Robot.self) { Text("\($0.number)") }
          }
        }
      }
      scene.turn { factory.robots = (1...3).map { Robot(number: $0) } }
      return scene
    },
    Listing(description: "a stack that keeps its path itself", problems: []) {
      let scene = try SceneStage.scene(on: $0) {
        NavigationStack {
          NavigationLink("Robot", value: Robot(number: 1))
            .navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
      try scene.tap("Robot")
      return scene
    },
    Listing(description: "a path that cannot be saved", problems: [.notCodable]) {
      try stack(on: $0) { path in
        for number in 1...3 { path.append(Robot(number: number)) }
      }
    },
    Listing(description: "a path that can be saved", problems: []) {
      try stack(on: $0) { path in
        for number in 1...3 { path.append(number) }
      }
    },
    Listing(description: "a value without a destination", problems: [.destinationMissing]) {
      try stack(on: $0) { $0.append("lost") }
    },
    Listing(
      description: "a destination that is declared twice", problems: [.duplicateDestination]
    ) {
      let scene = try SceneStage.scene(on: $0) {
        NavigationStack {
          NavigationLink("1", value: 1).navigationDestination(for: Int.self) { _ in
            Text("One").navigationDestination(for: Int.self) { _ in Text("Two") }
          }
        }
      }
      try scene.tap("1")
      return scene
    },
    Listing(
      description: "a destination on a screen of an array's path", problems: [.homogeneousPath]
    ) {
      let model = Model()
      let scene = try SceneStage.scene(on: $0) {
        Watching(model) { bound in
          NavigationStack(path: bound.ints) {
            Text("Root").navigationDestination(for: Int.self) { number in
              Text("\(number)").navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      }
      scene.turn { model.ints = [1] }
      return scene
    },
    Listing(description: "a destination in a list", problems: [.lazyDestination]) {
      try SceneStage.scene(on: $0) {
        NavigationStack {
          List {
            NavigationLink("1", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
    },
    Listing(description: "a link that leads nowhere", problems: [.linkInert]) {
      let scene = try SceneStage.scene(on: $0) {
        NavigationStack { NavigationLink("1", value: 1) }
      }
      try scene.tap("1")
      return scene
    },
    Listing(description: "links that share a flag", problems: [.sharedFlag]) {
      let model = Model()
      let links = links(of: Links.self)
      let scene = try SceneStage.scene(on: $0) {
        NavigationStack { links.sharingFlag(of: model) }
      }
      try scene.tap("1")
      return scene
    },
    Listing(description: "a stack in a stack", problems: [.nestedStack]) {
      try SceneStage.scene(on: $0) { NavigationStack { NavigationStack { Text("Inside") } } }
    },
    Listing(description: "a value pushed under a view's screen", problems: [.mixedLinks]) {
      let model = Model()
      let scene = try SceneStage.scene(on: $0) {
        Watching(model) { bound in
          NavigationStack(path: bound.path) {
            NavigationLink("View") { Text("View") }
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      try scene.tap("View")
      scene.turn { model.path.append(1) }
      return scene
    },
    Listing(
      description: "a hidden link as the first of several views", problems: [.hiddenFirstView]
    ) {
      try SceneStage.scene(on: $0) {
        NavigationView {
          NavigationLink(destination: Text("Later")) { EmptyView() }
          Text("Never seen on a phone")
        }
      }
    },
    Listing(description: "drawings of an author's own", problems: [.notDrawn]) {
      try SceneStage.scene(on: $0) {
        VStack {
          Canvas { _, _ in }
          Canvas { _, _ in }
        }
      }
    },
    Listing(description: "rows that share a sheet's flag", problems: [.sharedFlag]) {
      try SceneStage.scene(on: $0) {
        List(0..<3) { Text("\($0)").sheet(isPresented: .constant(true)) { Text("Sheet") } }
      }
    },
    Listing(description: "two sheets at once", problems: [.presentationWaiting]) {
      try SceneStage.scene(on: $0) {
        Text("Screen")
          .sheet(isPresented: .constant(true)) { Text("First") }
          .sheet(isPresented: .constant(true)) { Text("Second") }
      }
    },
    Listing(description: "two rows with one id", problems: [.duplicateID]) {
      try SceneStage.scene(on: $0) { List([1, 2, 1, 2], id: \.self) { Text("\($0)") } }
    },
    Listing(description: "tags of another type", problems: [.tagMismatch]) {
      try SceneStage.scene(on: $0) {
        List(selection: .constant(1 as Int?)) {
          Text("One").tag("1")
          Text("Two").tag("2")
        }
      }
    },
    Listing(description: "a selection that is no choice", problems: [.selectionWithoutTag]) {
      try SceneStage.scene(on: $0) {
        Picker("Size", selection: .constant(3)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    },
    Listing(description: "a split view in a split view", problems: [.nestedStack]) {
      try SceneStage.scene(on: $0) {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("Side")
        } detail: {
          NavigationSplitView {
            Text("Side")
          } detail: {
            Text("Detail")
          }
        }
      }
    },
    Listing(description: "a title without a container", problems: [.barWithoutContainer]) {
      try SceneStage.scene(on: $0) { Text("Alone").navigationTitle("Title") }
    },
    Listing(description: "a link without a container", problems: [.containerMissing]) {
      try SceneStage.scene(on: $0) { NavigationLink("Go", value: 1) }
    },
    Listing(description: "a hidden link in the background", problems: []) {
      try SceneStage.scene(on: $0) {
        NavigationView {
          Text("Seen").background(
            NavigationLink(destination: Text("Later")) { EmptyView() })
          Text("Detail")
        }
      }
    },
    Listing(description: "a split view with a list and a stack", problems: []) {
      let model = Model()
      let scene = try SceneStage.scene(on: $0) {
        Watching(model) { bound in
          NavigationSplitView {
            List(
              selection: bound.selection
            ) {
              Text("A").tag("A")
            }
          } detail: {
            NavigationStack {
              NavigationLink("Robot", value: Robot(number: 1))
                .navigationDestination(for: Robot.self) { Text("\($0.number)") }
            }
          }
        }
      }
      try scene.tap("A")
      try scene.tap("Robot")
      return scene
    },
    Listing(description: "tabs and a sheet with stacks", problems: []) {
      let model = Model()
      let scene = try SceneStage.scene(on: $0) {
        Watching(model) { bound in
          TabView {
            NavigationStack {
              Button("Sheet") { model.flag = true }
                .sheet(isPresented: bound.flag) {
                  NavigationStack { Text("In the sheet") }
                }
            }
            .tabItem { Text("First") }
            NavigationStack { Text("Other") }.tabItem { Text("Second") }
          }
        }
      }
      try scene.tap("Sheet")
      return scene
    },
  ]

  /// A stack of a `NavigationPath` that is not empty.
  private static func stack(
    on device: String, _ fill: (inout NavigationPath) -> Void
  ) throws -> SceneRuntime {
    let model = Model()
    let scene = try SceneStage.scene(on: device) {
      Watching(model) { bound in
        NavigationStack(path: bound.path) {
          Text("Root")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
    }
    scene.turn { fill(&model.path) }
    return scene
  }
}

@MainActor
@Suite struct ProblemKindTests {
  @Test(arguments: Problem.Code.allCases)
  func `a kind of problem is reported once, where it is`(code: Problem.Code) throws {
    for listing in Listings.all {
      for device in ["ipad-11-landscape", "iphone-16"] {
        let told = try listing.visit(device).rendering.problems.filter { $0.code == code }
        let expected = listing.problems.contains(code) ? 1 : 0
        #expect(told.count == expected, "\(listing) on \(device)")
      }
    }
  }

  @Test func `a phone shows a hidden first view as SwiftUI does, with a fix in the problem`() throws
  {
    let listing = try #require(Listings.all.first { $0.problems == [.hiddenFirstView] })
    let scene = try listing.visit("iphone-16")
    #expect(scene.rendering.view.detail?.body == [] || scene.rendering.view.stack?.body == [])
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.level == .wrong)
    #expect(problem.why?.string.contains("one VStack") == true)
  }

  @Test func `a value whose saved text does not decode misses no destination`() throws {
    let scene = try SceneStage.scene {
      let saved = NavigationPath.Element(storedTag: "Swift.Int", payload: "x")
      NavigationStack(path: .constant(NavigationPath([saved]))) {
        Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    #expect(scene.codes == [])
    let state = NavigationState(scene.contents, in: scene.description)
    let problems = Outline(of: state, in: scene.description).problems
    #expect(problems.map(\.message) == ["Failed to decode “x” as Int at index 0."])
  }

  @Test func `a path that cannot be saved is reported at its first such value`() throws {
    let listing = try #require(Listings.all.first { $0.problems == [.notCodable] })
    let problem = try #require(try listing.visit("iphone-16").rendering.problems.first)
    #expect(problem.message.string.contains("presented value of type “Robot” is not Codable"))
    #expect(problem.pathIndex == 0)
    #expect(problem.level == .note)
  }
}
