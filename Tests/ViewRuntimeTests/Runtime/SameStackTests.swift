import NavigationCore
import NavigationUI
import SceneStage
import TestSupport
import Testing

@testable import ViewRuntime

/// Screens of three types, whose titles are none of the values' own.
private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Start").navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("N").navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { Text($0).navigationTitle("Word \($0)") }
        .navigationDestination(for: Bool.self) { Text($0 ? "On" : "Off").navigationTitle("Flag") }
    }
  }
}

@MainActor
@Suite struct SameStackTests {
  private static let values: [NavigationPath.Element] = [
    .init(1), .init("a"), .init(true), .init(2), .init("b"), .init(3), .init(false),
  ]

  private func scene() throws -> SceneRuntime { try SceneStage.scene { Mixed() } }

  private func push(_ element: NavigationPath.Element, on scene: SceneRuntime) throws {
    try scene.command(.push([element], from: .detail))
  }

  @Test(arguments: 0..<40)
  func `a path set at once shows the screens of one pushed value by value`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Self.values.randomElement(using: &random) ?? .init(1)
    }
    let pushed = try scene()
    for element in path { try push(element, on: pushed) }
    let set = try scene()
    try set.command(.setPath(path))
    #expect(set.rendering.view == pushed.rendering.view)
    #expect(set.titles == pushed.titles)
  }
}
