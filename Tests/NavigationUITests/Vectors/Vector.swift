import NavigationCore
import OrderedJSON
import Testing

@testable import NavigationUI

/// The number under which the semantics list what a test proves.
struct Vector: TestTrait {
  let number: String
}

extension Trait where Self == Vector {
  static func vector(_ number: String) -> Vector { Vector(number: number) }
}

@MainActor
func scene<Content: View>(
  on device: String = "ipad-11-landscape", _ order: NavigationPolicies.MixedOrder = .pathBelow,
  @ViewBuilder of content: @escaping () -> Content
) throws -> SceneRuntime {
  var policies = NavigationPolicies()
  policies.mixedOrder = order
  let environment = try #require(Device.named(UTF8String(device))).environment
  return SceneRuntime(
    id: "test", title: "Test", policies: policies, device: environment, content: content)
}

extension SceneRuntime {
  /// The titles of the screens on the stack, root first.
  var titles: [String] { rendering.screens.map(\.title.string) }

  var codes: [Problem.Code] { rendering.problems.map(\.code) }

  /// The elements of the path as an author would write them.
  var path: [String] { contents.path.map(\.displayTitle.string) }

  @discardableResult
  func tap(_ label: String) throws -> [Command] { try tap(.label(UTF8String(label)), text: nil) }

  func back(times: Int) throws {
    for _ in 0..<times { _ = try back() }
  }

  /// Does what an author's code does by itself, up to the end of the turn.
  func turn(_ action: () -> Void) {
    action()
    settle()
  }

  func show(on device: String) throws {
    let environment = try #require(Device.named(UTF8String(device))).environment
    var state = NavigationState(contents, in: description)
    let change = try Reducer(scene: description).change(
      for: .setEnvironment(EnvironmentRequest(device: Device.named(UTF8String(device)))), in: state)
    state = NavigationState(environment: environment)
    _ = try perform(change)
  }

  /// Carries out a command as a session does: decided by the reducer on the state as it is.
  @discardableResult
  func command(_ command: Command) throws -> [Command] {
    let state = NavigationState(contents, in: description)
    return try perform(Reducer(scene: description).change(for: command, in: state))
  }

  var presentation: Presentation { Presentation(of: shape) }
  var shownColumns: [NavigationSplitViewColumn] { presentation.shownColumns }

  /// Every label of the screen that is seen in a column, or on the collapsed stack.
  func labels(in column: NavigationSplitViewColumn) -> [String] {
    top(of: column)?.output.nodes.flatMap(\.labels) ?? []
  }
}

extension ViewNode {
  var labels: [String] { [label?.string].compactMap(\.self) + children.flatMap(\.labels) }

  func first(labelled wanted: String) -> ViewNode? {
    if label?.string == wanted, id != nil { return self }
    return children.lazy.compactMap { $0.first(labelled: wanted) }.first
  }
}

extension [ViewNode] {
  func first(labelled wanted: String) -> ViewNode? {
    lazy.compactMap { $0.first(labelled: wanted) }.first
  }
}

/// What an author's code keeps outside of its views.
final class Model: ObservableObject {
  @Published var path = NavigationPath()
  @Published var ints: [Int] = []
  @Published var strings: [String] = []
  @Published var flag = false
  @Published var otherFlag = false
  @Published var item: Int?
  @Published var otherItem: Int?
  @Published var selection: String?
  @Published var recipe: String?
  @Published var visibility = NavigationSplitViewVisibility.all
  @Published var preferred = NavigationSplitViewColumn.sidebar
}

/// A plain screen with a title.
struct Screen: View {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View { Text(title).navigationTitle(title) }
}
