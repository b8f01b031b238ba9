import OrderedJSON
import Testing

@testable import AgentProtocol

/// A conversation in which the test plays the session.
final class Talk {
  private var conversation = Conversation(dashboard: "http://127.0.0.1:1/")
  /// The lines written to the client that the test has not read yet.
  private var written: [JSONValue] = []
  /// The messages sent to the session that the test has not read yet.
  private var sent: [JSONValue] = []
  private(set) var connections = 0
  private(set) var alarms: [(seconds: Double, id: Int)] = []

  static let hello: JSONValue = [
    "method": "hello",
    "params": [
      "session": "main", "client": "c1", "epoch": "e", "revision": 4,
      "limits": ["messageBytes": 1_000], "state": state,
    ],
  ]

  static let state: JSONValue = [
    "scene": ["id": "parks", "title": "Parks", "summary": ""],
    "environment": ["device": "iphone-16"],
    "detail": ["path": [["id": "e1", "type": "Swift.Int", "value": 7]], "codable": true],
    "view": [
      "stack": [
        "title": "Zion", "back": "Parks",
        "body": [
          [
            "kind": "stack",
            "children": [
              ["kind": "text", "label": "Utah"],
              [
                "kind": "button", "id": "k1", "label": "Visit",
                "children": [["kind": "stack", "children": [["kind": "text", "label": "Visit"]]]],
              ],
            ],
          ],
          ["kind": "textField", "id": "k2", "label": "Notes", "value": "a\nb", "style": 3],
          ["kind": "textField", "id": "k3", "label": "Name", "value": "", "disabled": true],
          ["kind": "textField", "id": "k4", "label": "Name", "value": ""],
          [
            "kind": "textField", "id": "k6", "label": "Day", "value": "2026-11-25T10:00:00Z",
            "style": 4,
          ],
          ["kind": "toggle", "id": "k5", "label": "Open", "value": true],
        ],
      ],
      "styles": [
        "3": [["font": "title"], ["ax": ["identifier": "notes"]]],
        "4": [["date": ["parts": "date"]]],
      ],
    ],
    "problems": [
      ["code": "destination_missing", "level": "warning", "message": "None for Int.", "why": "So."]
    ],
  ]

  func say(_ line: String) { perform(conversation.receive(line: .text(Array(line.utf8)))) }
  func say(tooLong: Void) { perform(conversation.receive(line: .tooLong)) }
  func end() { perform(conversation.endOfInput()) }
  func hear(_ message: JSONValue) { perform(conversation.receive(message: message)) }
  /// Lets all timers run out.
  func ring() { for alarm in alarms { perform(conversation.woken(alarm.id)) } }
  func lose(_ sentence: String) { perform(conversation.lost(sentence)) }

  /// The lines for the client since the last look.
  var answers: [JSONValue] {
    defer { written = [] }
    return written
  }

  /// The only line for the client since the last look.
  func answer(_ location: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let answers = answers
    return try #require(answers.count == 1 ? answers.first : nil, sourceLocation: location)
  }

  /// The messages for the session since the last look, without people's names.
  var questions: [JSONValue] {
    defer { sent = [] }
    return sent.filter { $0["method"]?.stringValue != "presence.set" }
  }

  /// Performs the handshake, and drops its answer.
  static func begun(_ revision: String = "2025-11-25") -> Talk {
    let talk = Talk()
    talk.say(
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\(revision)",\
      "capabilities":{},"clientInfo":{"name":"tester","version":"1"}}}
      """)
    talk.say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    talk.written = []
    return talk
  }

  /// Calls a tool; connects the session if it is not connected yet.
  func call(_ name: String, _ arguments: String = "{}", id: Int = 1) {
    say(
      """
      {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"\(name)",\
      "arguments":\(arguments)}}
      """)
    if conversation.mirror == nil { hear(Self.hello) }
  }

  private func perform(_ effects: [Conversation.Effect]) {
    for effect in effects {
      switch effect {
      case .write(let message), .notify(let message): written.append(message)
      case .send(let request): sent.append(request)
      case .connect: connections += 1
      case .wake(let seconds, let id): alarms.append((seconds, id))
      }
    }
  }
}

extension JSONValue {
  /// The text of a tool's result.
  var toolText: String { self["result"]?["content"]?[0]?["text"]?.stringValue?.string ?? "" }
  var isToolError: Bool { self["result"]?["isError"]?.boolValue == true }
  var errorCode: Int? { self["error"]?["code"]?.intValue }
}
