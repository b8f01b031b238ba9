import NavigationCore
import OrderedJSON
import TestSupport

/// Requests as a script may send them, most of them sensible; a session has only the sandbox.
enum RandomRequest {
  static func next(_ generator: inout SeededGenerator, head: Int) -> JSONValue {
    switch generator.below(14) {
    case 0: call("undo")
    case 1: call("redo")
    case 2: call("restore", ["revision": .number(JSONNumber(generator.below(head + 1)))])
    case 3: call("scene.open", ["id": "sandbox"])
    case 4: call("import", ["document": document(&generator)])
    case 5, 6:
      call(
        "transaction",
        ["commands": .array((0..<generator.below(5)).map { _ in single(&generator) })])
    default: single(&generator)
    }
  }

  private static func single(_ generator: inout SeededGenerator) -> JSONValue {
    switch generator.below(14) {
    case 0, 1, 2: call("push", ["values": values(&generator, upTo: 3)])
    case 3: call("push", ["value": value(&generator), "column": column(&generator)])
    case 4: call("pop", ["count": .number(JSONNumber(generator.below(3)))])
    case 5: call("popTo", ["index": .number(JSONNumber(generator.below(4)))])
    case 6: call("setPath", ["values": values(&generator, upTo: 6)])
    case 7: call("replaceTop", ["value": value(&generator)])
    case 8: call("select", ["column": "sidebar", "value": value(&generator)])
    case 9: call("select", ["column": column(&generator), "values": values(&generator, upTo: 3)])
    case 10: call("present", ["value": generator.chance(1, in: 2) ? nil : value(&generator)])
    case 11: call("setColumnVisibility", ["visibility": generator.pick(["all", "detailOnly"])])
    case 12: call("setEnvironment", environment(&generator))
    default: call("back")
    }
  }

  private static func call(_ method: String, _ params: JSONObject = [:]) -> JSONValue {
    ["method": .string(method), "params": .object(params)]
  }

  private static func column(_ generator: inout SeededGenerator) -> JSONValue {
    generator.pick(["sidebar", "content", "detail"])
  }

  private static func environment(_ generator: inout SeededGenerator) -> JSONObject {
    if generator.chance(1, in: 3) { return ["width": .number(.init(1 + generator.below(900)))] }
    return ["device": .string(generator.pick(Device.all).name)]
  }

  private static func document(_ generator: inout SeededGenerator) -> JSONValue {
    [
      "colonnade": 1, "columns": generator.pick([2, 3]), "content": values(&generator, upTo: 2),
      "style": generator.pick(["automatic", "balanced"]), "path": values(&generator, upTo: 4),
      "presented": generator.chance(1, in: 3) ? value(&generator) : nil,
    ]
  }

  private static func values(_ generator: inout SeededGenerator, upTo most: Int) -> JSONValue {
    .array((0..<generator.below(most + 1)).map { _ in value(&generator) })
  }

  private static func value(_ generator: inout SeededGenerator) -> JSONValue {
    generator.pick([
      1, 2, 1.5, "a", "b", "é\n\"'\u{0}\u{202E}\u{1F431}", true,
      ["type": "App.Gone", "value": ["b": 1.50]], ["type": "App.Odd", "payload": " 1.0 "],
      ["type": "Character", "value": "c"], ["type": "UInt64", "value": "18446744073709551615"],
      ["type": "User", "value": ["id": 7, "name": "Blob"]],
    ])
  }
}
