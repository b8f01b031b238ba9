import AuthorAPI
import NavigationTesting

/// An app with everything that a test wants to reach: a list with menus, a form, an alert, a sheet,
/// a switch that the device stores, a clock, and a bug.
struct ShopApp: App {
  // Does not advance, however long the test waits for its turn.
  var clock: any Clock<Duration> = TestClock()

  var body: some Scene {
    WindowGroup { ShopView(clock: clock) }
  }
}

struct Fruit: Hashable, Codable {
  var name: String
}

private struct ShopView: View {
  let clock: any Clock<Duration>
  @State private var path = NavigationPath()
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var isAsking = false
  @State private var isAdding = false
  @State private var newName = ""
  @SceneStorage("note") private var note = "nothing"
  @AppStorage("organic") private var isOrganic = false
  @State private var greeting = "Loading"

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text(greeting)
        Text("Note: \(note)")
        Toggle("Organic", isOn: $isOrganic)
        ForEach(fruits, id: \.self) { fruit in
          NavigationLink(fruit, value: Fruit(name: fruit))
            .contextMenu { Button("Delete") { fruits.removeAll { $0 == fruit } } }
        }
        NavigationLink("Nowhere", value: 1.5)
        Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
        Button("Save note") { note = "saved" }
      }
      .navigationTitle("Shop")
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .navigationDestination(for: Fruit.self) { FruitView(fruit: $0) }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { path.append(Fruit(name: "Yes")) }
        Button("No", role: .cancel) {}
      }
      .sheet(isPresented: $isAdding) {
        NavigationStack {
          Form {
            TextField("Name", text: $newName)
            Button("Done") {
              fruits.append(newName)
              isAdding = false
            }
          }
          .navigationTitle("New fruit")
        }
      }
      .onOpenURL { url in
        path = NavigationPath([Fruit(name: url.lastPathComponent.capitalized)])
      }
    }
    .task {
      try? await clock.sleep(for: .seconds(2))
      greeting = "Welcome"
    }
  }
}

private struct FruitView: View {
  let fruit: Fruit

  var body: some View {
    Text("All about \(fruit.name)").navigationTitle(fruit.name)
  }
}
