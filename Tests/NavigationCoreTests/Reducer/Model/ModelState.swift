/// A split view's state in the simplest types: names are strings, an element is a value with a
/// token that no other element ever has.
struct ModelState: Equatable {
  struct Item: Equatable {
    let token: Int
    let value: ModelValue
  }

  enum Choice: Equatable {
    case none
    case one(Item)
    case many([Item])

    var items: [Item] {
      switch self {
      case .none: []
      case .one(let item): [item]
      case .many(let items): items
      }
    }
  }

  var screen: ModelScreen
  var columns: Int
  var style = "automatic"
  var visibility = "automatic"
  var preferred = "sidebar"
  var sidebar = Choice.none
  var content = Choice.none
  var presented: Item?
  var path: [Item] = []
}

/// The screen of the split view.
struct ModelScreen: Equatable {
  var device: String
  var width: Int
  var height: Int
  var isCompact: Bool
  var platform: String

  static let all = [
    ModelScreen(device: "iphone-se", width: 375, height: 667, isCompact: true, platform: "iOS"),
    ModelScreen(
      device: "iphone-16-plus-landscape", width: 932, height: 430, isCompact: false,
      platform: "iOS"),
    ModelScreen(device: "ipad-11", width: 834, height: 1194, isCompact: false, platform: "iPadOS"),
    ModelScreen(
      device: "ipad-11-landscape", width: 1194, height: 834, isCompact: false, platform: "iPadOS"),
    ModelScreen(
      device: "ipad-11-half-landscape", width: 592, height: 834, isCompact: true,
      platform: "iPadOS"),
    ModelScreen(
      device: "mac-window", width: 1280, height: 800, isCompact: false, platform: "macOS"),
  ]
}

extension ModelState {
  var isCompact: Bool { screen.isCompact }

  /// The columns whose roots are on the collapsed stack.
  var roots: [String] {
    if columns == 2 {
      let isDeep = !sidebar.items.isEmpty || presented != nil || preferred == "detail"
      return isDeep ? ["sidebar", "detail"] : ["sidebar"]
    }
    if !content.items.isEmpty || presented != nil || preferred == "detail" {
      return ["sidebar", "content", "detail"]
    }
    return !sidebar.items.isEmpty || preferred == "content" ? ["sidebar", "content"] : ["sidebar"]
  }

  var shownColumns: [String] {
    if isCompact { return Array(roots.suffix(1)) }
    switch (columns, concreteVisibility) {
    case (2, "detailOnly"): return ["detail"]
    case (2, _): return ["sidebar", "detail"]
    case (_, "all"): return ["sidebar", "content", "detail"]
    case (_, "doubleColumn"): return ["content", "detail"]
    default: return screen.platform == "macOS" ? ["content", "detail"] : ["detail"]
    }
  }

  private var concreteVisibility: String {
    if visibility != "automatic" { return visibility }
    if screen.platform == "macOS" || screen.platform == "visionOS" { return "all" }
    return screen.width > screen.height ? "doubleColumn" : "detailOnly"
  }
}
