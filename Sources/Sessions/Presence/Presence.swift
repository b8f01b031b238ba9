import NavigationCore
import OrderedJSON
import WireProtocol

/// The clients of a session, and the names that they go by among people.
///
/// It is no history: nothing of a client is kept when the last of its connections has gone.
public struct Presence {
  /// The programs that people and scripts connect with.
  public enum Kind: String, Sendable { case browser, script }

  /// Rises with everything that a list tells.
  public private(set) var version = 0
  private var people: [String: Person] = [:]
  /// Beside the rest, since each command asks for its client's.
  private var names: [String: UTF8String] = [:]
  /// All clients in the order of lists, so that none is searched for among thousands.
  private var places: [Place] = []
  private var arrivals = 0
  private var written: (version: Int, text: [UInt8])?

  /// Creates a session's where nobody is.
  public init() {}

  private struct Person {
    var connections = 0
    var kind: Kind
    var place: Place
  }

  /// Where a client stands: those with names, then browsers, then scripts, each as they came.
  private struct Place {
    let rank: Int
    let arrival: Int
    let client: String

    func isBefore(_ other: Place) -> Bool {
      rank == other.rank ? arrival < other.arrival : rank < other.rank
    }
  }

  /// The name that a client goes by; nil for none.
  @inline(__always)
  func name(of client: String) -> UTF8String? { names.isEmpty ? nil : names[client] }

  /// Notes a new connection.
  mutating func arrive(_ client: String, as kind: Kind) {
    version += 1
    if people[client] == nil {
      arrivals += 1
      let place = Place(
        rank: Self.rank(isNamed: false, kind), arrival: arrivals, client: client)
      people[client] = Person(kind: kind, place: place)
      insert(place)
    }
    people[client]?.connections += 1
  }

  /// Notes the end of a connection.
  mutating func leave(_ client: String) {
    guard let person = people[client] else { return }
    version += 1
    if person.connections > 1 {
      people[client]?.connections -= 1
      return
    }
    remove(person.place)
    people[client] = nil
    names[client] = nil
  }

  /// Gives a client a name, or takes it from it.
  ///
  /// - Returns: whether it had another. One that has gone gets none.
  mutating func setName(_ name: UTF8String?, of client: String) -> Bool {
    guard let person = people[client], names[client] != name else { return false }
    version += 1
    names[client] = name
    remove(person.place)
    let place = Place(
      rank: Self.rank(isNamed: name != nil, person.kind), arrival: person.place.arrival,
      client: client)
    people[client]?.place = place
    insert(place)
    return true
  }

  /// The list as JSON text, written once a version, however many ask.
  mutating func list() -> [UInt8] {
    if let written, written.version == version { return written.text }
    var writer = JSONWriter()
    writer.append(literal: "{\"people\":[")
    writer.appendList(places.prefix(Catalogue.maxPeople)) { writer, place in
      guard let person = people[place.client] else { return }
      writer.append(literal: "{\"client\":")
      writer.append(string: place.client)
      writer.append(literal: ",\"name\":")
      writer.append(names[place.client].map(JSONValue.string) ?? .null)
      writer.append(literal: ",\"kind\":")
      writer.append(string: person.kind.rawValue)
      writer.append(literal: ",\"connections\":")
      writer.append(person.connections)
      writer.append(literal: "}")
    }
    writer.append(literal: "],\"count\":")
    writer.append(places.count)
    writer.append(literal: "}")
    written = (version, writer.bytes)
    return writer.bytes
  }
}

extension Presence {
  private static func rank(isNamed: Bool, _ kind: Kind) -> Int {
    isNamed ? 0 : kind == .browser ? 1 : 2
  }

  /// Where a place is, or belongs.
  private func index(of place: Place) -> Int {
    var (start, end) = (0, places.count)
    while start < end {
      let middle = (start + end) / 2
      if places[middle].isBefore(place) { start = middle + 1 } else { end = middle }
    }
    return start
  }

  private mutating func insert(_ place: Place) { places.insert(place, at: index(of: place)) }

  private mutating func remove(_ place: Place) {
    let index = index(of: place)
    if places.indices.contains(index), places[index].client == place.client {
      places.remove(at: index)
    }
  }
}
