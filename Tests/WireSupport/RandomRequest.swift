import NavigationCore
import OrderedJSON
import TestSupport

/// Requests as scripts may send them, most of them sensible.
package enum RandomRequest {
  package static func next(_ generator: inout SeededGenerator, head: Int) -> (
    UTF8String, JSONObject
  ) {
    switch generator.below(12) {
    case 0: ("undo", [:])
    case 1: ("redo", [:])
    case 2: ("restore", ["revision": .number(JSONNumber(generator.below(head + 1)))])
    case 3: transaction(&generator)
    default: single(&generator)
    }
  }

  private static func transaction(_ generator: inout SeededGenerator) -> (UTF8String, JSONObject) {
    let commands = (0..<generator.below(6)).map { _ in
      let (method, params) = single(&generator)
      return ["method": .string(method), "params": .object(params)] as JSONValue
    }
    return ("transaction", ["commands": .array(commands)])
  }

  private static func single(_ generator: inout SeededGenerator) -> (UTF8String, JSONObject) {
    switch generator.below(16) {
    case 0, 1, 2: ("push", ["values": values(&generator, upTo: 3)])
    case 3: ("push", ["value": value(&generator), "column": .string(column(&generator))])
    case 4: ("pop", ["count": .number(JSONNumber(generator.below(4)))])
    case 5: ("popToRoot", [:])
    case 6: ("popTo", ["index": .number(JSONNumber(generator.below(6)))])
    case 7: ("setPath", ["values": values(&generator, upTo: 12)])
    case 8: ("replaceTop", ["value": value(&generator)])
    case 9: ("select", ["column": "sidebar", "value": category(&generator)])
    case 10: ("select", ["column": "content", "values": values(&generator, upTo: 2)])
    case 11: ("select", ["column": .string(column(&generator)), "value": nil])
    case 12: ("setColumnVisibility", ["visibility": visibility(&generator)])
    case 13: ("setPreferredCompactColumn", ["column": .string(column(&generator))])
    case 14: ("setEnvironment", ["device": .string(generator.pick(Device.all).name)])
    default: ("back", [:])
    }
  }

  private static func column(_ generator: inout SeededGenerator) -> String {
    generator.pick(NavigationSplitViewColumn.allCases).rawValue
  }

  private static func visibility(_ generator: inout SeededGenerator) -> JSONValue {
    .string(generator.pick(NavigationSplitViewVisibility.allCases).rawValue)
  }

  private static func category(_ generator: inout SeededGenerator) -> JSONValue {
    ["type": "Category", "value": generator.pick(["soup", "salad"])]
  }

  private static func values(
    _ generator: inout SeededGenerator, upTo count: Int
  ) -> JSONValue {
    .array((0..<generator.below(count + 1)).map { _ in value(&generator) })
  }

  private static func value(_ generator: inout SeededGenerator) -> JSONValue {
    generator.pick([
      1, 2, 1.5, "a", "b", "é\n\"\u{1F431}", true, ["type": "App.Gone", "value": ["b": 1.50]],
      ["type": "Character", "value": "c"], ["type": "UInt64", "value": "18446744073709551615"],
    ])
  }
}
