import OrderedJSON
import Sandbox
import Testing

@testable import NavigationCore
@testable import SceneModel

/// A split view with its history, controlled by commands and described in short words.
struct Stage {
  var timeline: Timeline
  /// The oldest revision that must be kept.
  var oldestNeeded = Int.max

  init(
    columns: ColumnCount = .three, on device: String = "ipad-11-landscape",
    style: SplitStyle = .automatic, visibility: NavigationSplitViewVisibility = .automatic,
    preferring column: NavigationSplitViewColumn = .sidebar, maxDepth: Int = 100,
    policies: NavigationPolicies = .init(), rows: [SceneDescription.Row] = [],
    contentRows: [NavigationPath.Element: [SceneDescription.Row]] = [:]
  ) {
    let start = NavigationState(
      settings: SplitSettings(
        environment: (Device.named(UTF8String(device)) ?? .initial).environment, columns: columns,
        style: style, columnVisibility: visibility, preferredCompactColumn: column))
    let scene = SceneDescription(
      id: "test", title: "Test", types: .sandbox, policies: policies, initialState: start,
      sidebarTitle: "Menu", contentTitle: "Dishes", sidebarRows: rows, contentRows: contentRows)
    timeline = Timeline(reducer: Reducer(scene: scene, maxDepth: maxDepth))
  }

  enum Outcome: Equatable {
    case accepted
    case unchanged
    case refused(Refusal)
  }

  @discardableResult
  mutating func perform(_ command: Command) -> Outcome {
    do {
      let cause = Cause(method: "test", client: "c1")
      return try timeline.perform(command, cause: cause, at: 0, keepingFrom: oldestNeeded) == nil
        ? .unchanged : .accepted
    } catch {
      return .refused(error)
    }
  }

  /// The same for a command that must make a revision.
  mutating func run(
    _ commands: Command..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for command in commands {
      #expect(perform(command) == .accepted, sourceLocation: sourceLocation)
    }
  }
}

extension Stage {
  var state: NavigationState { timeline.state }
  var presentation: Presentation { Presentation(of: state) }
  var shown: [NavigationSplitViewColumn] { presentation.shownColumns }
  /// The titles of the path's values.
  var path: [String] { state.path.map(\.element.displayTitle.string) }
  var ids: [UInt64] { state.path.map(\.id.rawValue) }

  /// The collapsed stack, lowest screen first: columns by name, values by title.
  var stack: [String] {
    let roots = presentation.stackRoots.map(\.rawValue)
    return presentation.stackShowsPath ? roots + path : roots
  }

  func selected(_ column: NavigationSplitViewColumn) -> [String] {
    state.selection(of: column)?.elements.map(\.element.displayTitle.string) ?? []
  }
}

extension NavigationPath.Element: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral text: String) { self.init(text) }
  public init(integerLiteral number: Int) { self.init(number) }
}

extension Command {
  static func push(_ elements: NavigationPath.Element...) -> Command {
    .push(elements, from: .detail)
  }

  static func select(
    _ column: NavigationSplitViewColumn, _ element: NavigationPath.Element
  ) -> Command {
    .select(column, .single(element))
  }
}
