import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryView() }
  }
}

/// Counts in three places, two of which outlive the app, and has a bug that ends it.
struct DiaryView: View {
  @AppStorage("pages") private var pages = 0
  @SceneStorage("bookmark") private var bookmark = "none"
  @State private var thoughts = 0
  @State private var path = NavigationPath()
  @State private var pen: Int?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\(pages) pages, bookmark \(bookmark), \(thoughts) thoughts")
        Button("Write") {
          pages += 1
          thoughts += 1
          bookmark = "page \(pages)"
          print("wrote", bookmark)
        }
        Button("Read on") { path.append(pages) }
        Button("Spill the ink") { path.append(Ink()) }
        Button("Use the pen") { pages = pen! }
      }
      .navigationTitle("Diary")
      .navigationDestination(for: Int.self) { page in Text("Page \(page)") }
      .navigationDestination(for: Ink.self) { _ in Text("Ink") }
    }
  }
}

/// A value that cannot be saved.
struct Ink: Hashable {}
