import Foundation
import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import Testing
import WireProtocol

@testable import ExchangeFormats
@testable import SessionRecords
@testable import Sessions

/// Everything that is written of a state, byte for byte: clients and databases rely on it.
///
/// `Golden/state.txt` has one line for each written form; a line that differs is a change of the
/// protocol or of the database's format.
@Suite struct WrittenStateTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/state.txt")

  private static let requests: [(UTF8String, JSONObject)] = [
    ("setEnvironment", ["device": "iphone-16", "horizontalSizeClass": "regular"]),
    ("setEnvironment", ["width": 700, "height": 1_000, "platform": "visionOS"]),
    ("setColumnVisibility", ["visibility": "doubleColumn"]),
    ("setPreferredCompactColumn", ["column": "content"]),
    ("select", ["column": "sidebar", "value": "Inbox"]),
    ("select", ["column": "content", "values": [7, "é\n"]]),
    ("push", ["values": [1, ["type": "App.Gone", "value": ["b": 1.50, "a": [nil]]]]]),
    ("present", ["value": 4.5]),
    (
      "transaction",
      [
        "commands": [
          ["method": "setColumnVisibility", "params": ["visibility": "all"]],
          ["method": "setEnvironment", "params": ["device": "mac-window"]],
          ["method": "setColumnVisibility", "params": ["visibility": "detailOnly"]],
        ]
      ]
    ),
    ("undo", [:]),
    (
      "import",
      [
        "document": [
          "colonnade": 1, "environment": ["device": "x", "width": 10, "height": 20], "columns": 2,
          "style": "balanced", "sidebar": ["a", "b"], "path": [true],
        ]
      ]
    ),
  ]

  @Test func `documents, patches, exports and saved states are written as always`() throws {
    let scene = SceneDescription(id: "golden", title: "Golden", types: TypeRegistry())
    var timeline = Timeline(reducer: Reducer(scene: scene))
    var causes = CauseText()
    var lines: [String] = []
    func add(_ write: (inout JSONWriter) -> Void) {
      var writer = JSONWriter()
      write(&writer)
      lines.append(String(decoding: writer.bytes, as: UTF8.self))
    }
    func addState() {
      add { $0.append(timeline.state, in: scene) }
      add { $0.append(Document.export(timeline.state, of: scene)) }
      add { $0.append(saved: SceneCheckpoint(of: timeline, in: .keep)) }
    }
    addState()
    for (method, params) in Self.requests {
      let command = try Self.command(method, params, for: timeline)
      let cause = Cause(method: method, client: "c7", id: 12)
      let before = scene.rendering(of: timeline.state)
      let transition = try #require(try timeline.perform(command, cause: cause, at: 0))
      let rendered = RenderedChange(from: before, to: scene.rendering(of: timeline.state))
      add {
        $0.appendChanged(
          transition, rendered: rendered, state: timeline.state, scene: scene, causes: &causes)
      }
      add { $0.append(saved: transition.revision, types: scene.types, hasDiverged: false) }
      add { $0.append(command.json(types: scene.types)) }
      if method == "present" { addState() }
    }
    addState()
    var script = ScriptDocument(of: timeline, opening: nil, isPython: false)
    var parts = ""
    while let part = script.next() { parts += part }
    lines.append(parts)
    let expected = try String(contentsOf: Self.golden, encoding: .utf8).split(separator: "\n")
    let found = lines.joined(separator: "\n").split(separator: "\n")
    for (index, line) in found.enumerated() {
      #expect(index < expected.count && line == expected[index], "line \(index + 1)")
    }
    #expect(found.count == expected.count)
  }

  private static func command(
    _ method: UTF8String, _ params: JSONObject, for timeline: Timeline
  ) throws -> Command {
    let context = ReadingContext(types: timeline.scene.types, unknownTypes: .keep)
    let request = try Request(["method": .string(method), "params": .object(params)])
    switch try request.call(in: context) {
    case .command(let command): return command
    case .importDocument(let document, _):
      let judgement = Document.judge(document, for: timeline, in: context)
      return .load(try #require(judgement.contents))
    default: throw UnreadableRecord(reason: "\(method) is no command")
    }
  }
}
