/// Members in the order they were written, each name once.
///
/// Names are compared by their UTF-8 bytes. A look-up reads the names from the front: objects of a
/// protocol are small, and big ones are read as collections.
public struct JSONObject: Sendable {
  @usableFromInline var members: [(key: String, value: JSONValue)]

  @inlinable
  public init() { members = [] }

  /// Takes members whose names are known to differ.
  @usableFromInline
  init(distinct members: [(key: String, value: JSONValue)]) { self.members = members }

  init(literalMembers: [(String, JSONValue)]) {
    members = literalMembers.map { (key: $0, value: $1) }
    precondition(
      members.count == Set(members.map { MemberName($0.key) }).count, "a member is named twice")
  }

  public mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }
}

extension JSONObject {
  @inlinable
  public func index(forKey key: String) -> Int? {
    for index in members.indices where members[index].key.hasSameBytes(as: key) { return index }
    return nil
  }

  /// The member of that name. Setting replaces in place or appends; setting nil removes.
  @inlinable
  public subscript(key: String) -> JSONValue? {
    get { index(forKey: key).map { members[$0].value } }
    set {
      switch (index(forKey: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The names, in order.
  public var keys: [String] { members.map(\.key) }
}

extension JSONObject: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { members.count }
  @inlinable public subscript(position: Int) -> (key: String, value: JSONValue) {
    members[position]
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members as they are written; a name written twice is a programming error.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(literalMembers: members)
  }
}
