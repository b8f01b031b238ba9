import AuthorAPI
import Dispatch
import NavigationTesting
import TestSupport
import Testing

@Suite("Tasks of views in a test") @MainActor
struct ViewTaskTests {
  @Test func `a turn waits for code of a task that keeps a thread busy`() async throws {
    let app = try await TestScene {
      WorkingView { spendProcessorTime(.milliseconds(100)) }
    }
    #expect(app.screen.contains("Done"))
  }

  @Test func `a turn does not wait forever for code that does not return`() async throws {
    let end = DispatchSemaphore(value: 0)
    let app = try await TestScene { WorkingView { end.wait() } }
    #expect(app.screen.contains("Working"))
    end.signal()
    try await app.wait(for: "Done", within: .seconds(600))
  }

  @Test func `a view that each drawing changes again keeps no test waiting forever`() async throws {
    let app = try await TestScene { RestlessView() }
    #expect(app.screen.contains(.containing("Changed")))
  }
}

/// Calls a function on no actor, then shows that it has ended.
private struct WorkingView: View {
  @State private var text = "Working"
  let work: @Sendable () -> Void

  var body: some View {
    Text(text).task {
      await run(work)
      text = "Done"
    }
  }
}

@concurrent
private func run(_ work: @Sendable () -> Void) async { work() }

/// Notes after each drawing that it was drawn, as code does that follows a scroll position.
private struct RestlessView: View {
  @State private var count = 0

  var body: some View {
    let _ = DispatchQueue.main.async { count += 1 }
    Text("Changed \(count)")
  }
}
