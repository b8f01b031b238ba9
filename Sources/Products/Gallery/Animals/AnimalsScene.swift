import Colonnade

struct AnimalsScene: View {
  @State private var path: [Animal] = []
  @State private var message = "Tap an animal."

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section(message) {
          ForEach(AnimalNames.emojis, id: \.self) { emoji in
            Button {
              look(up: emoji)
            } label: {
              Text(emoji).font(.system(size: 40)).frame(maxWidth: .infinity, alignment: .leading)
            }
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
    VStack(spacing: 16) {
      Text(animal.emoji).font(.system(size: 96))
        .frame(width: 180, height: 180)
        .background(Color.yellow.opacity(0.25), in: Circle())
      Text(animal.name).font(.title.bold())
    }
    .navigationTitle(animal.name)
  }
}
