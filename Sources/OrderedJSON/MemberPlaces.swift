/// Where each name of an object stands, to be asked for many of them.
struct MemberPlaces {
  /// Up to so many names it is quicker to look through them than to build a table.
  static let few = 16

  private let object: JSONObject
  /// Filled only for objects with more members than are quickly looked through.
  private var places: [UTF8String: Int] = [:]

  init(of object: JSONObject) {
    self.object = object
    if object.count <= Self.few { return }
    places.reserveCapacity(object.count)
    for index in object.indices { places[object.members[index].key] = index }
  }

  subscript(name: UTF8String) -> Int? {
    places.isEmpty ? object.index(forKey: name) : places[name]
  }
}
