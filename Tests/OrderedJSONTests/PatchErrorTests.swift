import OrderedJSON
import Testing

@Suite struct PatchErrorTests {
  @Test func `an error names the operation, the position and the reason`() {
    let document: JSONValue = ["a": [1, 2], "b": ["c": 3]]
    let cases: [(JSONPatch.Operation, JSONPointer, JSONPatchError.Reason)] = [
      (.remove("/x"), "/x", .lookupFailed(.noMember("x"))),
      (.add("/x/y", 1), "/x/y", .lookupFailed(.noMember("x"))),
      (.add("/a/4", 1), "/a/4", .lookupFailed(.noElement("4", count: 3))),
      (.replace("/a/-", 1), "/a/-", .lookupFailed(.noIndex("-"))),
      (.add("/a/0/x", 1), "/a/0/x", .lookupFailed(.noContainer("x"))),
      (.copy(from: "/x", to: "/y"), "/x", .lookupFailed(.noMember("x"))),
      (.move(from: "/x", to: "/y"), "/x", .lookupFailed(.noMember("x"))),
      (.move(from: "/b", to: "/b/d"), "/b/d", .movesIntoItself),
      (.test("/b/c", 4), "/b/c", .testFailed),
      (.remove(""), "", .removesDocument),
      (.move(from: "", to: "/b"), "/b", .movesIntoItself),
    ]
    for (operation, pointer, reason) in cases {
      let patch = JSONPatch([.add("/a/0", 0), operation, .remove("/never")])
      let error = #expect(throws: JSONPatchError.self) { try patch.apply(to: document) }
      #expect(error == JSONPatchError(operation: 1, pointer: pointer, reason: reason))
    }
  }

  @Test func `an error reads as one sentence`() {
    let error = #expect(throws: JSONPatchError.self) {
      try JSONPatch([.remove("/a/7")]).apply(to: ["a": [1]])
    }
    #expect(
      error?.description
        == "operation 0 at '/a/7': there is no element 7: the array has 1")
  }

  @Test(
    arguments: [
      ("{}", nil, "an array of operations"), ("[1]", 0, "an object"),
      (
        #"[{"op":"remove","path":"/a"},{"path":"/a"}]"#, 1,
        "\"op\" to be add, remove, replace, move, copy or test"
      ),
      (
        #"[{"op":"Add","path":"/a","value":1}]"#, 0,
        "\"op\" to be add, remove, replace, move, copy or test"
      ),
      (#"[{"op":"add","path":"/a"}]"#, 0, "a \"value\""),
      (#"[{"op":"add","value":1}]"#, 0, "a string as \"path\""),
      (#"[{"op":"remove","path":1}]"#, 0, "a string as \"path\""),
      (#"[{"op":"remove","path":"a"}]"#, 0, "a JSON pointer as \"path\""),
      (#"[{"op":"move","path":"/a"}]"#, 0, "a string as \"from\""),
      (#"[{"op":"copy","path":"/a","from":"/~"}]"#, 0, "a JSON pointer as \"from\""),
    ] as [(String, Int?, String)])
  func `a document that is no patch is refused`(text: String, operation: Int?, expected: String)
    throws
  {
    let json = try JSONValue(parsing: text)
    let error = #expect(throws: JSONPatchSyntaxError.self) { try JSONPatch(json) }
    #expect(error?.operation == operation)
    #expect(error?.expected == expected)
  }

  @Test(arguments: [30, 31, 32])
  func `a patch nests a document no deeper than its limit`(depth: Int) throws {
    let value = (1..<depth).reduce([] as JSONValue) { inner, _ in [inner] }
    for operation in [JSONPatch.Operation.add("/0", value), .replace("/0", value)] {
      let patch = JSONPatch([operation])
      if depth < 32 {
        #expect(try patch.apply(to: [0])[0] == value)
      } else {
        let error = #expect(throws: JSONPatchError.self) { try patch.apply(to: [0]) }
        #expect(error?.reason == .tooDeep(limit: 32))
      }
    }
  }

  @Test func `copies of copies stop at the limit of depth, and so do moves`() {
    let doubling = JSONPatch((0..<40).map { _ in .copy(from: "", to: "/0") })
    let error = #expect(throws: JSONPatchError.self) { try doubling.apply(to: []) }
    #expect(
      error?.reason == .tooManyCopies(limit: 1_000_000) || error?.reason == .tooDeep(limit: 32))
    #expect((error?.operation ?? 40) < 32)
    let nested = (0..<16).reduce([] as JSONValue) { inner, _ in [inner] }
    let deep = JSONPointer(tokens: ["1"] + [UTF8String](repeating: "0", count: 16))
    #expect(throws: JSONPatchError.self) {
      try JSONPatch([.move(from: "/0", to: deep)]).apply(to: [nested, nested, nested])
    }
  }

  @Test(arguments: [9, 10, 11])
  func `a patch copies no more values than its limit`(limit: Int) throws {
    // Two copies of five values each.
    let patch = JSONPatch([.copy(from: "/a", to: "/b"), .copy(from: "/a", to: "/c")])
    let document: JSONValue = ["a": [1, 2, ["x": 3]]]
    let limits = JSONLimits(copiedValues: limit)
    if limit < 10 {
      let error = #expect(throws: JSONPatchError.self) {
        try patch.apply(to: document, limits: limits)
      }
      #expect(
        error == JSONPatchError(operation: 1, pointer: "/c", reason: .tooManyCopies(limit: 9)))
    } else {
      #expect(try patch.apply(to: document, limits: limits)["c"] == document["a"])
    }
  }
}
