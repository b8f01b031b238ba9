import Colonnade

struct DeepLinkTableScene: View {
  @State private var shelf: Shelf?
  @State private var path: [Book] = []

  var body: some View {
    NavigationSplitView {
      List(selection: $shelf) {
        Section("Shelves") {
          ForEach(Shelf.allCases) { NavigationLink($0.name, value: $0) }
        }
        Section("Open") {
          ForEach(["library://poems/3", "library://novels/3"], id: \.self) { URLButton(url: $0) }
        }
      }
      .navigationTitle("Library")
    } detail: {
      NavigationStack(path: $path) {
        List {
          Text(url)
          if let shelf {
            ForEach(Book.all(on: shelf)) { NavigationLink($0.title, value: $0) }
          }
        }
        .navigationTitle(shelf?.name ?? "Choose a shelf")
        .navigationDestination(for: Book.self) { book in
          Text(url).navigationTitle(book.title)
        }
      }
    }
    .deepLinks(Book.links)
  }

  /// The table read the other way: the URL that leads to where one is.
  private var url: String {
    var target = DeepLinkTarget()
    if let shelf { target = target.selecting(shelf) }
    if let book = path.last { target = target.pushing(book) }
    return Book.links.url(of: target)?.absoluteString ?? "This place has no URL."
  }
}

/// Opens a URL as if it had come from outside.
struct URLButton: View {
  let url: String
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(url) {
      if let url = URL(string: url) { openURL(url) }
    }
  }
}
