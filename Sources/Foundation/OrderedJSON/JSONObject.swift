/// Members in the order they were written, each name once.
///
/// Names are compared by their UTF-8 bytes. A look-up reads the names from the front: objects of a
/// protocol are small, and big ones are read as collections.
public struct JSONObject: Sendable {
  @usableFromInline var members: [Member]

  /// A struct, since arrays of tuples are copied and freed by way of their metadata.
  @usableFromInline
  struct Member: Sendable {
    @usableFromInline let key: UTF8String
    @usableFromInline var value: JSONValue

    @inlinable
    init(key: UTF8String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates an object without members.
  @inlinable
  public init() { members = [] }

  /// Takes members whose names are known to differ.
  @usableFromInline
  init(distinct members: [Member]) { self.members = members }

  init(literalMembers: [(UTF8String, JSONValue)]) {
    members = literalMembers.map { Member(key: $0, value: $1) }
    precondition(
      members.count == Set(members.map(\.key)).count, "a member is named twice")
  }

  /// Makes room for a number of members.
  public mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }
}

extension JSONObject {
  /// The position of a member; nil if there is none with that name.
  @inlinable
  public func index(forKey key: UTF8String) -> Int? {
    for index in members.indices where members[index].key == key { return index }
    return nil
  }

  /// The member with that name. Setting replaces in place or appends; setting nil removes.
  @inlinable
  public subscript(key: UTF8String) -> JSONValue? {
    get { index(forKey: key).map { members[$0].value } }
    set {
      switch (index(forKey: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The names, in order.
  public var keys: [UTF8String] { members.map(\.key) }
}

extension JSONObject {
  /// True if both are copies that share one object in memory; the check takes constant time.
  public func isSame(as other: JSONObject) -> Bool {
    members.span.isIdentical(to: other.members.span)
  }
}

extension JSONObject: RandomAccessCollection {
  /// The position of the first member: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last member.
  @inlinable public var endIndex: Int { members.count }
  /// The member at a position, in the order of writing.
  @inlinable public subscript(position: Int) -> (key: UTF8String, value: JSONValue) {
    (members[position].key, members[position].value)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in the written order; a duplicate name is a programming error.
  public init(dictionaryLiteral members: (UTF8String, JSONValue)...) {
    self.init(literalMembers: members)
  }
}
