import TestSupport

@testable import NavigationCore
@testable import SceneModel

/// One random conversation with the product and with the model at once.
struct Duel {
  private var stage: Stage
  private var model: ReferenceModel
  private var generator: SeededGenerator
  /// The id that the product gave to the element with each token.
  private var ids: [Int: ElementID] = [:]
  private var tokens: [ElementID: Int] = [:]
  private(set) var commands: [ModelCommand] = []

  var timeline: Timeline { stage.timeline }

  private static let maxDepth = 6

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var policies = NavigationPolicies()
    policies.selectionClearsPath = generator.chance(4, in: 5)
    let start = ModelState(
      screen: generator.pick(ModelScreen.all), columns: generator.chance(1, in: 2) ? 2 : 3)
    model = ReferenceModel(
      start: start, maxDepth: Self.maxDepth, selectionClearsPath: policies.selectionClearsPath)
    stage = Stage(
      columns: start.columns == 2 ? .two : .three, on: start.screen.device,
      maxDepth: Self.maxDepth, policies: policies)
  }

  /// Sends one more command to both.
  ///
  /// - Returns: Their first difference.
  mutating func step() -> String? {
    let command = ModelCommand.random(&generator, model)
    commands.append(command)
    let expected = model.perform(command)
    let outcome = ModelOutcome(stage.perform(command.command(ids)))
    if outcome != expected { return "expected \(expected), got \(outcome)" }
    if stage.timeline.head != model.states.count - 1 { return "head \(stage.timeline.head)" }
    return disagreement(model.state, stage.state)
  }

  /// Compares every past state with the model; returns the first difference.
  mutating func lookBack() -> String? {
    for (number, state) in model.states.enumerated() {
      guard let seen = try? stage.timeline.state(at: number) else { return "no revision \(number)" }
      if let difference = disagreement(state, seen) { return "at \(number): \(difference)" }
    }
    return nil
  }
}

extension Duel {
  private mutating func disagreement(_ model: ModelState, _ state: NavigationState) -> String? {
    let presentation = Presentation(of: state)
    if state.environment != model.screen.environment { return "environment" }
    if state.columns.rawValue != model.columns { return "columns" }
    if state.style.rawValue != model.style { return "style" }
    if state.columnVisibility.rawValue != model.visibility { return "visibility" }
    if state.preferredCompactColumn.rawValue != model.preferred { return "preferred" }
    if !agree(model.sidebar, state.sidebar) { return "sidebar" }
    if !agree(model.content, state.content) { return "content" }
    if !agree(model.presented.map { [$0] } ?? [], state.presented.map { [$0] } ?? []) {
      return "presented"
    }
    if !agree(model.path, state.path) { return "path" }
    if presentation.shownColumns.map(\.rawValue) != model.shownColumns { return "shown columns" }
    let roots = model.isCompact ? model.roots : []
    if presentation.stackRoots.map(\.rawValue) != roots { return "stack" }
    return presentation.stackShowsPath == (roots.last == "detail") ? nil : "path on stack"
  }

  private mutating func agree(_ model: ModelState.Choice, _ selection: Selection) -> Bool {
    switch (model, selection) {
    case (.none, .none): true
    case (.one(let item), .single(let element)): agree([item], [element])
    case (.many(let items), .set(let elements)): agree(items, elements)
    default: false
    }
  }

  /// True if the values are the same, in the same order, and each token has its usual id.
  private mutating func agree(_ items: [ModelState.Item], _ elements: [IdentifiedElement]) -> Bool {
    guard items.count == elements.count else { return false }
    for (item, element) in zip(items, elements) {
      if ids[item.token] == nil && tokens[element.id] == nil {
        ids[item.token] = element.id
        tokens[element.id] = item.token
      }
      guard ids[item.token] == element.id, element.element == item.value.element else {
        return false
      }
    }
    return true
  }
}

extension ModelOutcome {
  init(_ outcome: Stage.Outcome) {
    switch outcome {
    case .accepted: self = .accepted
    case .unchanged: self = .unchanged
    case .refused(let refusal): self = .refused(refusal.key)
    }
  }
}
