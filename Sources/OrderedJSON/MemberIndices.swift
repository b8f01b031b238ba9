/// The index of each member of an object by name, for looking up many of them.
struct MemberIndices {
  /// Up to so many names it is quicker to look through them than to build a table.
  static let few = 16

  private let object: JSONObject
  /// Filled only for objects with more members than are quickly looked through.
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
