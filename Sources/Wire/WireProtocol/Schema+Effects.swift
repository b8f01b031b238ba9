import OrderedJSON
import SceneModel
import StateDocument

/// The schemas of a revision's subject and of its effects.
extension Schema {
  static let about: JSONValue = [
    "description": .string(
      "What the request was about: for tap the control as it was visible, with what was typed or "
        + "chosen; for openURL the URL; for restore the revision; for rebuilt how many steps of the "
        + "log a rebuilt app has repeated, and why the next one no longer works. Texts have at most "
        + "\(Subject.maxTextBytes) bytes: longer ones end in an ellipsis."),
    "type": "object",
    "properties": [
      "control": ["type": "string"],
      "role": string("The control's kind in the rendered tree; tab, or value for a slider's."),
      "label": ["type": "string"],
      "identifier": string("Its accessibilityIdentifier, if it has no label."),
      "index": [
        "description": .string(
          "Its index among controls with this role and label; absent if the label alone is enough."
        ),
        "type": "integer", "minimum": 0,
      ],
      "row": [
        "description": "Its row in a long list, if the state left that out: as in rows.get.",
        "type": "object",
        "properties": ["of": ["type": "string"], "offset": integer(minimum: 0)],
      ],
      "value": ["type": ["string", "boolean"]],
      "submit": ["description": "Return was not pressed after the text.", "const": false],
      "secret": [
        "description": "It is a secure field, so the text is omitted.", "const": true,
      ],
      "url": ["type": "string"],
      "unseen": [
        "description": "Taps and URLs since the previous revision that had no visible result.",
        "type": "array", "items": ["type": "object"],
      ],
      "revision": integer(minimum: 0),
      "steps": integer(minimum: 0), "of": integer(minimum: 0),
      "stop": ref("RebuildStop"),
    ],
    "examples": [
      ["control": "c12", "role": "textField", "label": "Name", "value": "Fox"],
      ["url": "books://authors/7"],
    ],
  ]

  static let effect: JSONValue = [
    "description": .string(
      "One effect of a revision; its first member names the kind. Of many values "
        + "\(EffectsWriter.listed) are listed, and count has their number."),
    "oneOf": [
      moved("push", "Values were pushed: the topmost ones, bottom first."),
      moved("pop", "Values were popped: the topmost ones, top first."),
      moved("set", "The path was replaced by these values: the topmost ones, bottom first."),
      object(
        [
          "select": ["enum": ["sidebar", "content"]],
          "value": [
            "oneOf": [
              ["type": "null"], listedElement, ["type": "array", "items": listedElement],
            ]
          ],
          "count": integer(minimum: 0),
        ], required: ["select", "value"]),
      seen("shown"), seen("hidden"),
      object(["field": ["type": "string"], "from": true, "to": true]),
      object(["scene": ["type": "string"]]),
    ],
    "examples": [
      ["pop": [["id": "e4", "type": "Swift.Int", "value": 42]], "count": 1],
      ["shown": "sheet", "title": "Settings"],
      ["field": "columnVisibility", "from": "automatic", "to": "detailOnly"],
    ],
  ]

  /// In a history.
  static let did: JSONValue = [
    "description": "What the revision did, in order.", "type": "array", "items": ref("Effect"),
  ]

  static let didOfChange: JSONValue = [
    "description": """
    What the revision did, in order; absent if the patch says it all, as for a push, a selection or \
    a change of device.
    """,
    "type": "array", "items": ref("Effect"),
  ]

  private static func moved(_ kind: UTF8String, _ note: String) -> JSONValue {
    object([
      kind: ["description": .string(note), "type": "array", "items": listedElement],
      "count": integer(minimum: 1),
    ])
  }

  private static func seen(_ kind: UTF8String) -> JSONValue {
    object(
      [
        kind: string(
          "A sheet, cover, popover, inspector, alert, dialog, menu; a screen of a link, flag or "
            + "item; a tab."),
        "title": ["type": "string"], "count": integer(minimum: 2),
      ], required: [kind, "title"])
  }

  private static let listedElement = object(
    [
      "id": ["type": "string"], "type": ["type": "string"], "value": true, "payload": true,
      "codable": ["const": false], "unresolved": ["const": true],
      "shortened": [
        "description": "The value is only the start of the text.", "const": true,
      ],
    ], required: ["id", "type", "value"])
}
