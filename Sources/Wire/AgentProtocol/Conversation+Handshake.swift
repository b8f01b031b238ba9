import OrderedJSON
import WireProtocol

extension Conversation {
  private static let nameAndVersion = Hello.serverName.split(separator: "/")

  static let serverInfo: JSONValue = [
    "name": .string(String(nameAndVersion.first ?? "")), "title": "Colonnade",
    "version": .string(String(nameAndVersion.last ?? "")),
  ]

  private static let capabilities: JSONValue = ["tools": [:], "resources": ["subscribe": true]]

  /// The answer to `server/discover`.
  var discovery: JSONObject {
    [
      "supportedVersions": .array(ProtocolRevision.names), "capabilities": Self.capabilities,
      "instructions": .string(instructions),
    ]
  }

  /// The handshake of older clients. Asked for a revision that is not known, or that has no
  /// handshake, it offers the newest that has one.
  mutating func initialize(_ message: Message, _ caller: Caller) throws(ProtocolError) {
    guard let name = message.params["protocolVersion"]?.stringValue else {
      throw ProtocolError(
        .invalidParams, "Expected “protocolVersion” to be a revision of the protocol.",
        data: ["supported": .array(ProtocolRevision.names)])
    }
    let asked = ProtocolRevision(name).flatMap { $0.isStateless ? nil : $0 }
    let revision = asked ?? .newestWithHandshake
    negotiated = revision
    if let name = message.params["clientInfo"]?["name"]?.stringValue { clientName = name }
    answer(
      caller,
      [
        "protocolVersion": .string(revision.rawValue), "capabilities": Self.capabilities,
        "serverInfo": Self.serverInfo, "instructions": .string(instructions),
      ])
  }

  private var instructions: String {
    """
    Colonnade runs SwiftUI navigation off the device: a session holds columns, selections and a \
    NavigationPath, and renders an app's screens as a tree.

    Call screen to see what is there, tap with a label or an id to press it, type to fill a field, \
    back to go back, openURL for a deep link. scene_list and scene_open choose what is shown. \
    Every change makes a numbered revision, and its result has what happened and the screen after \
    it; code of the app that waits may change the screen later: call screen with wait. undo and redo, \
    history_list, screen with a revision, and restore travel in time. problems tells what SwiftUI \
    would complain about. export with the format navigation-test gives what was done since the scene \
    was opened as a test of the app; of the scenes without views, swift-test gives one of the path.

    A person can watch, and join in, at \(dashboard)
    """
  }
}
