import OrderedJSON
import TestSupport
import Testing

@testable import Sessions

/// Optimistic concurrency.
@MainActor
@Suite struct ConflictTests {
  @Test func `a command for the newest revision is done`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": 1, "meta": ["ifRevision": 0]])
    try visitor.ask("push", ["value": 2, "meta": ["ifRevision": 1]])
    #expect(try visitor.path == [1, 2])
  }

  @Test func `one of two racing clients wins, and the other gets the changes since`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let rival = visitor.joined(by: "c2")
    try rival.ask("push", ["value": "theirs", "meta": ["ifRevision": 1, "label": "Mine first"]])
    let error = try visitor.refusal("push", ["value": "ours", "meta": ["ifRevision": 1]])
    #expect(error["code"] == 1009)
    #expect(error.key == "revision_conflict")
    let data = try #require(error["data"])
    #expect(data["pointer"] == "/params/meta/ifRevision")
    #expect(data["retryable"] == true)
    #expect(data["revision"] == 2)
    #expect(data["changes"]?.arrayValue?.count == 1)
    #expect(data["changes"]?[0]?["revision"] == 2)
    #expect(data["changes"]?[0]?["cause"]?["client"] == "c2")
    #expect(data["changes"]?[0]?["cause"]?["label"] == "Mine first")
    #expect(try visitor.path == [0, "theirs"])
  }

  @Test func `a revision that does not exist yet is a conflict too`() throws {
    let error = try Visitor().refusal("undo", ["meta": ["ifRevision": 7]])
    #expect(error.key == "revision_conflict")
    #expect(error["data"]?["changes"] == [])
  }

  @Test func `ten of many later revisions are reported`() throws {
    let visitor = try Visitor()
    try visitor.push(12)
    let error = try visitor.refusal("push", ["value": 1, "meta": ["ifRevision": 0]])
    let numbers = error["data"]?["changes"]?.arrayValue?.compactMap { $0["revision"]?.intValue }
    #expect(numbers == Array(1...10))
  }
}
