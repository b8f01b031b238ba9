import AuthorAPI
import NavigationTesting
import Synchronization
import Testing

@MainActor @Suite struct `The traits of navigation` {
  @Test func `fail a test with a problem, even if the problem is gone`() async throws {
    let comments = try await comments(of: .failsOnProblems) {
      let app = try await TestScene { ShopApp() }
      try await app.tap("Nowhere")
      try await app.tap("Banana")
      #expect(app.problems.isEmpty)
    }
    #expect(comments.count == 1 && comments[0][0].hasPrefix("link_inert: "))
    let sound = try await self.comments(of: .failsOnProblems) {
      _ = try await TestScene { Text("Hello") }
    }
    #expect(sound.isEmpty)
  }

  @Test func `allow some kinds of problem, and report the location of the test`() async throws {
    let heard = try await issues(of: .failsOnProblems(except: .notCodable, .linkInert)) {
      let app = try await TestScene { ShopApp() }
      try await app.tap("Nowhere")
      #expect(app.problems.map(\.code) == [.linkInert])
    }
    #expect(heard.isEmpty)
    let others = try await issues(of: .failsOnProblems(except: .notCodable)) {
      let app = try await TestScene { ShopApp() }
      try await app.tap("Nowhere")
    }
    #expect(others.map(\.sourceLocation) == [Test.current?.sourceLocation])
  }

  @Test func `of a test override those of its suite`() async throws {
    let (test, testCase) = try (#require(Test.current), Test.Case.current)
    let heard = try await issues(of: .failsOnProblems) {
      try await NavigationTrait.failsOnProblems(except: .linkInert)
        .provideScope(for: test, testCase: testCase) {
          let app = try await TestScene { ShopApp() }
          try await app.tap("Nowhere")
        }
    }
    #expect(heard.isEmpty)
  }

  @Test func `show the screen once if an expectation fails`() async throws {
    let comments = try await comments(of: .navigation) {
      let app = try await TestScene { ShopApp() }
      #expect(app.screen.title == "Elsewhere")
      try await app.tap("Nobody")
    }
    #expect(comments.count == 2)
    #expect(comments[0].last?.contains("stack \"Shop\"") == true)
    #expect(comments[1].isEmpty)
  }

  /// The comments of the issues in a test with a trait.
  private func comments(
    of trait: NavigationTrait, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [[String]] {
    try await issues(of: trait, body).map { $0.comments.map(\.rawValue) }
  }

  private func issues(
    of trait: NavigationTrait, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    let heard = Mutex<[Issue]>([])
    let (test, testCase) = try (#require(Test.current), Test.Case.current)
    let swallowing = IssueHandlingTrait.compactMapIssues { issue in
      heard.withLock { $0.append(issue) }
      return nil
    }
    try await swallowing.provideScope(for: test, testCase: testCase) {
      try await trait.provideScope(for: test, testCase: testCase) {
        do { try await body() } catch { Issue.record(error) }
      }
    }
    return heard.withLock { $0 }
  }
}
