import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

extension Catalogue {
  static let scene: [Method] = [
    Method(
      name: "tap",
      summary: """
        Taps a row, link, button, toggle or text field on the screen. Whatever it does to the \
        navigation is one revision.
        """,
      parameters: [
        .optional("control", Schema.string("as in view"), "a control's id; this or label"),
        .optional(
          "label", Schema.string("as a person reads it"),
          """
          the first enabled control with this label, front column first; otherwise the one with \
          this accessibility label or identifier, otherwise the only one containing this text
          """),
        .optional(
          "text", Schema.string("anything"), "the text for a text field; other controls ignore it"),
        .optional(
          "submit", ["type": "boolean"], "press Return after the text; default: true"),
      ],
      result: "Done",
      examples: [
        .init(["control": "sidebar/soup"]), .init(["label": "Soup"]),
        .init(["control": "sidebar/soup", "text": "ignored"]),
        .init(["control": "sidebar/soup", "text": "ignored", "submit": false]),
      ],
      read: { parameters throws(WireError) in
        .tap(
          try control(parameters),
          text: parameters.has("text") ? try parameters.liveText("text") : nil,
          submits: try parameters.bool("submit", else: true))
      }),
    Method(
      name: "openURL",
      summary: """
        Opens a URL in the scene, which builds the matching back stack. A scene without views \
        handles no URLs.
        """,
      parameters: [
        .required("url", Schema.string("absolute"), "for example colonnade://recipes/7")
      ],
      result: "Done",
      examples: [.init(["url": "colonnade://recipes/7"], refused: .invalidParams)],
      read: { parameters throws(WireError) in .openURL(try parameters.liveURL("url")) }),
    Method(
      name: "scene.list", summary: "Lists the scenes that can be opened, and names the open one.",
      isQuestion: true, parameters: [], result: "Scenes", examples: [.init([:])],
      read: { _ throws(WireError) in .query(.scenes) }),
    Method(
      name: "scene.open",
      summary: """
        Opens a scene from its start on the same device, as a revision that replaces the whole \
        document. Earlier revisions can be viewed but not undone.
        """,
      effect: .loss,
      parameters: [.required("id", Schema.string("from scene.list"), "which scene")],
      result: "Done",
      examples: [.init(["id": "sandbox"], after: [call("push", ["value": 1])])],
      read: { parameters throws(WireError) in .openScene(id: try parameters.string("id")) }),
    Method(
      name: "scene.preview",
      summary: """
        Returns the open scene as a second window on another device: the state document with that \
        device’s environment, columns and views. Navigation is shared with the session; @State is \
        the window’s own. Changes nothing.
        """,
      isQuestion: true,
      parameters: environmentParameters + [
        .optional("revision", Schema.integer(minimum: 0), "of the open scene; default: the latest")
      ],
      result: "Preview",
      examples: environmentExamples + [
        .init(["device": "iphone-16", "revision": 0], after: [call("push", ["value": 1])])
      ],
      read: { parameters throws(WireError) in
        let revision =
          parameters.has("revision") ? try parameters.integer("revision", in: 0...(.max)) : nil
        return .query(.preview(try environment(parameters), revision: revision))
      }),
  ]

  private static func control(_ parameters: Parameters) throws(WireError) -> ControlReference {
    if try parameters.only(of: ["control", "label"]) == "control" {
      return .id(try parameters.string("control"))
    }
    return .label(try parameters.string("label"))
  }
}
