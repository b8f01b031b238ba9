import OrderedJSON
import Platform
import Testing
import Transport

@testable import Serving

/// The notes of the code that runs, which outlive the program.
@MainActor @Suite struct CodeNotesTests {
  @Test func `code within code is noted, and then the code around it as before`() throws {
    let box = try #require(BlackBox())
    let notes = CodeNotes(
      in: box, beating: try EventLoop(servesMainQueue: false), after: [], onRecovery: { _ in })
    notes.began("tap", in: "a", for: nil)
    #expect(box.words == ["a", "tap"])
    notes.reached(control: "Go")
    #expect(box.words == ["a", "tap", "Go"])
    notes.began("openURL", in: "b", for: ("client", "7"))
    #expect(box.words == ["b", "openURL", "", "client", "7"])
    #expect(box.words == ["b", "openURL", "", "client", "7"])
    notes.returned(from: "b", success: true)
    #expect(box.words == ["a", "tap", "Go"])
    notes.returned(from: "a", success: true)
    #expect(box.words == [""])
  }

  @Test func `a long label leaves room for the key after it`() throws {
    let box = try #require(BlackBox())
    let notes = CodeNotes(
      in: box, beating: try EventLoop(servesMainQueue: false), after: [], onRecovery: { _ in })
    notes.began("tap", in: "a", for: ("client", "7"))
    notes.reached(control: UTF8String(String(repeating: "é", count: 5_000)))
    #expect(box.words == ["a", "tap", String(repeating: "é", count: 149) + "…", "client", "7"])
  }

  @Test func `a session has recovered when an action of it has succeeded`() throws {
    var recovered: [String] = []
    let notes = CodeNotes(
      in: try #require(BlackBox()), beating: try EventLoop(servesMainQueue: false),
      after: ["a"], onRecovery: { recovered.append($0) })
    for (session, success) in [("a", false), ("b", true), ("a", true), ("a", true)] {
      notes.began("tap", in: session, for: nil)
      notes.returned(from: session, success: success)
    }
    #expect(recovered == ["a"])
  }
}
