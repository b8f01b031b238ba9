import NavigationCore
import OrderedJSON
import StateDocument

extension Catalogue {
  static let split: [Method] = [
    Method(
      name: "select",
      summary: """
        Sets the sidebar’s or content’s selection. A new selection clears the detail’s stack.
        """,
      effect: .setting,
      parameters: [
        .required("column", Schema.choice(NavigationSplitViewColumn.self), "sidebar or content"),
        .optional(
          "value", ["oneOf": [Schema.value, ["type": "null"]]], "one value, or null for none"),
        .optional("values", Schema.values, "a set of values"),
      ],
      result: "Done",
      examples: [
        .init(["column": "sidebar", "value": "Inbox"]),
        .init(["column": "content", "values": [1, 2]]),
        .init(
          ["column": "sidebar", "value": nil],
          after: [
            call("select", ["column": "sidebar", "value": 1])
          ]),
      ],
      read: { parameters throws(WireError) in
        .command(.select(try parameters.choice("column"), try selection(parameters)))
      },
      write: { command, types in
        guard case .select(let column, let request) = command else { return nil }
        return ["column": .string(column.rawValue), member(of: request): request.json(types)]
      }),
    Method(
      name: "present",
      summary: """
        Shows a value in place of the detail’s root, like an item destination of the sidebar. null \
        restores the detail’s own root.
        """,
      effect: .setting,
      parameters: [
        .required(
          "value", ["oneOf": [Schema.value, ["type": "null"]]], "one value, or null for none")
      ],
      result: "Done",
      examples: [
        .init(["value": 7]), .init(["value": nil], after: [call("present", ["value": 7])]),
      ],
      read: { parameters throws(WireError) in
        .command(
          .present(
            try parameters.required("value").isNull ? nil : try parameters.element("value")))
      },
      write: { command, types in
        guard case .present(let element) = command else { return nil }
        return ["value": element.map(types.tagged) ?? .null]
      }),
    Method(
      name: "setColumnVisibility",
      summary: """
        Shows or hides the leading columns. Has no visible effect while the columns are collapsed.
        """,
      effect: .setting,
      parameters: [
        .required(
          "visibility", Schema.choice(NavigationSplitViewVisibility.self), "SwiftUI's names")
      ],
      result: "Done",
      examples: [.init(["visibility": "all"]), .init(["visibility": "detailOnly"])],
      read: { parameters throws(WireError) in
        .command(.setColumnVisibility(try parameters.choice("visibility")))
      },
      write: { command, _ in
        guard case .setColumnVisibility(let visibility) = command else { return nil }
        return ["visibility": visibility.json]
      }),
    Method(
      name: "setPreferredCompactColumn",
      summary: "Sets the column that the collapsed stack shows at least.",
      effect: .setting,
      parameters: [
        .required("column", Schema.choice(NavigationSplitViewColumn.self), "an existing column")
      ],
      result: "Done", examples: [.init(["column": "detail"])],
      read: { parameters throws(WireError) in
        .command(.setPreferredCompactColumn(try parameters.choice("column")))
      },
      write: { command, _ in
        guard case .setPreferredCompactColumn(let column) = command else { return nil }
        return ["column": column.json]
      }),
    Method(
      name: "setEnvironment",
      summary: """
        Shows the split view on a device, or changes single traits. Columns collapse and expand \
        accordingly.
        """,
      effect: .setting, parameters: environmentParameters, result: "Done",
      examples: environmentExamples,
      read: { parameters throws(WireError) in
        .command(.setEnvironment(try environment(parameters)))
      },
      write: { command, _ in
        guard case .setEnvironment(let request) = command else { return nil }
        var params: JSONObject = [:]
        params["device"] = request.device.map { .string($0.name) }
        for trait in request.requestedTraits { params[trait.name] = request.json(of: trait) }
        return params
      }),
  ]
}
