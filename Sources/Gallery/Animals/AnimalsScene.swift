import Colonnade

struct AnimalsScene: View {
  @State private var path: [Animal] = []
  @State private var message = "Tap an animal."

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section(message) {
          ForEach(AnimalNames.emojis, id: \.self) { emoji in
            Button(emoji) { look(up: emoji) }
          }
        }
      }
      .navigationTitle("Animals")
      .navigationDestination(for: Animal.self) { AnimalScreen(animal: $0) }
    }
  }

  private func look(up emoji: String) {
    message = "Looking up \(emoji) …"
    Task {
      guard let animal = try await AnimalNames.fetch(emoji) else {
        message = "\(emoji) has no name, so nothing is pushed."
        return
      }
      message = "\(emoji) is called \(animal.name)."
      path.append(animal)
    }
  }
}

struct AnimalScreen: View {
  let animal: Animal

  var body: some View {
    VStack {
      Text(animal.emoji).font(.largeTitle)
      Text(animal.name)
    }
    .navigationTitle(animal.name)
  }
}
