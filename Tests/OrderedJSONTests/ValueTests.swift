import OrderedJSON
import TestSupport
import Testing

@Suite struct ValueTests {
  @Test func `literals make values in the order in which they are written`() {
    let value: JSONValue = ["b": [1, 1.5, "s", nil, true], "a": [:]]
    #expect(value.text == #"{"b":[1,1.5,"s",null,true],"a":{}}"#)
  }

  @Test func `objects are equal in any order of members, arrays only in the same order`() {
    let left: JSONValue = ["a": 1, "b": ["c": 2, "d": 3]]
    let right: JSONValue = ["b": ["d": 3.0, "c": 2], "a": 1]
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(!left.isIdentical(to: right))
    #expect(([1, 2] as JSONValue) != [2, 1])
    #expect((["a": 1, "b": 2] as JSONValue) != ["a": 1, "c": 2])
    #expect((["a": nil] as JSONValue) != [:])
  }

  @Test func `objects with many members are equal in any order`() {
    let names = (0..<100).map { "n\($0)" }
    var forwards = JSONObject()
    var backwards = JSONObject()
    for name in names { forwards[UTF8String(name)] = .string(name) }
    for name in names.reversed() { backwards[UTF8String(name)] = .string(name) }
    #expect(forwards == backwards)
    #expect(forwards.hashValue == backwards.hashValue)
    backwards["n50"] = nil
    backwards["n100"] = "n50"
    #expect(forwards != backwards)
  }

  @Test func `strings are equal only byte for byte`() {
    #expect(JSONValue.string("\u{e9}") != .string("e\u{301}"))
    #expect((["\u{e9}": 1] as JSONValue) != ["e\u{301}": 1])
    #expect(!JSONValue.string("\u{e9}").isIdentical(to: .string("e\u{301}")))
    // The same length and canonically equivalent, but other bytes.
    #expect(JSONValue.string("a\u{316}\u{301}") != .string("a\u{301}\u{316}"))
    #expect(JSONValue.string("a\u{316}\u{301}") == .string("a\u{316}\u{301}"))
  }

  @Test func `values of different kinds are never equal`() {
    let values: [JSONValue] = [nil, false, 0, "", [], [:], true, 1, "1"]
    for (index, value) in values.enumerated() {
      for (other, another) in values.enumerated() {
        #expect((value == another) == (index == other))
      }
    }
  }

  @Test func `identity includes spelling and order`() throws {
    let text = #"{"a":[1,{"b":1.0}]}"#
    let value = try JSONValue(parsing: text)
    #expect(value.isIdentical(to: try JSONValue(parsing: text)))
    #expect(!value.isIdentical(to: ["a": [1, ["b": 1]]]))
    #expect(!value.isIdentical(to: ["a": [1]]))
  }

  @Test func `a value has no properties of another kind`() {
    let value: JSONValue = ["list": [1], "text": "t", "yes": true]
    #expect(value["list"]?[0] == 1)
    #expect(value["list"]?[1] == nil)
    #expect(value["list"]?[-1] == nil)
    #expect(value["none"] == nil)
    #expect(value[0] == nil)
    #expect(value["text"]?.stringValue == "t")
    #expect(value["text"]?.intValue == nil)
    #expect(value["yes"]?.boolValue == true)
    #expect(value["yes"]?.arrayValue == nil)
    #expect(value["list"]?.arrayValue?.count == 1)
    #expect(value.objectValue?.keys == ["list", "text", "yes"])
    #expect(value.isNull == false)
    #expect(JSONValue.null.isNull)
  }

  @Test func `setting a member replaces in place, appends, or removes`() {
    var object: JSONObject = ["a": 1, "b": 2, "c": 3]
    object["b"] = "two"
    object["d"] = 4
    object["a"] = nil
    object["none"] = nil
    #expect(JSONValue.object(object).text == #"{"b":"two","c":3,"d":4}"#)
    #expect(object.map(\.key) == ["b", "c", "d"])
    #expect(object[0].key == "b")
    #expect(object.index(forKey: "d") == 2)
  }

  @Test func `equal numbers, strings and objects have equal hashes`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let value = generator.value(depth: 4)
      let twin = respelled(value)
      #expect(value == twin)
      #expect(value.hashValue == twin.hashValue)
    }
  }

  /// The same value in another spelling.
  private func respelled(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number):
      let text = number.text.contains("e") ? number.text : number.text + "e0"
      return JSONNumber(text: text).map(JSONValue.number) ?? value
    case .array(let elements): return .array(elements.map(respelled))
    case .object(let object):
      var turned = JSONObject()
      for member in object.reversed() { turned[member.key] = respelled(member.value) }
      return .object(turned)
    case .null, .bool, .string: return value
    }
  }
}
