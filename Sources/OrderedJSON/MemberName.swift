/// A member name as a key of sets and dictionaries: equal only when the bytes are.
struct MemberName: Hashable {
  let text: String

  /// Up to so many names it is quicker to look through them than to build a table.
  static let few = 16

  init(_ text: String) { self.text = text }

  static func == (left: MemberName, right: MemberName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

/// Where each name of an object stands, to be asked for many of them.
struct MemberPlaces {
  private let object: JSONObject
  /// Filled only for objects with more members than are quickly looked through.
  private var places: [MemberName: Int] = [:]

  init(of object: JSONObject) {
    self.object = object
    if object.count <= MemberName.few { return }
    places.reserveCapacity(object.count)
    for index in object.indices { places[MemberName(object.members[index].key)] = index }
  }

  subscript(name: String) -> Int? {
    places.isEmpty ? object.index(forKey: name) : places[MemberName(name)]
  }
}
