import NavigationCore
import OrderedJSON
import StateDocument

extension Catalogue {
  static let stack: [Method] = [
    Method(
      name: "push",
      summary: """
        Pushes one or more values onto the detail’s stack, as one revision. From a leading column, \
        whose links fill a later column’s stack, they replace the whole path.
        """,
      parameters: [
        .optional("value", Schema.value, "one value; this or values"),
        .optional("values", Schema.values, "several, the last on top"),
        .optional(
          "column", Schema.choice(NavigationSplitViewColumn.self), "where the link is; detail"),
      ],
      result: "Done",
      examples: [
        .init(["value": 42]), .init(["values": [1, "two", true, 4.5]]),
        .init(["value": ["type": "UInt8", "value": 255]]),
        .init(["value": ["type": "Int", "value": "9007199254740993"]]),
        .init(["value": ["type": "App.Unheard", "value": ["a": [1, nil]]]]),
        .init(["value": ["type": "App.Unheard", "payload": "[1.0, 2]"]]),
        .init(["value": "only", "column": "sidebar"], after: [call("push", ["value": 1])]),
      ],
      read: { parameters throws(WireError) in .command(try push(parameters)) },
      write: { command, types in
        guard case .push(let elements, let column) = command else { return nil }
        return [
          "values": .array(elements.map(types.tagged)), "column": .string(column.rawValue),
        ]
      }),
    Method(
      name: "pop",
      summary: """
        Pops the top value, or “count” values, or the element with an id and everything above it. \
        Popping the same id twice fails the second time.
        """,
      parameters: [
        .optional("count", Schema.integer(minimum: 0), "how many; 1"),
        .optional("id", Schema.string("as in the state document"), "an element's id"),
      ],
      result: "Done",
      examples: [
        .init([:], after: [call("push", ["value": 1])]),
        .init(["count": 2], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["id": "e2"], after: [call("push", ["values": [1, 2, 3]])]),
      ],
      read: { parameters throws(WireError) in .command(try pop(parameters)) },
      write: { command, _ in
        switch command {
        case .pop(let count): ["count": .number(.init(count))]
        case .popFrom(let id): ["id": .string("\(id)")]
        default: nil
        }
      }),
    Method(
      name: "popToRoot", summary: "Empties the stack; at the root nothing changes.",
      effect: .setting, parameters: [], result: "Done",
      examples: [.init([:], after: [call("push", ["values": [1, 2]])]), .init([:])],
      read: { _ throws(WireError) in .command(.popToRoot) },
      write: { command, _ in
        if case .popToRoot = command { [:] } else { nil }
      }),
    Method(
      name: "popTo",
      summary: "Pops until an element is on top. If several match, the one nearest the top.",
      effect: .setting, parameters: targets,
      result: "Done",
      examples: [
        .init(["index": 0], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["id": "e1"], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["value": 2], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["type": "Int"], after: [call("push", ["values": [1, "two"]])]),
      ],
      read: { parameters throws(WireError) in .command(.popTo(try popTarget(parameters))) },
      write: { command, types in
        guard case .popTo(let target) = command else { return nil }
        return params(target, types)
      }),
    Method(
      name: "popToOrPush",
      summary: """
        Pops to the nearest equal value, or pushes the value if there is none. A second call \
        changes nothing.
        """,
      effect: .setting,
      parameters: [.required("value", Schema.value, "the value to have on top")],
      result: "Done",
      examples: [
        .init(["value": 2], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["value": "new"], after: [call("push", ["value": 1])]),
      ],
      read: { parameters throws(WireError) in
        .command(.popToOrPush(try parameters.element("value")))
      },
      write: { command, types in
        guard case .popToOrPush(let element) = command else { return nil }
        return ["value": types.tagged(element)]
      }),
    Method(
      name: "remove",
      summary: """
        Removes one element from the stack. If several match, the one nearest the top. Elements \
        above it keep their ids.
        """,
      parameters: targets,
      result: "Done",
      examples: [
        .init(["id": "e2"], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["value": 1], after: [call("push", ["values": [1, 2, 3]])]),
        .init(["index": 0], after: [call("push", ["values": [1, 2]])]),
        .init(["type": "Int"], after: [call("push", ["values": [1, "two"]])]),
      ],
      read: { parameters throws(WireError) in .command(.remove(try popTarget(parameters))) },
      write: { command, types in
        guard case .remove(let target) = command else { return nil }
        return params(target, types)
      }),
    Method(
      name: "setPath",
      summary: """
        Sets the stack to exactly these values. Elements of the common prefix keep their ids.
        """,
      effect: .setting, parameters: [.required("values", Schema.values, "bottom first")],
      result: "Done",
      examples: [
        .init(["values": ["a", "x", "c"]], after: [call("push", ["values": ["a", "b"]])])
      ],
      read: { parameters throws(WireError) in
        .command(.setPath(try parameters.elements("values")))
      },
      write: { command, types in
        guard case .setPath(let elements) = command else { return nil }
        return ["values": .array(elements.map(types.tagged))]
      }),
    Method(
      name: "replaceTop", summary: "Replaces the top value.",
      parameters: [.required("value", Schema.value, "the new top")],
      result: "Done",
      examples: [.init(["value": "new"], after: [call("push", ["value": "old"])])],
      read: { parameters throws(WireError) in
        .command(.replaceTop(try parameters.element("value")))
      },
      write: { command, types in
        guard case .replaceTop(let element) = command else { return nil }
        return ["value": types.tagged(element)]
      }),
    Method(
      name: "back",
      summary: """
        Taps the visible column’s back button. In compact width this can leave a column and clear \
        the selection that led to it.
        """,
      parameters: [], result: "Done",
      examples: [.init([:], after: [call("push", ["value": 1])])],
      read: { _ throws(WireError) in .command(.back) },
      write: { command, _ in
        if case .back = command { [:] } else { nil }
      }),
  ]
}
