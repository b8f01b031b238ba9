/// The index of each member of an object by name, for looking up many of them.
struct MemberIndices {
  /// Up to this many names, it is faster to search through them than to build a table.
  static let few = 16

  private let object: JSONObject
  /// Filled only for objects with too many members for a quick search.
  private var indices: [UTF8String: Int] = [:]

  init(of object: JSONObject) {
    self.object = object
    if object.count <= Self.few { return }
    indices.reserveCapacity(object.count)
    for index in object.indices { indices[object.members[index].key] = index }
  }

  subscript(name: UTF8String) -> Int? {
    indices.isEmpty ? object.index(forKey: name) : indices[name]
  }
}
