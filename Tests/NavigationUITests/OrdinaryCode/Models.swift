import NavigationUI

// Ordinary SwiftUI code; the test is that it compiles.

struct Book: Identifiable, Hashable, Codable {
  enum Genre: String, CaseIterable, Codable, Identifiable {
    case novel, poetry, travel
    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String { self == .poetry ? "text.quote" : "book" }
  }

  var id = UUID()
  var title: String
  var author: String
  var genre: Genre = .novel
  var rating = 3
  var isRead = false
  var added = Date(timeIntervalSinceReferenceDate: 0)
  var chapters: [Chapter]?
}

struct Chapter: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var parts: [Chapter]?
}

@MainActor
final class Library: ObservableObject {
  @Published var books: [Book]
  @Published var query = ""
  @Published private(set) var lastChange: Date?
  private var cancellables: Set<AnyCancellable> = []

  init(books: [Book] = []) {
    self.books = books
    $books
      .dropFirst()
      .map(\.count)
      .removeDuplicates()
      .sink { [weak self] _ in self?.lastChange = Date() }
      .store(in: &cancellables)
  }

  var found: [Book] {
    query.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func remove(_ book: Book) { books.removeAll { $0.id == book.id } }
}

@MainActor @Observable
final class Settings {
  var name = ""
  var volume = 0.5
  var copies = 1
  var showsDetails = true
  var birthday = Date(timeIntervalSinceReferenceDate: 0)
}
