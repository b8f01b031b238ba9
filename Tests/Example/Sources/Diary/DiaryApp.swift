import SwiftData
import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryView() }.modelContainer(for: Letter.self)
  }
}

/// A letter that outlives the app.
@Model
final class Letter {
  var number: Int

  init(number: Int) { self.number = number }
}

/// Counts in three places, two of which outlive the app, and has a bug that ends it.
struct DiaryView: View {
  @AppStorage("pages") private var pages = 0
  @SceneStorage("bookmark") private var bookmark = "none"
  @State private var thoughts = 0
  @State private var path = NavigationPath()
  @State private var pen: Int?
  @Query(sort: \Letter.number) private var letters: [Letter]
  @Environment(\.modelContext) private var modelContext

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
        Button("Write a letter") {
          modelContext.insert(Letter(number: letters.count + 1))
        }
        ForEach(letters) { Text("Letter \($0.number)") }
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
