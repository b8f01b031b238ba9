import OrderedJSON
import Testing

/// The examples of RFC 6902, appendix A, reworded.
@Suite struct PatchTests {
  struct Example: Sendable {
    let document: String
    let patch: String
    let outcome: String?

    init(_ document: String, _ patch: String, _ outcome: String?) {
      self.document = document
      self.patch = patch
      self.outcome = outcome
    }
  }

  static let appendix = [
    // A.1 to A.5: members and elements are added, removed and replaced.
    Example(
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux"}]"#,
      #"{"foo":"bar","baz":"qux"}"#),
    Example(
      #"{"foo":["bar","baz"]}"#, #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
      #"{"foo":["bar","qux","baz"]}"#),
    Example(
      #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"remove","path":"/baz"}]"#, #"{"foo":"bar"}"#),
    Example(
      #"{"foo":["bar","qux","baz"]}"#, #"[{"op":"remove","path":"/foo/1"}]"#,
      #"{"foo":["bar","baz"]}"#),
    Example(
      #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"replace","path":"/baz","value":"boo"}]"#,
      #"{"baz":"boo","foo":"bar"}"#),
    // A.6 and A.7: a value moves between objects, and within an array.
    Example(
      #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
      #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
      #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#),
    Example(
      #"{"foo":["all","grass","cows","eat"]}"#, #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
      #"{"foo":["all","cows","eat","grass"]}"#),
    // A.8 and A.9: a test that holds and one that does not.
    Example(
      #"{"baz":"qux","foo":["a",2,"c"]}"#,
      #"[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]"#,
      #"{"baz":"qux","foo":["a",2,"c"]}"#),
    Example(#"{"baz":"qux"}"#, #"[{"op":"test","path":"/baz","value":"bar"}]"#, nil),
    // A.10 to A.12: a nested object, a member to be ignored, a parent that is missing.
    Example(
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
      #"{"foo":"bar","child":{"grandchild":{}}}"#),
    Example(
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#,
      #"{"foo":"bar","baz":"qux"}"#),
    Example(#"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz/bat","value":"qux"}]"#, nil),
    // A.14 to A.16: escapes, a number and a string that looks like it, the end of an array.
    Example(
      #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#, #"{"/":9,"~1":10}"#),
    Example(#"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":"10"}]"#, nil),
    Example(
      #"{"foo":["bar"]}"#, #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
      #"{"foo":["bar",["abc","def"]]}"#),
  ]

  static let edges = [
    Example("[1]", #"[{"op":"add","path":"","value":{"a":1}}]"#, #"{"a":1}"#),
    Example("[1]", #"[{"op":"replace","path":"","value":null}]"#, "null"),
    Example("[1]", #"[{"op":"test","path":"","value":[1.0]}]"#, "[1]"),
    Example("[1]", #"[{"op":"copy","from":"/0","path":""}]"#, "1"),
    Example("[[1]]", #"[{"op":"move","from":"/0","path":""}]"#, "[1]"),
    Example("[1]", #"[{"op":"move","from":"","path":""}]"#, "[1]"),
    Example("[1,2]", #"[{"op":"add","path":"/2","value":3}]"#, "[1,2,3]"),
    Example("[1,2]", #"[{"op":"add","path":"/3","value":3}]"#, nil),
    Example("[1,2]", #"[{"op":"replace","path":"/2","value":3}]"#, nil),
    Example("[1,2]", #"[{"op":"remove","path":"/-"}]"#, nil),
    Example("[1,2]", #"[{"op":"replace","path":"/-","value":3}]"#, nil),
    Example("[1,2]", #"[{"op":"move","from":"/0","path":"/-"}]"#, "[2,1]"),
    Example("[1,2]", #"[{"op":"copy","from":"/0","path":"/2"}]"#, "[1,2,1]"),
    Example("[1,2]", #"[{"op":"move","from":"/0","path":"/2"}]"#, nil),
    Example(#"{"-":1}"#, #"[{"op":"replace","path":"/-","value":2}]"#, #"{"-":2}"#),
    Example(#"{"a":1}"#, #"[{"op":"replace","path":"/b","value":2}]"#, nil),
    Example(#"{"a":null}"#, #"[{"op":"replace","path":"/a","value":2}]"#, #"{"a":2}"#),
    Example(#"{"a":1,"b":2}"#, #"[{"op":"add","path":"/a","value":3}]"#, #"{"a":3,"b":2}"#),
    Example(#"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a","path":"/a/b"}]"#, nil),
    Example(#"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a/b","path":"/a"}]"#, #"{"a":1}"#),
    Example("{}", #"[{"op":"remove","path":""}]"#, nil),
    Example("true", #"[{"op":"test","path":"","value":1}]"#, nil),
  ]

  @Test(arguments: appendix + edges)
  func `a patch has the standard's result`(example: Example) throws {
    let document = try JSONValue(parsing: example.document)
    let patch = try JSONPatch(JSONValue(parsing: example.patch))
    guard let outcome = example.outcome else {
      #expect(throws: JSONPatchError.self) { try patch.apply(to: document) }
      #expect(throws: JSONPatchError.self) { try patch.inverse(on: document) }
      return
    }
    let patched = try patch.apply(to: document)
    #expect(patched.text == outcome)
    #expect(try patch.inverse(on: document).apply(to: patched) == document)
  }

  /// A.13: the reader already refuses an operation with "op" twice.
  @Test func `an operation with a member twice is refused`() {
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: #"[{"op":"add","path":"/baz","value":"qux","op":"remove"}]"#)
    }
  }

  @Test func `a patch is written as the standard spells it`() throws {
    let patch = JSONPatch([
      .add("/a~1b", 1), .remove("/c"), .replace("", ["x"]), .move(from: "/a", to: "/b"),
      .copy(from: "/é", to: "/\"/-"), .test("/t", nil),
    ])
    var writer = JSONWriter()
    writer.append(patch)
    #expect(writer.bytes == patch.json.serialized())
    #expect(try JSONPatch(JSONValue(parsing: writer.bytes)) == patch)
    #expect(
      patch.json.text == """
        [{"op":"add","path":"/a~1b","value":1},{"op":"remove","path":"/c"},\
        {"op":"replace","path":"","value":["x"]},{"op":"move","path":"/b","from":"/a"},\
        {"op":"copy","path":"/\\"/-","from":"/é"},{"op":"test","path":"/t","value":null}]
        """)
  }
}
