import SwiftUI

// Deep links: a URL is parsed into a tab and a path.

struct LibraryApp: App {
  @StateObject private var navigation = LibraryNavigation()

  var body: some Scene {
    WindowGroup {
      LibraryHome()
        .environmentObject(navigation)
        .onOpenURL { url in
          navigation.handle(url)
        }
    }
  }
}

struct Author: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let titles: [String]

  static let all = [
    Author(id: 1, name: "Ursula", titles: ["The Dispossessed", "The Lathe of Heaven"]),
    Author(id: 2, name: "Octavia", titles: ["Kindred"]),
  ]

  static func find(_ id: Int) -> Author? { all.first { $0.id == id } }
}

struct LibraryBook: Hashable, Codable {
  let authorID: Int
  let title: String
}

enum LibraryTab: Hashable {
  case authors, favorites, settings
}

enum LibraryLink {
  case author(Int)
  case book(author: Int, index: Int)
  case settings

  init?(url: URL) {
    guard url.scheme == "library",
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = components.host
    else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }
    switch host {
    case "author":
      guard let id = parts.first.flatMap(Int.init) else { return nil }
      if let index = components.queryItems?.first(where: { $0.name == "book" })?.value.flatMap({
        Int($0)
      }) {
        self = .book(author: id, index: index)
      } else {
        self = .author(id)
      }
    case "settings":
      self = .settings
    default:
      return nil
    }
  }
}

class LibraryNavigation: ObservableObject {
  @Published var tab: LibraryTab = .authors
  @Published var path = NavigationPath()
  @Published var showsUnknownLink = false

  func handle(_ url: URL) {
    guard let link = LibraryLink(url: url) else {
      showsUnknownLink = true
      return
    }
    switch link {
    case .author(let id):
      open(author: id, book: nil)
    case .book(let id, let index):
      open(author: id, book: index)
    case .settings:
      tab = .settings
    }
  }

  private func open(author id: Int, book index: Int?) {
    guard let author = Author.find(id) else { return }
    tab = .authors
    var path = NavigationPath([author])
    if let index, author.titles.indices.contains(index) {
      path.append(LibraryBook(authorID: id, title: author.titles[index]))
    }
    self.path = path
  }
}

struct LibraryHome: View {
  @EnvironmentObject var navigation: LibraryNavigation
  @AppStorage("library.favorites") private var favorites = ""

  var body: some View {
    TabView(selection: $navigation.tab) {
      authors
        .tabItem { Label("Authors", systemImage: "person.3") }
        .tag(LibraryTab.authors)
      NavigationView {
        Text(favorites.isEmpty ? "No favorites" : favorites)
          .navigationBarTitle("Favorites")
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .tabItem {
        Image(systemName: "heart")
        Text("Favorites")
      }
      .tag(LibraryTab.favorites)
      LibrarySettings()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(LibraryTab.settings)
    }
    .alert("Unknown link", isPresented: $navigation.showsUnknownLink) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("This link can't be opened.")
    }
  }

  private var authors: some View {
    NavigationStack(path: $navigation.path) {
      List(Author.all) { author in
        NavigationLink(author.name, value: author)
      }
      .navigationTitle("Authors")
      .navigationDestination(for: Author.self, destination: AuthorView.init)
      .navigationDestination(for: LibraryBook.self) { book in
        BookView(book: book, favorites: $favorites)
      }
    }
  }
}

struct AuthorView: View {
  let author: Author

  var body: some View {
    List(author.titles, id: \.self) { title in
      NavigationLink(value: LibraryBook(authorID: author.id, title: title)) {
        Text(title)
      }
    }
    .navigationTitle(author.name)
  }
}

struct BookView: View {
  let book: LibraryBook
  @Binding var favorites: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text(book.title).font(.largeTitle)
      Button(favorites == book.title ? "Remove favorite" : "Make favorite") {
        favorites = favorites == book.title ? "" : book.title
      }
      Button("More by the author") {
        openURL(URL(string: "library://author/\(book.authorID)")!)
      }
      Button("Close") { dismiss() }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct LibrarySettings: View {
  @AppStorage("library.fontSize") private var fontSize = 14.0
  @AppStorage("library.night") private var isNight = false

  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Reading"), footer: Text("Applies to every book.")) {
          Slider(value: $fontSize, in: 10...24, step: 1)
          Toggle("Night mode", isOn: $isNight)
        }
        Section("Legal") {
          NavigationLink("Licenses") {
            ScrollView { Text("None.") }
              .navigationTitle("Licenses")
          }
        }
      }
      .navigationTitle("Settings")
    }
    .preferredColorScheme(isNight ? .dark : nil)
  }
}
