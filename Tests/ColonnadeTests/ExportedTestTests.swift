import Foundation
import NavigationCore
import OrderedJSON
import Sandbox
import SessionRecords
import Sessions
import Testing

/// `ExportedPathTests.swift` beside this file is exported by a session, then compiled and run.
@MainActor
@Suite struct ExportedTestTests {
  /// Values of every standard type, one of an author's type, one of an unknown type, and texts that
  /// would end a literal, be interpolated, or be invisible.
  private static let values = ##"""
    [
      1, "below", {"type": "User", "value": {"id": 7, "name": "Blob \"B\" \\ 'x'"}}, false,
      {"type": "App.Gone", "payload": "{\"b\" : 1.50, \"a\": [\"\\u0000\\u202e\\n\\\"#\", null]}"},
      {"type": "UUID", "value": "FA542E3D-4895-44B6-942F-E112101D5160"},
      true, -1, {"type": "Int", "value": "9007199254740993"},
      {"type": "Int", "value": "-9223372036854775808"}, {"type": "Int8", "value": -128},
      {"type": "Int16", "value": 32767}, {"type": "Int32", "value": -2147483648},
      {"type": "Int64", "value": "9223372036854775807"}, {"type": "UInt", "value": 0},
      {"type": "UInt8", "value": 255}, {"type": "UInt16", "value": 65535},
      {"type": "UInt32", "value": 4294967295},
      {"type": "UInt64", "value": "18446744073709551615"}, {"type": "Float", "value": 0.1},
      4.5, 4.0, -0.0, 0.1, 1e300, 2.2250738585072014e-308, 1.7976931348623157e308, "",
      "quotes \" \"\" \"\"\" \"# \"\"\"# '", "backslashes \\ \\\\ \\n \\(path) \\#(path) \\",
      "lines\n\r\n\t\u2028\u2029\u0085 end", "null \u0000 and \u0001\u001b\u007f",
      "bidi \u202ereversed\u202c \u2066x\u2069 \u05d0", "emoji 🍜 👩‍👩‍👧 🇩🇪", "é and e\u0301, a/b, */ //",
      "zero\u200bwidth\ufeff \u3164"
    ]
    """##

  private func exported() throws -> String {
    let hub = SessionHub(
      .init(scenes: [SceneEntry(.sandbox())], maxDepth: 100), store: MemoryStore())
    let session = try #require(try hub.session("golden"))
    var writer = JSONWriter()
    let values = try JSONValue(parsing: Self.values)
    for request: JSONValue in [
      ["id": 1, "method": "setPath", "params": ["values": values]],
      ["id": 2, "method": "export", "params": ["format": "swift-test"]],
    ] {
      writer.removeAll()
      _ = session.process(request, from: "c1", at: 0, into: &writer)
    }
    let answer = try JSONValue(parsing: writer.bytes)
    return try #require(answer["result"]?["document"]?.stringValue, "\(answer)").string
  }

  @Test func `the exported test is, byte for byte, the one that is run here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let checkedIn = try Data(contentsOf: folder.appending(path: "ExportedPathTests.swift"))
    #expect(Array(checkedIn) == Array(try exported().utf8))
  }
}
