import NavigationCore
import OrderedJSON
import WireProtocol

/// The clients of a session, and the names that people see for them.
///
/// It has no history: nothing of a client is kept after its last connection has closed.
public struct Presence {
  /// The kind of program that a client connects with.
  public enum Kind: String, Sendable { case browser, script }

  /// Increases with every change to the content of the list.
  public private(set) var version = 0
  private var people: [String: Person] = [:]
  /// Stored separately, because each command reads the name of its client.
  private var names: [String: UTF8String] = [:]
  /// All clients in the order of the list, so that finding one among thousands is fast.
  private var positions: [ListPosition] = []
  private var lastArrival = 0
  private var written: (version: Int, text: [UInt8])?
  /// The client that has locked the session, and the one that presents it.
  private(set) var lead = SessionLead()

  /// Creates the presence of a session without clients.
  public init() {}

  private struct Person {
    var connections = 0
    var kind: Kind
    var position: ListPosition
  }

  /// A client's position in the list: first named clients, then browsers, then scripts, each in the
  /// order of arrival.
  private struct ListPosition {
    let rank: Int
    let arrival: Int
    let client: String

    func isBefore(_ other: ListPosition) -> Bool {
      rank == other.rank ? arrival < other.arrival : rank < other.rank
    }
  }

  /// Returns the name of a client; nil if it has none.
  @inline(__always)
  func name(of client: String) -> UTF8String? { names.isEmpty ? nil : names[client] }

  /// Adds a connection of a client.
  mutating func connect(_ client: String, as kind: Kind) {
    version += 1
    if people[client] == nil {
      lastArrival += 1
      let position = ListPosition(
        rank: Self.rank(isNamed: false, kind), arrival: lastArrival, client: client)
      people[client] = Person(kind: kind, position: position)
      insert(position)
    }
    people[client]?.connections += 1
  }

  /// Removes a connection of a client.
  mutating func disconnect(_ client: String) {
    guard let person = people[client] else { return }
    version += 1
    if person.connections > 1 {
      people[client]?.connections -= 1
      return
    }
    remove(person.position)
    people[client] = nil
    names[client] = nil
    lead.clientLeft(client)
  }

  /// Sets or removes the name of a client.
  ///
  /// - Returns: whether the name has changed. A client that has left gets no name.
  mutating func setName(_ name: UTF8String?, of client: String) -> Bool {
    guard let person = people[client], names[client] != name else { return false }
    version += 1
    names[client] = name
    remove(person.position)
    let position = ListPosition(
      rank: Self.rank(isNamed: name != nil, person.kind), arrival: person.position.arrival,
      client: client)
    people[client]?.position = position
    insert(position)
    return true
  }

  /// Returns the list as JSON text, which is written only once for each version.
  mutating func list() -> [UInt8] {
    if let written, written.version == version { return written.text }
    var writer = JSONWriter()
    writer.append(literal: "{\"people\":[")
    writer.appendList(positions.prefix(Catalogue.maxPeople)) { writer, position in
      guard let person = people[position.client] else { return }
      writer.append(literal: "{\"client\":")
      writer.append(string: position.client)
      writer.append(literal: ",\"name\":")
      writer.append(names[position.client].map(JSONValue.string) ?? .null)
      writer.append(literal: ",\"kind\":")
      writer.append(string: person.kind.rawValue)
      writer.append(literal: ",\"connections\":")
      writer.append(person.connections)
      writer.append(literal: "}")
    }
    writer.append(literal: "],\"count\":")
    writer.append(positions.count)
    writer.append(literal: ",\"lock\":")
    appendClient(lead.owner, to: &writer)
    writer.append(literal: ",\"presenter\":")
    appendClient(lead.presenter, to: &writer)
    writer.append(literal: "}")
    written = (version, writer.bytes)
    return writer.bytes
  }
}

extension Presence {
  /// Returns true if a client is connected.
  func includes(_ client: String) -> Bool { people[client] != nil }

  /// Increases with every change to what the presenter sees.
  public var viewVersion: Int { lead.viewVersion }

  /// True if the client that has locked the session is not connected.
  var isLockOwnerAway: Bool { lead.owner.map { !includes($0) } ?? false }

  mutating func setLock(_ isLocked: Bool, by client: String) -> Bool {
    guard lead.setLock(isLocked, by: client) else { return false }
    version += 1
    return true
  }

  mutating func endLock() {
    version += 1
    lead.endLock()
  }

  mutating func present(_ view: JSONObject?, by client: String) -> Bool {
    let earlier = lead.presenter
    let changed = lead.present(view, by: client)
    if lead.presenter != earlier { version += 1 }
    return changed
  }

  private func appendClient(_ client: String?, to writer: inout JSONWriter) {
    guard let client else { return writer.append(literal: "null") }
    writer.append(literal: "{\"client\":")
    writer.append(string: client)
    writer.append(literal: ",\"name\":")
    writer.append(names[client].map(JSONValue.string) ?? .null)
    writer.append(literal: "}")
  }

  private static func rank(isNamed: Bool, _ kind: Kind) -> Int {
    isNamed ? 0 : kind == .browser ? 1 : 2
  }

  /// Returns the index of a position, or the index at which to insert it.
  private func index(of position: ListPosition) -> Int {
    var (start, end) = (0, positions.count)
    while start < end {
      let middle = (start + end) / 2
      if positions[middle].isBefore(position) { start = middle + 1 } else { end = middle }
    }
    return start
  }

  private mutating func insert(_ position: ListPosition) {
    positions.insert(position, at: index(of: position))
  }

  private mutating func remove(_ position: ListPosition) {
    let index = index(of: position)
    if positions.indices.contains(index), positions[index].client == position.client {
      positions.remove(at: index)
    }
  }
}
