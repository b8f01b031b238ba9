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
  ]

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
