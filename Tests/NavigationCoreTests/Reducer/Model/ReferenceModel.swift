/// Navigation in its plainest form: every revision is a whole state, kept forever.
struct ReferenceModel {
  var state: ModelState
  /// The states after each revision, with the one before the first in front.
  private(set) var states: [ModelState]
  /// The number of elements made so far.
  var tokens = 0
  let maxDepth: Int
  let selectionClearsPath: Bool
  private var undoable: [Step] = []
  private var redoable: [Step] = []

  private struct Step {
    let before: ModelState
    let after: ModelState
  }

  struct Refused: Error {
    let key: String

    init(_ key: String) { self.key = key }
  }

  init(start: ModelState, maxDepth: Int, selectionClearsPath: Bool) {
    state = start
    states = [start]
    self.maxDepth = maxDepth
    self.selectionClearsPath = selectionClearsPath
  }

  mutating func perform(_ command: ModelCommand) -> ModelOutcome {
    switch command {
    case .undo:
      guard let step = undoable.popLast() else { return .unchanged }
      redoable.append(step)
      return append(step.before)
    case .redo:
      guard let step = redoable.popLast() else { return .unchanged }
      undoable.append(step)
      return append(step.after)
    default:
      let before = state
      do {
        guard try hasChanged(by: command) else { return .unchanged }
      } catch {
        return .refused(error.key)
      }
      undoable.append(Step(before: before, after: state))
      redoable = []
      return append(state)
    }
  }

  private mutating func append(_ new: ModelState) -> ModelOutcome {
    state = new
    states.append(new)
    return .accepted
  }

  private mutating func hasChanged(by command: ModelCommand) throws(Refused) -> Bool {
    let before = state
    switch command {
    case .restore(let number):
      guard states.indices.contains(number) else { throw Refused("invalid_params") }
      state = states[number]
    case .transaction(let commands): return try hasChanged(byAll: commands)
    default:
      do {
        try change(by: command)
      } catch {
        state = before
        throw error
      }
    }
    return state != before
  }

  private mutating func hasChanged(byAll commands: [ModelCommand]) throws(Refused) -> Bool {
    let before = state
    for command in commands {
      do {
        try change(by: command)
      } catch {
        state = before
        throw Refused("transaction_failed")
      }
    }
    return state != before
  }

  /// Does a single command; commands that need a history are refused.
  private mutating func change(by command: ModelCommand) throws(Refused) {
    switch command {
    case .push(let values, let column): try push(values, from: column)
    case .pop(let count):
      guard count >= 0, count <= state.path.count else { throw Refused("path_empty") }
      state.path.removeLast(count)
    case .popToRoot: state.path = []
    case .popToIndex(let index): try popTo { position, _ in position == index }
    case .popToToken(let token): try popTo { $1.token == token }
    case .popToValue(let value): try popTo { $1.value == value }
    case .popToType(let type): try popTo { $1.value.type == type }
    case .setPath(let values): try setPath(values)
    case .replaceTop(let value): try replaceTop(value)
    case .select(let column, let choice): try select(column, choice)
    case .present(let value):
      if value != state.presented?.value { state.presented = value.map { item($0) } }
    case .setColumnVisibility(let visibility): state.visibility = visibility
    case .setPreferredCompactColumn(let column):
      try requireColumn(column)
      state.preferred = column
    case .setEnvironment(let traits): try setEnvironment(traits)
    case .back: try back()
    case .load(let contents): try load(contents)
    case .transaction, .undo, .redo, .restore: throw Refused("invalid_params")
    }
  }
}
