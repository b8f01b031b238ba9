import NavigationCore
import OrderedJSON
import Testing

@testable import NavigationUI

/// Screens that show all of the path, which nobody sees.
private struct Deep: View {
  @State var path: NavigationPath
  let diary: Diary
  var shown = ""

  var body: some View {
    NavigationStack(path: $path) {
      Button("More") { path.append(path.count) }
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

@MainActor
@Suite struct ManyScreensTests {
  private let diary = Diary()

  private func path(_ count: Int) -> NavigationPath {
    var path = NavigationPath(0..<count)
    path.append(Unknown())
    return path
  }

  @Test func `a value without a destination has a bounded number of screens rendered`() throws {
    let path = path(2_000)
    let scene = try scene { Deep(path: path, diary: diary) }
    #expect(diary.lines.count <= Exploration.mostScreens + 1)
    let problem = try #require(scene.rendering.problems.first { $0.code == .destinationMissing })
    #expect(problem.why?.string.contains("have not been looked at yet") == true)
  }

  @Test func `screens that show much count for more`() throws {
    let path = path(500)
    let shown = String(repeating: "x", count: 100_000)
    _ = try scene { Deep(path: path, diary: diary, shown: shown) }
    #expect((5...20).contains(diary.lines.count))
  }

  @Test func `the next update looks at the screens that have not been looked at`() throws {
    let path = path(600)
    let scene = try scene { Deep(path: path, diary: diary) }
    let before = diary.lines.count
    scene.note(Problem(code: .linkInert, message: "Something happens."))
    #expect(diary.lines.count == 600 && before < 600)
    let problem = try #require(scene.rendering.problems.first { $0.code == .destinationMissing })
    #expect(problem.why?.string.contains("looked at yet") == false)
  }

  @Test func `what screens take is known while they are there`() throws {
    let shown = String(repeating: "x", count: 50_000)
    let empty = try scene { Deep(path: NavigationPath(), diary: diary, shown: shown) }
    let start = empty.bytes
    for _ in 0..<10 { _ = try empty.tap(.label("More"), text: nil) }
    #expect(empty.bytes - start > 500_000)
    while empty.rendering.screens.count > 1 { _ = try empty.back() }
    #expect(empty.bytes < start + 5_000)
  }
}
