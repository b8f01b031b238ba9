import OrderedJSON
import Sandbox
import Testing

@testable import NavigationCore

/// The weight of elements, and of a state with all of its values.
@Suite struct WeightTests {
  private typealias Element = NavigationPath.Element

  private func weight(_ json: String) throws -> Int {
    try TypeRegistry.sandbox.element(fromWire: JSONValue(parsing: json)).weight
      - Element.emptyWeight
  }

  @Test func `scalars have a fixed weight, to which strings add their bytes`() throws {
    for json in ["1", "1.5", "true", #"{"type":"UInt64","value":"18446744073709551615"}"#] {
      #expect(try weight(json) == 0)
    }
    #expect(try weight(#""""#) == 0)
    #expect(try weight(#""soup""#) == 4)
    #expect(try weight(#""é😀""#) == 6)
  }

  @Test func `text that is kept letter for letter weighs its length`() throws {
    #expect(try weight(#"{"type":"App.Gone","value":[1,2]}"#) == 8 + 5)
    #expect(try weight(#"{"type":"Int","payload":"oops"}"#) == 9 + 4)
  }

  @Test func `a value of a registered type weighs the text from which it was read`() throws {
    let name = String(repeating: "x", count: 1_000)
    let json = #"{"id":7,"name":"\#(name)"}"#
    #expect(try weight(#"{"type":"User","value":\#(json)}"#) == json.utf8.count)
    let payload = JSONValue.string(json).text
    #expect(try weight(#"{"type":"User","payload":\#(payload)}"#) == json.utf8.count)
    let marks = String(repeating: "\u{301}", count: 30)
    #expect(try weight(#"{"type":"Character","value":"e\#(marks)"}"#) == 61)
  }

  @Test func `a value that an author's code pushes has a fixed weight, however large it is`() {
    let small = Element(App.User(name: ""))
    let large = Element(App.User(name: String(repeating: "x", count: 1_000)))
    #expect(small.weight == large.weight && small.weight > Element.emptyWeight)
    #expect(Element(App.U()).weight == small.weight)
  }

  /// The running sum, compared with one that is counted again.
  @Test func `a state always knows the weight of its values`() {
    var stage = Stage()
    let commands: [Command] = [
      .push("a", "bc"), .select(.sidebar, .set(["x", 2])), .push(1), .pop(1), .present("item"),
      .setPath(["a", "longer"]), .replaceTop("z"), .select(.content, "row"), .undo, .undo,
      .redo, .present(nil), .restore(3), .push(["side"], from: .sidebar), .popToRoot,
      .transaction([.push("y"), .select(.sidebar, .none)]),
    ]
    for command in commands {
      stage.run(command)
      let state = stage.state
      let all =
        state.path + state.sidebar.elements + state.content.elements
        + [state.presented].compactMap { $0 }
      #expect(state.weight == all.reduce(0) { $0 + $1.element.weight }, "\(command)")
    }
    #expect(stage.state.weight == 0)
  }
}
