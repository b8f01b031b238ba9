import OrderedJSON
import SessionRecords
import Sessions

/// The messages between a session's node and a node that forwards a client, about the migration of
/// the session. No client gets one.
enum NodeSignal {
  /// To the client's node: forward nothing more, and acknowledge that with this number.
  case pause(Int)
  /// From the client's node: nothing more of the client is on its way.
  case paused(Int)
  /// To the client's node: the session stays; resume.
  case resume
  /// To the client's node, as the last message: the session lives elsewhere.
  case moved(Relocation)
  /// To the client's node, as the first message: the client continues here.
  case here

  /// The data that a client needs to continue elsewhere.
  struct Relocation {
    /// Nil if it has to be found out.
    let node: Node?
    /// The session's, which may have been renamed.
    let session: String
    let bookmark: Session.Bookmark
    /// The name that the client has in the session.
    let client: String
    /// The name that it goes by among people.
    let person: UTF8String?
  }

  private static let beginning = Array(#"{"jsonrpc":"2.0","method":"node."#.utf8)

  /// The message; its first bytes are those of no message of a session.
  var text: [UInt8] {
    switch self {
    case .pause(let number): Self.text("pause", ["number": .number(.init(number))])
    case .paused(let number): Self.text("paused", ["number": .number(.init(number))])
    case .resume: Self.text("goOn")
    case .here: Self.text("here")
    case .moved(let relocation): Self.text("moved", relocation.json)
    }
  }

  private static func text(_ name: String, _ params: JSONValue = [:]) -> [UInt8] {
    Self.beginning + Array("\(name)\",\"params\":".utf8) + params.serialized() + Array("}".utf8)
  }

  /// - Returns: nil if the text is something else.
  init?(_ text: borrowing Span<UInt8>) {
    guard text.begins(with: Self.beginning), let message = try? JSONValue(parsing: text) else {
      return nil
    }
    let number = message["params"]?["number"]?.intValue
    switch (message["method"]?.stringValue?.string, number) {
    case ("node.pause", let number?): self = .pause(number)
    case ("node.paused", let number?): self = .paused(number)
    case ("node.goOn", _): self = .resume
    case ("node.here", _): self = .here
    case ("node.moved", _):
      guard let relocation = message["params"].flatMap(Relocation.init) else { return nil }
      self = .moved(relocation)
    default: return nil
    }
  }
}

extension NodeSignal.Relocation {
  fileprivate var json: JSONValue {
    [
      "node": node.map { ["id": .string($0.id), "address": .string($0.address)] } ?? .null,
      "session": .string(session), "epoch": .string(bookmark.epoch),
      "revision": .number(.init(bookmark.revision)),
      "client": .string(client), "person": person.map(JSONValue.string) ?? .null,
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let epoch = json["epoch"]?.stringValue, let revision = json["revision"]?.intValue,
      let client = json["client"]?.stringValue, let session = json["session"]?.stringValue
    else { return nil }
    var node: Node?
    if let id = json["node"]?["id"]?.stringValue,
      let address = json["node"]?["address"]?.stringValue
    {
      node = Node(id: id.string, address: address.string)
    }
    self.init(
      node: node, session: session.string, bookmark: .init(epoch: epoch, revision: revision),
      client: client.string, person: json["person"]?.stringValue)
  }
}

extension Span<UInt8> {
  fileprivate func begins(with bytes: [UInt8]) -> Bool {
    if count < bytes.count { return false }
    // The end differs first: most messages begin alike.
    for index in bytes.indices.reversed() where self[index] != bytes[index] { return false }
    return true
  }
}
