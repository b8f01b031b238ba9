import Colonnade

enum Shelf: String, CaseIterable, Hashable, Codable, Identifiable, DeepLinkValue {
  case novels, poems

  var id: Self { self }
  var name: String { rawValue.capitalized }
}

struct Book: Hashable, Codable, Identifiable {
  let id: Int
  let title: String
  let shelf: Shelf

  static func all(on shelf: Shelf) -> [Book] { all.filter { $0.shelf == shelf } }

  /// The URLs that the library understands, both ways.
  static let links = DeepLinks(scheme: "library") {
    DeepLink("/") { DeepLinkTarget() }
    DeepLink("/:shelf") { (shelf: Shelf) in
      DeepLinkTarget().selecting(shelf)
    } values: {
      $0.selection(Shelf.self)
    }
    DeepLink("/:shelf/:book") { (shelf: Shelf, id: Int) in
      all(on: shelf).first { $0.id == id }.map { DeepLinkTarget().selecting(shelf).pushing($0) }
    } values: { target in
      target.top(Book.self).map { ($0.shelf, $0.id) }
    }
  }

  private static let all = [
    Book(id: 1, title: "Middlemarch", shelf: .novels),
    Book(id: 2, title: "Emma", shelf: .novels),
    Book(id: 3, title: "Duino Elegies", shelf: .poems),
  ]
}
