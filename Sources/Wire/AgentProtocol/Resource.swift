import OrderedJSON

/// Something about the session that can be read under an address of its own.
enum Resource: Equatable {
  case state, screen, history, problems
  case revision(Int)

  static let all: [Resource] = [.state, .screen, .history, .problems]
  static let template: JSONValue = [
    "uriTemplate": "colonnade://revision/{n}", "name": "revision", "title": "An earlier revision",
    "description": "The whole state at revision n, and what made it; 0 is before the first.",
    "mimeType": "application/json",
  ]

  private static let prefix = "colonnade://"

  init?(uri: UTF8String) {
    if let known = Self.all.first(where: { UTF8String($0.uri) == uri }) {
      self = known
      return
    }
    let prefix = Self.prefix + "revision/"
    guard uri.string.hasPrefix(prefix) else { return nil }
    let digits = uri.string.utf8.dropFirst(prefix.utf8.count)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: Array(digits), as: UTF8.self))
    else { return nil }
    self = .revision(number)
  }

  var uri: String { Self.prefix + path }

  private var path: String {
    switch self {
    case .state: "state"
    case .screen: "screen"
    case .history: "history"
    case .problems: "problems"
    case .revision(let number): "revision/\(number)"
    }
  }

  var mimeType: String {
    switch self {
    case .screen: "text/plain"
    case .state, .history, .problems, .revision: "application/json"
    }
  }

  private var title: String {
    switch self {
    case .state: "The state"
    case .screen: "The screen"
    case .history: "The history"
    case .problems: "The problems"
    case .revision(let number): "Revision \(number)"
    }
  }

  private var summary: String {
    switch self {
    case .state: "The whole state document: path, selections, device, the rendered tree, problems."
    case .screen: "What is seen, as a tree of text."
    case .history: "The newest 100 revisions: when, by whom, what they did."
    case .problems: "What is wrong with the navigation now, and why."
    case .revision: "The whole state then, and what made it."
    }
  }

  var description: JSONValue {
    [
      "uri": .string(uri), "name": .string(path), "title": .string(title),
      "description": .string(summary), "mimeType": .string(mimeType),
    ]
  }

  /// The result of reading it.
  func contents(_ text: String) -> JSONObject {
    [
      "contents": [
        ["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)]
      ]
    ]
  }

  /// True if the resource can show a change; an earlier revision never changes.
  ///
  /// - Parameter paths: where the state has changed; nil if any place can have changed.
  func mayShow(changeAt paths: [UTF8String]?) -> Bool {
    guard let paths else { return true }
    switch self {
    case .state, .history: return true
    case .revision: return false
    case .problems: return paths.contains { $0.isEmpty || $0.hasPrefix("/problems") }
    case .screen:
      let parts: [UTF8String] = ["/view", "/problems", "/scene", "/environment", "/detail"]
      return paths.contains { path in path.isEmpty || parts.contains { path.hasPrefix($0) } }
    }
  }
}
