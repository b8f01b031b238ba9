import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private final class Clerk {}

extension EnvironmentValues {
  @Entry fileprivate var plainWord: String = "a = b"  // a remark
  @Entry
  fileprivate var maybeWord: String?
  /// Said of the value: var wrong = 1.
  @Entry fileprivate var count = 3
  @Entry fileprivate var byName: [String: [Int]] = ["a": [1]]
  @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
  @Entry @MainActor fileprivate var clerk: Optional<Clerk>
  @Entry fileprivate var `default`: /* of what? */ Int? = 7
}

private struct Reader: View {
  @Environment(\.plainWord) private var plainWord
  @Environment(\.maybeWord) private var maybeWord
  @Environment(\.count) private var count
  @Environment(\.byName) private var byName
  @Environment(\.action) private var action
  @Environment(\.default) private var standard

  var body: some View {
    Text(verbatim: "\(plainWord), \(maybeWord ?? "nil"), \(count), \(action(count))")
    Text(verbatim: "\(byName["a"] ?? []), \(standard ?? 0)")
  }
}

@MainActor
@Suite struct EntryTests {
  @Test func `an entry has its default if no one sets it`() {
    let stage = Stage { Reader() }
    #expect(stage.texts == ["a = b, nil, 3, 4", "[1], 7"])
  }

  @Test func `an entry is set for the views below`() {
    let stage = Stage {
      VStack {
        Reader()
          .environment(\.plainWord, "x").environment(\.maybeWord, "y").environment(\.count, 8)
          .environment(\.action, { -$0 }).environment(\.byName, [:]).environment(\.default, nil)
        Reader()
      }
    }
    #expect(stage.texts == ["x, y, 8, -8", "[], 0", "a = b, nil, 3, 4", "[1], 7"])
  }

  @Test func `an entry without a value is nil`() {
    #expect(EnvironmentValues().clerk == nil)
  }
}
