import Combine
import NavigationCore
import Testing

/// Watches the scenes of a test: a failed expectation shows their screens, and on request a problem
/// fails the test. A test's own trait replaces its suite's.
///
/// ```swift
/// @Suite(.navigation) struct ParkTests { … }
/// @Test(.failsOnProblems) func `every row leads somewhere`() async throws { … }
/// ```
public struct NavigationTrait: TestTrait, SuiteTrait, TestScoping {
  let failsOnProblems: Bool
  /// The problems that fail no test.
  var allowed: Set<TestProblem.Code> = []

  /// True: a suite's tests have it, too.
  public var isRecursive: Bool { true }

  /// Runs the test with an eye on its scenes.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let watch = await SceneWatch()
    let showing = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments += watch.screens(for: issue).map { Comment(rawValue: $0) }
      return issue
    }
    try await SceneWatch.$current.withValue(watch) {
      try await showing.provideScope(for: test, testCase: testCase, performing: function)
    }
    if failsOnProblems {
      for problem in await watch.problems where !allowed.contains(problem.code) {
        Issue.record("\(problem)", sourceLocation: test.sourceLocation)
      }
    }
  }
}

extension Trait where Self == NavigationTrait {
  /// Shows the screens of the test's scenes if an expectation fails.
  public static var navigation: Self { NavigationTrait(failsOnProblems: false) }

  /// Fails a test in whose scenes there is a problem, or was one, and shows the screens if an
  /// expectation fails.
  public static var failsOnProblems: Self { NavigationTrait(failsOnProblems: true) }

  /// Fails a test on every problem but those of some kinds:
  /// `.failsOnProblems(except: .notCodable)`.
  public static func failsOnProblems(except allowed: TestProblem.Code...) -> Self {
    NavigationTrait(failsOnProblems: true, allowed: Set(allowed))
  }
}

/// The scenes that a test has created, and its snapshots.
@MainActor
final class SceneWatch {
  @TaskLocal static var current: SceneWatch?
  private var scenes: [TestScene] = []
  /// The snapshots that it has compared.
  let snapshots = SnapshotCount()

  init() {}

  func add(_ scene: TestScene) { scenes.append(scene) }

  /// The problems of the scenes, also those that have gone.
  var problems: [TestProblem] { scenes.flatMap(\.allProblems) }

  /// The trees of the scenes; none if an issue comes from elsewhere than the main actor, or has the
  /// screen in it already.
  nonisolated func screens(for issue: Issue) -> [String] {
    guard isOnMain, !(issue.error is QueryFailure) else { return [] }
    return MainActor.assumeIsolated { scenes.map { $0.snapshot() } }
  }
}
