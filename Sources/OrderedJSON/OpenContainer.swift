/// An array or object whose closing bracket has not been read.
struct OpenContainer {
  let isObject: Bool
  private var elements: [JSONValue] = []
  private var members: [(key: String, value: JSONValue)] = []
  private var pendingName = ""
  /// The names so far, once there are too many to look through for each new one.
  private var names: Set<MemberName>?

  init(isObject: Bool) { self.isObject = isObject }

  /// The container, now that its closing bracket has been read.
  consuming func closed() -> JSONValue {
    isObject ? .object(JSONObject(distinct: members)) : .array(elements)
  }

  /// Names the member that comes next; false if the object has that name already.
  mutating func name(_ name: String) -> Bool {
    pendingName = name
    if members.count > MemberName.few { return isNewAmongMany(name) }
    for index in members.indices where members[index].key.hasSameBytes(as: name) { return false }
    return true
  }

  private mutating func isNewAmongMany(_ name: String) -> Bool {
    if names == nil { names = Set(members.map { MemberName($0.key) }) }
    return names?.insert(MemberName(name)).inserted ?? true
  }

  mutating func add(_ value: consuming JSONValue) {
    if isObject {
      if members.isEmpty { members.reserveCapacity(4) }
      members.append((key: pendingName, value: value))
    } else {
      elements.append(value)
    }
  }
}
