import Colonnade

struct DeepLinksScene: View {
  @State private var path: [Step] = []
  @State private var message = "Books"

  static let books = 1...3
  static let chapters = 1...5

  enum Step: Hashable, Codable {
    case book(Int)
    case chapter(book: Int, number: Int)
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section(message) {
          ForEach(Self.books, id: \.self) { NavigationLink("Book \($0)", value: Step.book($0)) }
        }
        Section("Open") {
          URLButton(url: "library://book/2/chapter/3")
          URLButton(url: "library://book/9")
        }
      }
      .navigationTitle("Library")
      .navigationDestination(for: Step.self) { LibraryScreen(step: $0) }
    }
    .onOpenURL { open($0) }
  }

  private func open(_ url: URL) {
    guard let steps = steps(to: url) else {
      message = "There is nothing at \(url.absoluteString)."
      return
    }
    path = steps
    message = "Opened \(url.absoluteString)."
  }

  /// The whole way to the place, so that back goes where one expects.
  private func steps(to url: URL) -> [Step]? {
    let parts = [url.host() ?? ""] + url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "library", [2, 4].contains(parts.count), parts[0] == "book",
      let book = Int(parts[1]), Self.books.contains(book)
    else { return nil }
    if parts.count == 2 { return [.book(book)] }
    guard parts[2] == "chapter", let number = Int(parts[3]), Self.chapters.contains(number) else {
      return nil
    }
    return [.book(book), .chapter(book: book, number: number)]
  }
}

private struct LibraryScreen: View {
  let step: DeepLinksScene.Step

  var body: some View {
    switch step {
    case .book(let book):
      List(DeepLinksScene.chapters, id: \.self) { number in
        NavigationLink(
          "Chapter \(number)", value: DeepLinksScene.Step.chapter(book: book, number: number))
      }
      .navigationTitle("Book \(book)")
    case .chapter(let book, let number):
      Text("Chapter \(number) of book \(book)").navigationTitle("Chapter \(number)")
    }
  }
}
