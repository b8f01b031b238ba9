import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

/// When tasks of views begin, beside other tasks of the main actor.
///
/// Source: Swift, `Task.init(priority:operation:)`: a task of the main actor begins there.
@Suite("The order of tasks") @MainActor
struct TaskOrderTests {
  @Test func `a view's task begins before a task that was created after it`() async throws {
    for _ in 0..<100 {
      let diary = Diary()
      let stage = Stage { Text("Hello").task { diary.note("view") } }
      await Task { diary.note("other") }.value
      #expect(diary.lines == ["view", "other"])
      withExtendedLifetime(stage) {}
    }
  }
}
