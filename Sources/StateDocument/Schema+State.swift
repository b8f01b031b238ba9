import NavigationCore
import OrderedJSON

extension Schema {
  static let environment = object([
    "device": ["type": "string"], "width": integer(minimum: 1), "height": integer(minimum: 1),
    "horizontalSizeClass": choice(UserInterfaceSizeClass.self), "platform": choice(Platform.self),
  ])

  /// The state document: what pointers point into.
  package static let state = object([
    "scene": object([
      "id": ["type": "string"], "title": ["type": "string"],
      "summary": string("What to watch for, in a sentence."),
    ]),
    "environment": environment,
    "columns": ["enum": [1, 2, 3]],
    "style": choice(SplitStyle.self),
    "columnVisibility": choice(NavigationSplitViewVisibility.self),
    "preferredCompactColumn": choice(NavigationSplitViewColumn.self),
    "sidebar": object(["selection": ref("Selection")]),
    "content": object(["selection": ref("Selection")]),
    "detail": object([
      "path": ["type": "array", "items": ref("Element")], "codable": ["type": "boolean"],
    ]),
    "screens": ["type": "array", "items": screen],
    "presentation": presentation,
    "view": ["type": "object"],
    "problems": ["type": "array", "items": problem],
  ])

  private static let screen = object(
    [
      "title": ["type": "string"], "source": ["enum": ["root", "path", "link", "presented"]],
      "index": integer(minimum: 0),
    ], required: ["title", "source"])

  private static let presentation = object([
    "columns": [
      "type": "array",
      "items": object([
        "name": choice(NavigationSplitViewColumn.self), "shown": ["type": "boolean"],
        "overlay": ["type": "boolean"],
      ]),
    ],
    "collapsed": ["type": "boolean"],
    "stack": ["type": ["array", "null"], "items": ["type": "string"]],
    "sidebarToggle": [
      "oneOf": [["type": "null"], choice(NavigationSplitViewVisibility.self)],
      "description": "What the sidebar button writes to columnVisibility; null while collapsed.",
    ],
    "why": ["type": "string"],
  ])

  private static let problem = object(
    [
      "code": choice(Problem.Code.self), "message": ["type": "string"],
      "why": string("In plain words."), "element": ["type": "string"],
      "control": string("A control's id."),
    ], required: ["code", "message"])

  /// The document that `export` gives and `import` takes.
  package static let exported = object(
    [
      "colonnade": ["const": 1], "scene": ["type": "string"], "environment": environment,
      "columns": ["enum": [1, 2, 3]], "style": choice(SplitStyle.self),
      "columnVisibility": choice(NavigationSplitViewVisibility.self),
      "preferredCompactColumn": choice(NavigationSplitViewColumn.self),
      "sidebar": selectedValues, "content": selectedValues,
      "path": ["type": "array", "items": value], "presented": value,
      "sceneStorage": [
        "description": "What the scene keeps by itself; where it is absent, that stays as it is.",
        "type": "object",
      ],
    ],
    required: [
      "colonnade", "environment", "columns", "style", "columnVisibility", "preferredCompactColumn",
      "sidebar", "content", "path",
    ])

  private static let selectedValues: JSONValue = [
    "description": "null, a value, or an array of values.",
    "oneOf": [["type": "null"], ["type": "array", "items": value], value],
  ]
}
