import Foundation
import NavigationCore
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// Screens that show all of the path, and that no one sees.
private struct Deep: View {
  @State private var path = NavigationPath()
  let diary: Diary
  let shown: String
  let filled: NavigationPath

  init(diary: Diary, shown: String, filled: NavigationPath = NavigationPath()) {
    self.diary = diary
    self.shown = shown
    self.filled = filled
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("More") { path.append(path.count) }
        Button("Fill") { path = filled }
      }
      .navigationDestination(for: Int.self) { screen($0) }
    }
  }
}

extension Deep {
  private func screen(_ number: Int) -> some View {
    diary.note("\(number)")
    return VStack {
      Text(shown)
      Button("More") { path.append(path.count) }
    }
    .navigationTitle("Number \(number)")
  }
}

private struct Unknown: Hashable {}

/// Rendered slowly with values on its path, as each of their screens is.
private struct Slow: View {
  @State private var path = NavigationPath()
  let diary: Diary
  let filled: NavigationPath

  var body: some View {
    Thread.sleep(forTimeInterval: path.isEmpty ? 0 : 0.12)
    return NavigationStack(path: $path) {
      Button("Fill") { path = filled }.navigationDestination(for: Int.self) { screen($0) }
    }
  }

  private func screen(_ number: Int) -> some View {
    Thread.sleep(forTimeInterval: 0.005)
    diary.note("\(number)")
    return Text("\(number)")
  }
}

@MainActor
@Suite struct ManyScreensTests {
  private let diary = Diary()

  private func path(_ count: Int) -> NavigationPath {
    var path = NavigationPath(0..<count)
    path.append(Unknown())
    return path
  }

  /// - Parameter time: The time that each update may spend on screens.
  private func deep(
    _ count: Int, showing shown: String = "", for time: Duration = .seconds(1_000)
  ) throws -> SceneRuntime {
    let filled = path(count)
    let scene = try scene { Deep(diary: diary, shown: shown, filled: filled) }
    scene.updates.explorationTime = time
    _ = try scene.tap(.label("Fill"), text: nil)
    return scene
  }

  @Test func `a value without a destination renders a limited number of screens`() throws {
    let scene = try deep(2_000)
    #expect((400...Exploration.maxScreens + 1).contains(diary.lines.count))
    let problem = try #require(scene.rendering.problems.first { $0.code == .destinationMissing })
    #expect(problem.why?.string.contains("haven’t been checked yet") == true)
  }

  @Test func `unseen screens get only the time that what is seen leaves in an update`() throws {
    let filled = path(200)
    let scene = try scene { Slow(diary: diary, filled: filled) }
    scene.updates.explorationTime = .milliseconds(100)
    _ = try scene.tap(.label("Fill"), text: nil)
    #expect((1...6).contains(diary.lines.count), "\(diary.lines.count)")
  }

  @Test func `a long path leaves unseen screens a quarter of the time`() throws {
    let filled = path(Exploration.longPath)
    let scene = try scene { Slow(diary: diary, filled: filled) }
    scene.updates.explorationTime = .milliseconds(400)
    _ = try scene.tap(.label("Fill"), text: nil)
    #expect((1...8).contains(diary.lines.count), "\(diary.lines.count)")
  }

  @Test func `screens that show much count for more`() throws {
    _ = try deep(500, showing: String(repeating: "x", count: 100_000))
    #expect((5...20).contains(diary.lines.count))
  }

  @Test func `if a screen takes long, no other is started`() throws {
    _ = try deep(500, for: .zero)
    #expect(diary.lines.count <= 3)
  }

  @Test func `the next update renders the screens that were left out`() throws {
    let scene = try deep(600)
    #expect(diary.lines.count < 600)
    scene.report(Problem(code: .linkInert, message: "Something happens."), unlessPathIs: [])
    #expect(diary.lines.count == 600)
    let problem = try #require(scene.rendering.problems.first { $0.code == .destinationMissing })
    #expect(problem.why?.string.contains("looked at yet") == false)
  }

  @Test func `the cost of screens is known while they exist`() throws {
    let shown = String(repeating: "x", count: 50_000)
    let empty = try scene { Deep(diary: diary, shown: shown) }
    let start = empty.bytes
    for _ in 0..<10 { _ = try empty.tap(.label("More"), text: nil) }
    #expect(empty.bytes - start > 500_000)
    while empty.rendering.screens.count > 1 { _ = try empty.back() }
    #expect(empty.bytes < start + 5_000)
  }
}
