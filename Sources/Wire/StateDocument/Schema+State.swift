import NavigationCore
import OrderedJSON
import SceneModel

extension Schema {
  /// The state document: what pointers point into.
  package static let state = object(
    document, required: document.map(\.key).filter { !optionalSettings.contains($0) })

  private static let document = joined(head, settings, rest)

  private static let head: JSONObject = [
    "scene": object(
      [
        "id": ["type": "string"], "title": ["type": "string"],
        "summary": string("What to watch for, in a sentence."),
        "columnTitles": [
          "type": "object", "additionalProperties": ["type": "string"],
          "description": "The titles of the columns in a scene of lists.",
        ],
      ], required: ["id", "title", "summary"])
  ]

  private static let rest: JSONObject = [
    "sidebar": object(["selection": ref("Selection")]),
    "content": object(["selection": ref("Selection")]),
    "detail": object([
      "path": ["type": "array", "items": ref("Element")], "codable": ["type": "boolean"],
    ]),
    "screens": ["type": "array", "items": screen],
    "presentation": presentation,
    "view": view,
    "problems": ["type": "array", "items": problem],
  ]

  /// The settings' fields, from their table.
  private static var settings: JSONObject {
    SplitSettings.members.reduce(into: [:]) { $0[$1.name] = $1.schema }
  }

  private static func joined(_ objects: JSONObject...) -> JSONObject {
    objects.joined().reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  private static let optionalSettings = SplitSettings.members.filter(\.isOptional).map(\.name)

  private static let screen = object(
    joined(
      [
        "title": ["type": "string"], "source": ["enum": ["root", "path", "link", "presented"]],
        "index": integer(minimum: 0),
      ], origin,
      [
        "declaredOn": [
          "description": "The index in screens of the screen that declares it.", "type": "integer",
          "minimum": 0,
        ]
      ]), required: ["title", "source"])

  /// The origin of a screen of views; sheets and alerts in `view` have these members, too.
  private static let origin: JSONObject = [
    "declaration": choice(ScreenOrigin.Declaration.self),
    "valueType": string("The type of the values that the declaration shows."),
    "type": string("The view that it shows: the outermost of the author's types."),
    "declaredAt": object([
      "file": string("As #fileID has it; GET /source/{file} may have it."),
      "line": integer(minimum: 1),
    ]),
  ]

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
      "description": "What the sidebar button sets columnVisibility to; null while collapsed.",
    ],
    "why": ["type": "string"],
    "reasons": [
      "description": "The sentences of why by name, for other languages.",
      "type": "array",
      "items": object(["key": ["type": "string"], "args": ["type": "object"]]),
    ],
  ])

  private static let view: JSONValue = [
    "type": "object",
    "description": "A screen for each visible column, or the top of the collapsed stack.",
    "properties": [
      "styles": [
        "type": "object",
        "description": """
        How nodes and screens look: by the numbers in their `style`, lists of operations, the \
        innermost first. Readers of the tree can ignore them.
        """,
        "additionalProperties": ["type": "array", "items": ["type": "object"]],
      ],
      "window": [
        "type": "object",
        "description": """
        What the app asks for its whole window: a color `scheme`, and its own color `accent`, which \
        bars and links have, but not switches.
        """,
      ],
      "animation": [
        "type": "object",
        "description": """
        The animation of the change that led to this view: curve, duration in seconds and more, and \
        the change's number. Absent if the change is shown immediately.
        """,
      ],
    ],
    "additionalProperties": true,
  ]

  private static let problem = object(
    [
      "code": choice(Problem.Code.self), "level": choice(Problem.Level.self),
      "message": ["type": "string"],
      "why": string("In plain words."),
      "args": [
        "description": "The sentences' arguments by name: with code, for other languages.",
        "type": "object",
      ], "element": ["type": "string"],
      "control": string("A control's id."),
    ], required: ["code", "level", "message"])

  /// The document that `export` gives and `import` takes.
  package static let exported = object(
    joined(["colonnade": ["const": 1], "scene": ["type": "string"]], settings, contents),
    required: ["colonnade"] + settings.map(\.key).filter { !optionalSettings.contains($0) }
      + ["sidebar", "content", "path"])

  private static let contents: JSONObject = [
    "sidebar": selectedValues, "content": selectedValues,
    "path": ["type": "array", "items": value], "presented": value,
    "sceneStorage": [
      "description": "What the scene itself keeps; if absent, the current values stay.",
      "type": "object",
    ],
  ]

  private static let selectedValues: JSONValue = [
    "description": "null, a value, or an array of values.",
    "oneOf": [["type": "null"], ["type": "array", "items": value], value],
  ]
}
