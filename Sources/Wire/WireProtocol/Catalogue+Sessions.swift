import NavigationCore
import OrderedJSON
import StateDocument

/// About the sessions of the server, whichever this connection is to.
extension Catalogue {
  static let sessions: [Method] = [
    Method(
      name: "sessions.list",
      summary: """
        Lists the server’s sessions by name: those with changes, and those with connected clients.
        """,
      isQuestion: true,
      parameters: [
        .optional("after", Schema.string("a name"), "only names after this one, in byte order"),
        .optional("limit", Schema.integer(minimum: 1), "at most \(maxSessionPage); 100"),
      ],
      result: "Sessions", examples: [.init([:]), .init(["after": "main", "limit": 10])],
      read: { parameters throws(WireError) in
        .sessions(
          .list(
            after: parameters.has("after") ? try parameters.string("after") : nil,
            limit: try parameters.integer("limit", in: 1...maxSessionPage, else: 100)))
      }),
    Method(
      name: "sessions.delete",
      summary: """
        Deletes a session and its history. Its connections are closed with code 4503, and the name \
        becomes free.
        """,
      effect: .loss, parameters: [target], result: "SessionChange",
      examples: [.init(["session": "yesterday"], refused: .noSuchElement)],
      read: { parameters throws(WireError) in .sessions(.delete(try name("session", parameters))) }),
    Method(
      name: "sessions.rename",
      summary: """
        Renames a session to a free name. Its clients stay connected and receive “renamed”.
        """,
      parameters: [target, .required("name", identifier, "the new one")],
      result: "SessionChange",
      examples: [.init(["session": "yesterday", "name": "older"], refused: .noSuchElement)],
      read: { parameters throws(WireError) in
        .sessions(
          .rename(try name("session", parameters), to: try name("name", parameters)))
      }),
    Method(
      name: "sessions.pin",
      summary: "Pins or unpins a session. Pinned sessions are never removed automatically.",
      effect: .setting, parameters: [target, .optional("pinned", ["type": "boolean"], "true")],
      result: "SessionChange",
      examples: [.init(["session": "yesterday", "pinned": true], refused: .noSuchElement)],
      read: { parameters throws(WireError) in
        .sessions(
          .pin(try name("session", parameters), try parameters.bool("pinned", else: true)))
      }),
  ]

  /// The most sessions that `sessions.list` returns at once.
  package static let maxSessionPage = 200

  private static let identifier: JSONValue = [
    "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$",
  ]

  private static let target = Method.Parameter.required("session", identifier, "its name")

  private static func name(
    _ parameter: UTF8String, _ parameters: Parameters
  ) throws(WireError) -> String {
    if let name = Identifier.validated(try parameters.string(parameter)) { return name }
    throw parameters.error(
      parameter, "Expected “\(parameter)” to be 1 to 64 letters, digits, “_” or “-”.")
  }
}
