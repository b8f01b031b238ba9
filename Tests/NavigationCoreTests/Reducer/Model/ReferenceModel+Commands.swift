extension ReferenceModel {
  mutating func item(_ value: ModelValue) -> ModelState.Item {
    tokens += 1
    return ModelState.Item(token: tokens, value: value)
  }

  func requireDepth(_ depth: Int) throws(Refused) {
    if depth > maxDepth { throw Refused("limit_exceeded") }
  }

  func requireColumn(_ column: String) throws(Refused) {
    if column == "content" && state.columns == 2 { throw Refused("selection_invalid") }
  }

  mutating func push(_ values: [ModelValue], from column: String) throws(Refused) {
    try requireColumn(column)
    if values.isEmpty { return }
    let below = column == "detail" ? state.path : []
    try requireDepth(below.count + values.count)
    state.path = below
    for value in values { state.path.append(item(value)) }
  }

  mutating func popTo(
    _ fits: (Int, ModelState.Item) -> Bool
  ) throws(Refused) {
    for index in state.path.indices.reversed() where fits(index, state.path[index]) {
      state.path = Array(state.path[...index])
      return
    }
    throw Refused("no_such_element")
  }

  mutating func setPath(_ values: [ModelValue]) throws(Refused) {
    try requireDepth(values.count)
    var path: [ModelState.Item] = []
    var isCommon = true
    for (index, value) in values.enumerated() {
      isCommon = isCommon && index < state.path.count && state.path[index].value == value
      path.append(isCommon ? state.path[index] : item(value))
    }
    state.path = path
  }

  mutating func replaceTop(_ value: ModelValue) throws(Refused) {
    guard let top = state.path.last else { throw Refused("path_empty") }
    if top.value == value { return }
    state.path[state.path.count - 1] = item(value)
  }
}

extension ReferenceModel {
  mutating func select(_ column: String, _ choice: ModelChoice) throws(Refused) {
    try requireColumn(column)
    switch column {
    case "sidebar":
      let old = state.sidebar
      state.sidebar = chosen(choice, insteadOf: old)
      if state.sidebar != old && selectionClearsPath { state.path = [] }
    case "content":
      let old = state.content
      state.content = chosen(choice, insteadOf: old)
      if state.content != old && selectionClearsPath { state.path = [] }
    default: throw Refused("selection_invalid")
    }
  }

  /// The old selection if it has the same values already.
  mutating func chosen(
    _ choice: ModelChoice, insteadOf old: ModelState.Choice
  ) -> ModelState.Choice {
    switch (choice, old) {
    case (.none, _): return .none
    case (.one(let value), .one(let item)) where item.value == value: return old
    case (.one(let value), _): return .one(item(value))
    case (.many(let values), .many(let items)) where Set(values) == Set(items.map(\.value)):
      return old
    case (.many(let values), _):
      var items: [ModelState.Item] = []
      for value in values where !items.contains(where: { $0.value == value }) {
        items.append(item(value))
      }
      return .many(items)
    }
  }

  mutating func setEnvironment(_ traits: ModelTraits) throws(Refused) {
    var screen = state.screen
    if let device = traits.device, let known = ModelScreen.all.first(where: { $0.device == device })
    {
      screen = known
    }
    for side in [traits.width, traits.height] {
      if let side, side < 1 || side > 10_000 { throw Refused("invalid_params") }
    }
    screen.width = traits.width ?? screen.width
    screen.height = traits.height ?? screen.height
    screen.platform = traits.platform ?? screen.platform
    if traits.width != nil || traits.height != nil || traits.platform != nil {
      screen.device = "custom"
      screen.isCompact = screen.platform != "macOS" && screen.width < 640
    }
    screen.isCompact = traits.isCompact ?? screen.isCompact
    state.screen = screen
  }

  mutating func back() throws(Refused) {
    let roots = state.isCompact ? state.roots : ["detail"]
    if roots.last == "detail" && !state.path.isEmpty {
      state.path.removeLast()
    } else if roots.last == "detail" && state.presented != nil {
      state.presented = nil
    } else if roots.count == 1 {
      throw Refused("path_empty")
    } else {
      let (left, revealed) = (roots[roots.count - 1], roots[roots.count - 2])
      let isSelected = !(revealed == "sidebar" ? state.sidebar : state.content).items.isEmpty
      if isSelected { try select(revealed, .none) }
      if state.preferred == left { state.preferred = revealed }
    }
  }

  mutating func load(_ contents: ModelContents) throws(Refused) {
    try requireDepth(contents.path.count)
    state.screen = contents.screen
    state.columns = contents.columns
    state.style = contents.style
    state.visibility = contents.visibility
    state.preferred = contents.preferred
    state.presented = nil
    state.sidebar = chosen(contents.sidebar, insteadOf: state.sidebar)
    state.content = chosen(contents.content, insteadOf: state.content)
    try setPath(contents.path)
  }
}
