/// The types of the vectors' module `App`; `Vector.json` puts the real module before the name.
enum App {
  struct User: Hashable, Codable { var name: String }
  struct User2: Hashable, Codable {
    var id: Int
    var name: String
  }
  enum Plain: Hashable, Codable { case a, b }
  enum Raw: String, Hashable, Codable { case a, b }
  enum Assoc: Hashable, Codable {
    case detail(id: Int)
    case pair(Int, String)
  }
  enum Outer {
    struct Inner: Hashable, Codable { var x = 1 }
  }
  enum Route {
    enum Step: String, Hashable, Codable { case one }
  }
  struct Box<T: Hashable & Codable>: Hashable, Codable { var v: T }
  struct U: Hashable {}
  enum FirstView: String { case a = "A" }
}
