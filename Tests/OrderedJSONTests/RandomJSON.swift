import OrderedJSON
import TestSupport

extension SeededGenerator {
  /// A small value from a small vocabulary, so that parts of two values are often equal.
  mutating func value(depth: Int = 3) -> JSONValue {
    switch below(depth > 0 ? 9 : 5) {
    case 0: return pick([.null, true, false])
    case 1: return .number(JSONNumber(below(4)))
    case 2: return pick([1.5, -0.25, 3.0, 1e20])
    case 3, 4: return .string(string())
    case 5, 6: return .array((0..<below(6)).map { _ in value(depth: depth - 1) })
    default: return .object(object(depth: depth - 1))
    }
  }

  mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<below(6) { object[name()] = value(depth: depth) }
    return object
  }

  mutating func string() -> UTF8String {
    pick(["a", "b", "c", "", "a/b", "m~n", "~1", "0", "-", "é", "e\u{301}", "\"\\\n\u{1}", "😀"])
  }

  /// A member's name; never `-`, which jsonpatch takes for an index even in objects.
  mutating func name() -> UTF8String {
    let name = string()
    return name == "-" ? "--" : name
  }

  /// The value with a few changes somewhere inside.
  mutating func edited(_ value: JSONValue) -> JSONValue {
    if chance(1, in: 6) { return self.value(depth: 2) }
    switch value {
    case .array(var elements):
      edit(&elements)
      return .array(elements)
    case .object(var object):
      for key in object.keys {
        if chance(1, in: 3), let old = object[key] { object[key] = edited(old) }
        if chance(1, in: 8) { object[key] = nil }
      }
      if chance(1, in: 3) { object[name()] = self.value(depth: 1) }
      return .object(object)
    case .null, .bool, .number, .string: return chance(1, in: 2) ? self.value(depth: 0) : value
    }
  }

  private mutating func edit(_ elements: inout [JSONValue]) {
    for index in elements.indices where chance(1, in: 4) {
      elements[index] = edited(elements[index])
    }
    if !elements.isEmpty, chance(1, in: 2) { elements.remove(at: below(elements.count)) }
    if chance(1, in: 2) { elements.insert(value(depth: 1), at: below(elements.count + 1)) }
  }
}
