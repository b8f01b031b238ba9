import Colonnade

struct LegacyAnimalsScene: View {
  @State private var found: Animal?
  @State private var isShowingAnimal = false
  @State private var message = "Tap an animal."

  // SwiftUI has deprecated what this shows: a body that is so too may use it.
  @available(*, deprecated)
  var body: some View {
    NavigationView {
      VStack {
        List {
          Section(message) {
            ForEach(AnimalNames.emojis, id: \.self) { emoji in
              Button(emoji) { look(up: emoji) }
            }
          }
        }
        NavigationLink(isActive: $isShowingAnimal) {
          if let found { AnimalScreen(animal: found) }
        } label: {
          EmptyView()
        }
      }
      .navigationTitle("Animals")
    }
    .navigationViewStyle(.stack)
  }

  private func look(up emoji: String) {
    message = "Looking up \(emoji) …"
    Task {
      found = try await AnimalNames.fetch(emoji)
      message =
        found.map { "\(emoji) is called \($0.name)." }
        ?? "\(emoji) has no name, so nothing is pushed."
      isShowingAnimal = found != nil
    }
  }
}
