import Colonnade

struct SharedFlagScene: View {
  @State private var isActive = false
  @State private var selected: Int?

  // SwiftUI has deprecated what this shows: a body that is so too may use it.
  @available(*, deprecated)
  var body: some View {
    NavigationView {
      List {
        Section("One flag for all rows") {
          ForEach(1..<6) { number in
            NavigationLink(
              "Row \(number)", destination: NumberScreen(number: number), isActive: $isActive)
          }
        }
        Section("One selection, a flag for each row") {
          ForEach(1..<6) { number in
            NavigationLink(
              "Row \(number), cured", destination: NumberScreen(number: number),
              isActive: isSelected(number))
          }
        }
      }
      .navigationTitle("A shared flag")
    }
    .navigationViewStyle(.stack)
  }

  private func isSelected(_ number: Int) -> Binding<Bool> {
    Binding(get: { selected == number }, set: { selected = $0 ? number : nil })
  }
}

struct NumberScreen: View {
  let number: Int

  var body: some View {
    Text("This is row \(number).").navigationTitle("Row \(number)")
  }
}
