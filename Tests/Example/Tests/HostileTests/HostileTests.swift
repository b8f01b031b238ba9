import NavigationTesting
import Testing

@testable import Hostile

/// Code that traps ends the process of an exit test, and not that of the other tests.
@Suite struct HostileTests {
  @Test func `a tap that traps fails its test, and the next one runs`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) { @MainActor in
        let app = try await TestScene { HostileApp() }
        try await app.tap("Trap")
      }
    }
  }

  @Test func `a tap that does not trap passes in a process of its own`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let app = try await TestScene { HostileApp() }
      try await app.tap("Add")
      #expect(app.screen.rows.contains("Count 1"))
    }
  }

  @Test func `an expectation that fails in a process of its own fails the test`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) { @MainActor in
        let app = try await TestScene { HostileApp() }
        #expect(app.screen.title == "Harmless")
      }
    }
  }

  @Test func `the trap that a test wants is named by its message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let app = try await TestScene { HostileApp() }
      try await app.open("hostile://trap")
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The link hostile://trap has trapped"))
  }
}
