/// An array or object whose closing bracket has not been read.
struct OpenContainer {
  let isObject: Bool
  private var elements: [JSONValue] = []
  private var members: [JSONObject.Member] = []
  private var pendingName: UTF8String = ""
  /// The names so far, once there are too many to look through for each new one.
  private var names: Set<UTF8String>?

  init(isObject: Bool) { self.isObject = isObject }

  var isEmpty: Bool { isObject ? members.isEmpty : elements.isEmpty }

  /// The container, now that its closing bracket has been read.
  consuming func closed() -> JSONValue {
    isObject ? .object(JSONObject(distinct: members)) : .array(elements)
  }

  /// Names the member that comes next; false if the object has that name already.
  mutating func name(_ name: consuming UTF8String) -> Bool {
    pendingName = name
    if members.count > MemberIndices.few { return isNewAmongMany(pendingName) }
    for index in members.indices where members[index].key == pendingName {
      return false
    }
    return true
  }

  private mutating func isNewAmongMany(_ name: UTF8String) -> Bool {
    if names == nil { names = Set(members.map(\.key)) }
    return names?.insert(name).inserted ?? true
  }

  mutating func add(_ value: consuming JSONValue) {
    if isObject {
      if members.isEmpty { members.reserveCapacity(4) }
      members.append(JSONObject.Member(key: pendingName, value: value))
    } else {
      elements.append(value)
    }
  }
}
