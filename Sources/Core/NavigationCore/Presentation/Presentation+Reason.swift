import OrderedJSON

extension Presentation {
  /// One reason for the state of the columns: a sentence by its name, with its arguments.
  ///
  /// Pages in a language other than English word it themselves.
  public enum Reason: Hashable, Sendable {
    case compactStack
    case compactWithoutSelection(top: NavigationSplitViewColumn)
    case compactItem(top: NavigationSplitViewColumn)
    case compactSelection(top: NavigationSplitViewColumn, list: NavigationSplitViewColumn)
    case compactPreference(top: NavigationSplitViewColumn)
    case regularStack
    case regularAutomatic(columns: Int, NavigationSplitViewVisibility, on: Screen)
    case regularVisibility(columns: Int, NavigationSplitViewVisibility)
    case contentOnMac
    case overlay(SplitStyle)

    /// The circumstance that the meaning of `automatic` depends on.
    public enum Screen: String, CaseIterable, Sendable {
      case mac, visionOS, landscape, portrait
    }
  }
}

extension Presentation.Reason {
  /// Its name on the wire.
  public var key: UTF8String {
    switch self {
    case .compactStack: "compact_stack"
    case .compactWithoutSelection: "compact_without_selection"
    case .compactItem: "compact_item"
    case .compactSelection: "compact_selection"
    case .compactPreference: "compact_preference"
    case .regularStack: "regular_stack"
    case .regularAutomatic: "regular_automatic"
    case .regularVisibility: "regular_visibility"
    case .contentOnMac: "content_on_mac"
    case .overlay: "overlay"
    }
  }

  /// The sentence's arguments, by name.
  public var arguments: JSONObject {
    switch self {
    case .compactStack, .regularStack, .contentOnMac: [:]
    case .compactWithoutSelection(let top), .compactItem(let top), .compactPreference(let top):
      ["top": .string(.init(top.rawValue))]
    case .compactSelection(let top, let list):
      ["top": .string(.init(top.rawValue)), "list": .string(.init(list.rawValue))]
    case .regularAutomatic(let columns, let visibility, let screen):
      [
        "columns": .number(.init(columns)), "visibility": .string(.init(visibility.rawValue)),
        "screen": .string(.init(screen.rawValue)),
      ]
    case .regularVisibility(let columns, let visibility):
      ["columns": .number(.init(columns)), "visibility": .string(.init(visibility.rawValue))]
    case .overlay(let style): ["style": .string(.init(style.rawValue))]
    }
  }

  /// In English.
  public var sentence: String {
    switch self {
    case .compactStack: "Compact width · a single stack."
    case .compactWithoutSelection(let top):
      Self.showing(top, "nothing is selected and preferredCompactColumn asks for nothing deeper.")
    case .compactItem(let top): Self.showing(top, "an item is presented there.")
    case .compactSelection(let top, let list):
      Self.showing(top, "the \(list.rawValue) has a selection.")
    case .compactPreference(let top):
      Self.showing(top, "preferredCompactColumn is .\(top.rawValue).")
    case .regularStack: "Regular width · a single stack."
    case .regularAutomatic(let columns, let visibility, let screen):
      "Regular width · \(columns) columns, because columnVisibility is .automatic, which "
        + "\(screen.phrase) means .\(visibility.rawValue)."
    case .regularVisibility(let columns, let visibility):
      "Regular width · \(columns) columns, because columnVisibility is .\(visibility.rawValue)."
    case .contentOnMac: "macOS always shows the content column."
    case .overlay(let style): "Leading columns overlay the detail (\(style.rawValue) style)."
    }
  }

  private static func showing(_ top: NavigationSplitViewColumn, _ reason: String) -> String {
    "Compact width · one stack. Showing the \(top.rawValue): \(reason)"
  }
}

extension Presentation.Reason.Screen {
  var phrase: String {
    switch self {
    case .mac: "on a Mac"
    case .visionOS: "in visionOS"
    case .landscape: "on a landscape screen"
    case .portrait: "on a portrait screen"
    }
  }
}
