import Foundation
import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import TestSupport
import Testing

@testable import ViewRuntime

/// Screens of three types, whose titles differ from the values; some present a screen from the
/// beginning, by a flag or an item, and one type declares the destination of another.
private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Start").navigationTitle("Home")
        .navigationDestination(for: Int.self) { Numbered(number: $0) }
        .navigationDestination(for: String.self) { word in
          Text(word).navigationTitle("Word \(word)")
            .navigationDestination(for: Bool.self) { Switched(isOn: $0) }
        }
    }
    .onOpenURL { url in
      var opened = NavigationPath()
      for part in url.pathComponents.dropFirst() {
        if let number = Int(part) {
          opened.append(number)
        } else if let flag = Bool(part) {
          opened.append(flag)
        } else {
          opened.append(part)
        }
      }
      path = opened
    }
  }
}

private struct Numbered: View {
  let number: Int
  @State private var isPresented: Bool

  init(number: Int) {
    self.number = number
    _isPresented = State(initialValue: number.isMultiple(of: 3))
  }

  var body: some View {
    Text("N").navigationTitle("Number \(number)")
      .navigationDestination(isPresented: $isPresented) {
        Text("P").navigationTitle("Presented by \(number)")
      }
  }
}

private struct Switched: View {
  @State private var item: String?

  init(isOn: Bool) { _item = State(initialValue: isOn ? "On" : nil) }

  var body: some View {
    Text("B").navigationTitle("Switch")
      .navigationDestination(item: $item) { Text($0).navigationTitle("Item \($0)") }
  }
}

@MainActor
@Suite struct SameStackTests {
  private static let values: [NavigationPath.Element] = [
    .init(1), .init("a"), .init(true), .init(2), .init("b"), .init(3), .init(false), .init(6),
  ]

  /// A way to a path other than pushing its values one by one.
  enum Way: CaseIterable {
    case setting, loading, undoing, deepLink, relaunch
  }

  private func push(_ path: [NavigationPath.Element], on scene: SceneRuntime) throws {
    for element in path { try scene.command(.push([element], from: .detail)) }
  }

  private func randomPath(_ seed: UInt64) -> [NavigationPath.Element] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Self.values.randomElement(using: &random) ?? .init(1)
    }
  }

  private func scene(
    with path: [NavigationPath.Element], by way: Way, _ order: NavigationPolicies.MixedOrder
  ) throws -> SceneRuntime {
    let scene = try self.scene(order)
    switch way {
    case .setting: try scene.command(.setPath(path))
    case .loading, .relaunch:
      let other = try self.scene(order)
      try push(path, on: other)
      if way == .loading { try push([.init(1), .init("a")], on: scene) }
      try scene.command(.load(other.contents))
    case .undoing:
      try push(path, on: scene)
      let state = NavigationState(scene.contents, in: scene.description)
      let change = try Reducer(scene: scene.description).change(for: .popToRoot, in: state)
      _ = try scene.apply(change)
      _ = try scene.apply(change.inverse)
    case .deepLink:
      let parts = path.map(\.displayTitle.string).joined(separator: "/")
      _ = try scene.open(url: "test://host/\(parts)")
    }
    return scene
  }

  private func scene(_ order: NavigationPolicies.MixedOrder) throws -> SceneRuntime {
    let scene = try SceneStage.scene(order) { Mixed() }
    return scene
  }

  @Test(arguments: Way.allCases, [NavigationPolicies.MixedOrder.pathBelow, .popsViewDestinations])
  func `a path shows the same screens as if it were pushed value by value`(
    way: Way, order: NavigationPolicies.MixedOrder
  ) throws {
    for seed in 0..<15 as Range<UInt64> {
      let path = randomPath(seed)
      let pushed = try scene(order)
      try push(path, on: pushed)
      let other = try scene(with: path, by: way, order)
      let names: Comment = "\(path.map(\.displayTitle.string))"
      #expect(other.rendering.screens == pushed.rendering.screens, names)
      #expect(other.rendering.view == pushed.rendering.view, names)
      #expect(other.path == pushed.path, names)
    }
  }

  @Test func `screens that were left out for lack of time get their titles in later turns`()
    async throws
  {
    let scene = try scene(.pathBelow)
    scene.updates.explorationTime = .zero
    try scene.command(.setPath((1...20).map { .init($0 * 3 + 1) }))
    #expect(scene.titles[1...10].contains { !$0.hasPrefix("Number") })
    try await until { scene.titles.dropFirst().allSatisfy { $0.hasPrefix("Number") } }
  }
}
