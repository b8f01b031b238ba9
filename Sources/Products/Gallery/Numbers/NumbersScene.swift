import Colonnade

struct NumbersScene: View {
  @State private var path: [Level] = []

  enum Level: Hashable, Codable {
    case first
    case second(Int)
    case third(String)
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("First", value: Level.first)
        Button("Straight to the second") { path = [.first, .second(2)] }
        Button("Straight to the third") { path = [.first, .second(2), .third("three")] }
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Level.self) { level in
        LevelScreen(level: level, path: $path)
      }
    }
  }
}

private struct LevelScreen: View {
  let level: NumbersScene.Level
  @Binding var path: [NumbersScene.Level]

  var body: some View {
    List {
      switch level {
      case .first: NavigationLink("Second, with 2", value: NumbersScene.Level.second(2))
      case .second(let number):
        NavigationLink("Third", value: NumbersScene.Level.third("after \(number)"))
      case .third(let word):
        Text(word)
        Button("Back to the second") { path.removeLast(path.count - 2) }
          .disabled(path.count < 3)
        Button("Only the second") { path = [.second(7)] }
      }
      Button("Root") { path = [] }
    }
    .navigationTitle(title)
  }

  private var title: String {
    switch level {
    case .first: "First"
    case .second(let number): "Second (\(number))"
    case .third: "Third"
    }
  }
}
