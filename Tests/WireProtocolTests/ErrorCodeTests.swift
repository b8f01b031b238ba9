import NavigationCore
import OrderedJSON
import SceneModel
import Testing

@testable import WireProtocol

@Suite struct ErrorCodeTests {
  /// The list of the specification, minus signs included.
  private static let specified: [(number: Int, key: String)] = [
    (-32700, "parse_error"), (-32600, "invalid_request"), (-32601, "method_not_found"),
    (-32602, "invalid_params"), (-32603, "internal_error"), (1001, "path_empty"),
    (1002, "no_such_element"), (1003, "unknown_type"), (1004, "value_mismatch"),
    (1005, "not_codable"), (1006, "selection_invalid"), (1007, "limit_exceeded"), (1008, "locked"),
    (1009, "revision_conflict"), (1010, "transaction_failed"), (1011, "import_incompatible"),
    (1012, "history_gone"), (1013, "rate_limited"), (1014, "batch_too_large"),
    (1015, "storage_full"), (1016, "unavailable"), (1017, "key_expired"),
    (1018, "key_reused"), (1019, "overloaded"),
  ]

  @Test func `numbers and keys are those of the specification, no more and no fewer`() {
    #expect(ErrorCode.allCases.map(\.rawValue) == Self.specified.map(\.number))
    #expect(ErrorCode.allCases.map(\.key) == Self.specified.map(\.key))
  }

  @Test func `only an error that can be temporary is worth a retry`() {
    let retryable = ErrorCode.allCases.filter(\.isRetryable)
    #expect(
      retryable == [
        .locked, .revisionConflict, .rateLimited, .storageFull, .unavailable, .overloaded,
      ])
  }

  @Test func `an error is written with its code, its sentence and its data`() {
    let error = WireError(
      .noSuchElement, "No element \("e7").", pointer: "/params/id", details: ["more": 7])
    let expected: JSONValue = [
      "code": 1002, "message": "No element e7.",
      "data": [
        "key": "no_such_element", "pointer": "/params/id", "retryable": false, "more": 7,
        "sentence": ["words": "No element {0}.", "values": ["e7"]],
      ],
    ]
    #expect(error.json.isIdentical(to: expected))
  }

  @Test func `an error without a position has no pointer`() {
    #expect(WireError(.locked, "Locked.").json["data"]?["pointer"] == nil)
  }

  @Test func `each refusal has its code`() {
    let codes: [(Refusal, ErrorCode)] = [
      (.popBeyondRoot(depth: 0, requested: 1), .pathEmpty), (.nothingToReplace, .pathEmpty),
      (.noBackButton, .pathEmpty), (.elementNotFound("id e1"), .noSuchElement),
      (.columnHasNoSelection(.detail, columns: .two), .selectionInvalid),
      (.columnDoesNotExist(.content, columns: .two), .selectionInvalid),
      (.pathTooDeep(limit: 1, requested: 2), .limitExceeded),
      (.sideOutOfRange("width", 0), .invalidParams),
      (.revisionNotMade(2, head: 1), .invalidParams), (.revisionGone(1, oldest: 2), .historyGone),
      (.notInTransaction("undo"), .invalidParams), (.revisionOfOtherScene(1), .historyGone),
      (.noSuchControl(.id("a")), .noSuchElement), (.controlDisabled(.label("b")), .noSuchElement),
      (.ambiguousControl("a", candidates: ["b"]), .noSuchElement),
      (.controlCovered(.id("a"), by: "the sheet"), .noSuchElement),
      (.dismissDisabled("the sheet"), .pathEmpty), (.typeNotCodable("A"), .valueMismatch),
      (.valueUnreadable("A"), .valueMismatch), (.urlNotTaken("a:b", reason: "c"), .invalidParams),
      (.valueMismatch(expected: "Int", found: "String"), .valueMismatch),
      (.transaction(index: 0, .noBackButton), .transactionFailed),
    ]
    for (refusal, code) in codes { #expect(WireError(refusal).code == code) }
  }

  @Test func `the error for an unknown control lists the existing ones`() {
    let error = WireError(.noSuchControl(.label("Tea"), candidates: ["Soup", "Pie"]))
    #expect(error.details["candidates"] == ["Soup", "Pie"])
    #expect(error.message.string.hasSuffix("“Tea”. On screen: “Soup”, “Pie”."))
    #expect(WireError(.noSuchControl(.id("a"))).details["candidates"] == nil)
  }

  @Test func `a failed transaction names the command and the reason`() {
    let error = WireError(Refusal.transaction(index: 3, .popBeyondRoot(depth: 1, requested: 2)))
    #expect(error.pointer == "/params/commands/3")
    #expect(error.details["index"] == 3)
    #expect(error.details["cause"] == ["code": 1001, "key": "path_empty"])
  }

  @Test func `the error for text that is not JSON has line and column`() throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: "{\"id\":1,\n \"method\" 2}")
    }
    let answer = WireError(error)
    #expect(answer.code == .parseError)
    #expect(answer.details["line"] == 2)
    #expect(answer.details["column"] == 11)
  }
}
