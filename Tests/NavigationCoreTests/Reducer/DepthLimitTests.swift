import Testing

@testable import NavigationCore

/// A path with a limit of four elements: one below the limit, exactly at it, and one above.
@Suite struct DepthLimitTests {
  private static let limit = 4

  private static func elements(_ count: Int) -> [NavigationPath.Element] {
    (0..<count).map { NavigationPath.Element($0) }
  }

  private static func outcome(_ count: Int) -> Stage.Outcome {
    count <= limit ? .accepted : .refused(.pathTooDeep(limit: limit, requested: count))
  }

  private static var stage: Stage { Stage(maxDepth: limit) }

  @Test(arguments: [3, 4, 5])
  func `push stops at the limit`(count: Int) {
    var stage = Self.stage
    stage.run(.push(9))
    #expect(
      stage.perform(.push(Self.elements(count - 1), from: .detail)) == Self.outcome(count))
    #expect(stage.state.path.count == (count <= Self.limit ? count : 1))
  }

  @Test(arguments: [3, 4, 5])
  func `a push from the sidebar counts only its own values`(count: Int) {
    var stage = Self.stage
    stage.run(.push(1, 2, 3, 4))
    #expect(stage.perform(.push(Self.elements(count), from: .sidebar)) == Self.outcome(count))
  }

  @Test(arguments: [3, 4, 5])
  func `setPath stops at the limit`(count: Int) {
    var stage = Self.stage
    #expect(stage.perform(.setPath(Self.elements(count))) == Self.outcome(count))
  }

  @Test(arguments: [3, 4, 5])
  func `load stops at the limit`(count: Int) {
    var stage = Self.stage
    var contents = StateContents(of: stage.state)
    contents.path = Self.elements(count)
    #expect(stage.perform(.load(contents)) == Self.outcome(count))
  }

  @Test func `the standard limit is ten thousand`() {
    var stage = Stage(maxDepth: Reducer.standardMaxDepth)
    stage.run(.push(Self.elements(10_000), from: .detail))
    #expect(stage.perform(.push(1)) == .refused(.pathTooDeep(limit: 10_000, requested: 10_001)))
    #expect(stage.perform(.replaceTop("top")) == .accepted)
  }
}

extension StateContents {
  /// The contents of a state, without identities.
  init(of state: NavigationState) {
    self.init(
      settings: state.settings, sidebar: SelectionRequest(of: state.sidebar),
      content: SelectionRequest(of: state.content),
      path: state.path.map(\.element))
  }
}

extension SelectionRequest {
  init(of selection: Selection) {
    switch selection {
    case .none: self = .none
    case .single(let element): self = .single(element.element)
    case .set(let elements): self = .set(elements.map(\.element))
    }
  }
}
