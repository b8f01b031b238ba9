/// The members of an object that is being read, and whether a name stands among them already.
struct DistinctMembers {
  private(set) var members: [JSONObject.Member] = []
  /// The names so far, once there are too many to look through for each new one.
  private var names: Set<MemberName>?

  mutating func isNew(_ name: String) -> Bool {
    if members.count > MemberName.few { return isNewAmongMany(name) }
    for index in members.indices where members[index].key.hasSameBytes(as: name) { return false }
    return true
  }

  private mutating func isNewAmongMany(_ name: String) -> Bool {
    if names == nil { names = Set(members.map { MemberName($0.key) }) }
    return names?.insert(MemberName(name)).inserted ?? true
  }

  mutating func append(_ name: consuming String, _ value: consuming JSONValue) {
    if members.isEmpty { members.reserveCapacity(4) }
    members.append(JSONObject.Member(key: name, value: value))
  }
}

extension JSONObject {
  init(_ read: consuming DistinctMembers) { members = read.members }
}
