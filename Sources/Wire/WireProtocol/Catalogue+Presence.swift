import NavigationCore
import OrderedJSON
import StateDocument

/// The methods about those who are connected to the session.
extension Catalogue {
  /// The most people in a list of who is here.
  package static let maxPeople = 100
  /// The most bytes of the name that a client goes by.
  package static let maxNameBytes = 64

  static let presence: [Method] = [
    Method(
      name: "presence.list",
      summary: """
        Lists the clients connected to this session: named ones first, then browsers, then scripts.
        """,
      isQuestion: true,
      parameters: [], result: "Presence", examples: [.init([:])],
      read: { _ throws(WireError) in .presence(.list) }),
    Method(
      name: "presence.set",
      summary: """
        Sets or clears the name that others see for this client, in lists and in the causes of its \
        commands. It is kept until the client’s last connection closes. Setting it makes no revision.
        """,
      isQuestion: true,
      effect: .setting,
      parameters: [
        .required(
          "name", ["type": ["string", "null"]],
          "at most limits.nameBytes bytes on one line, without control characters; null clears it")
      ],
      result: "PresenceChange", examples: [.init(["name": "Ada"]), .init(["name": nil])],
      read: { parameters throws(WireError) in .presence(.set(try personName(parameters))) }),
    Method(
      name: "presence.lock",
      summary: """
        Lets only this client change the session, or lets all change it again. Requests of others \
        that would change it are refused as locked; the app’s own code goes on. The lock ends when \
        its owner unlocks, 30 seconds after the owner’s last connection has closed, or with the \
        server. Clients choose their own ids, so a lock is no protection: use a token for that.
        """,
      isQuestion: true,
      effect: .setting,
      parameters: [.optional("locked", ["type": "boolean"], "true")],
      result: "LockChange", examples: [.init([:]), .init(["locked": false])],
      read: { parameters throws(WireError) in
        .presence(.lock(try parameters.bool("locked", else: true)))
      }),
    Method(
      name: "presence.present",
      summary: """
        Shows this client’s view to those who follow it: they get it as “presenting”. Only one \
        client presents at a time, until it ends it or its last connection has closed. \
        Presenting makes no revision.
        """,
      isQuestion: true,
      effect: .setting,
      parameters: [
        .required(
          "view", ["type": ["object", "null"]],
          """
          what the page shows, at most 1000 bytes of JSON; null ends presenting. The page writes \
          revision, panel and pointer, and ignores other members
          """)
      ],
      result: "PresentingChange",
      examples: [.init(["view": ["revision": 3, "panel": "state"]]), .init(["view": nil])],
      read: { parameters throws(WireError) in .presence(.present(try presentedView(parameters))) }),
  ]

  /// The most bytes of a presenter's view as JSON text.
  private static let maxViewBytes = 1_000

  private static func presentedView(_ parameters: Parameters) throws(WireError) -> JSONObject? {
    let value = try parameters.required("view")
    if value.isNull { return nil }
    guard case .object(let view) = value else {
      throw parameters.error("view", "Expected “view” to be an object or null.")
    }
    var writer = JSONWriter()
    writer.append(value)
    if writer.bytes.count > maxViewBytes {
      throw WireError(
        .limitExceeded,
        "The view has \(writer.bytes.count) bytes; the limit is \(maxViewBytes).",
        pointer: parameters.pointer(to: "view"), details: ["limit": .number(.init(maxViewBytes))])
    }
    return view
  }

  private static func personName(_ parameters: Parameters) throws(WireError) -> UTF8String? {
    if try parameters.required("name").isNull { return nil }
    let name = try parameters.string("name")
    if name.utf8.count > maxNameBytes {
      throw WireError(
        .limitExceeded, "The name has \(name.utf8.count) bytes; the limit is \(maxNameBytes).",
        pointer: parameters.pointer(to: "name"), details: ["limit": .number(.init(maxNameBytes))])
    }
    let scalars = name.string.unicodeScalars
    guard scalars.allSatisfy(\.mayStandInName), scalars.contains(where: { !$0.isBlank }) else {
      throw parameters.error(
        "name",
        "Expected “name” to be text on one line, without controls, or null.")
    }
    return name
  }
}

extension Unicode.Scalar {
  /// Nothing that breaks a line, or turns the text around it the other way.
  fileprivate var mayStandInName: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value)
    }
  }

  fileprivate var isBlank: Bool { properties.isWhitespace }
}
