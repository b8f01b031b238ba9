import NavigationCore
import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// A client of the gateway: its sink, and the contents of its messages.
@MainActor
struct Client {
  let sink: RecordingSink
  let subscriber: Subscriber
  let gateway: Gateway

  /// Sends a request; it is done in this turn unless it has to wait.
  func send(_ method: String, _ params: JSONObject = [:], id: Int = 1) {
    send(["id": .number(.init(id)), "method": .string(method), "params": .object(params)])
  }

  func send(_ frame: JSONValue) { send(bytes: frame.serialized()) }

  func send(bytes: [UInt8]) { gateway.receive(bytes.span, from: subscriber) }

  func push(_ value: Int, id: Int = 1) { send("push", ["value": .number(.init(value))], id: id) }

  func disconnect() { gateway.clientDisconnected(subscriber) }

  /// The socket accepts data again.
  func makeRoom() {
    sink.makeRoom()
    gateway.delivery.makeDue(subscriber)
  }

  var messages: [JSONValue] { get throws { try sink.messages } }

  /// The notifications of changes, in order.
  var changes: [JSONValue] {
    get throws { try messages.filter { $0["method"] == "changed" }.compactMap { $0["params"] } }
  }

  /// The base and the revision of each change.
  var steps: [[Int]] {
    get throws {
      try changes.map { [$0["base"]?.intValue ?? -1, $0["revision"]?.intValue ?? -1] }
    }
  }

  /// The answers, in order.
  var answers: [JSONValue] { get throws { try messages.filter { $0["method"] == nil } } }

  /// The ids of the answers, in order.
  var answered: [Int] { get throws { try answers.compactMap { $0["id"]?.intValue } } }
}
