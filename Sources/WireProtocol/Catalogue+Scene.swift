import NavigationCore
import OrderedJSON
import StateDocument

extension Catalogue {
  static let scene: [Method] = [
    Method(
      name: "tap",
      summary: """
        Activates a row, link, button, toggle or text field of the rendered tree, as a finger \
        would; what that does to the navigation is one revision.
        """,
      parameters: [
        .optional("control", Schema.string("as in view"), "a control's id; this or label"),
        .optional(
          "label", Schema.string("as a person reads it"),
          """
          the first enabled control of that label, front column first; else the one with that \
          accessibility label or identifier, else the only one with that text inside
          """),
        .optional(
          "text", Schema.string("anything"), "what a text field shall hold; others ignore it"),
        .optional(
          "submit", ["type": "boolean"], "press return after the text; true"),
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
        Hands a URL to the scene, which makes a state of it with the right back stack; a scene of \
        rows takes none.
        """,
      parameters: [.required("url", Schema.string("absolute"), "such as colonnade://recipes/7")],
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
        Begins a scene from its start, on the same device: a revision that replaces the whole \
        document. What was before can be looked at, not undone.
        """,
      effect: .loss,
      parameters: [.required("id", Schema.string("as scene.list tells"), "which scene")],
      result: "Done",
      examples: [.init(["id": "sandbox"], after: [call("push", ["value": 1])])],
      read: { parameters throws(WireError) in .openScene(id: try parameters.string("id")) }),
    Method(
      name: "scene.preview",
      summary: """
        Shows the open scene on another device, as a second window: the state document with that \
        device's environment, columns and views. The navigation is the session's; what views keep \
        besides, as @State, is the window's own. Nothing is touched.
        """,
      isQuestion: true,
      parameters: environmentParameters + [
        .optional("revision", Schema.integer(minimum: 0), "of the open scene; the newest")
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
