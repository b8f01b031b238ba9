import Colonnade

struct PathOrderScene: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("The quirk") {
          NavigationLink("View2, by a view link") { SecondView(title: "View2", path: $path) }
        }
        Section("The cure") {
          NavigationLink(
            "View2, wrapped as a value",
            value: Wrapped("View2") { SecondView(title: "View2, wrapped", path: $path) })
        }
        Section("A value") {
          NavigationLink("A value link", value: "value1")
        }
        PathText(path: path)
      }
      .navigationTitle("View1")
      .navigationDestination(for: Wrapped.self) { $0.view }
      .navigationDestination(for: String.self) { value in
        List {
          Text("The screen of \(value)")
          PathText(path: path)
        }
        .navigationTitle(value)
      }
    }
  }
}

private struct SecondView: View {
  let title: String
  @Binding var path: NavigationPath

  var body: some View {
    List {
      NavigationLink("A value link", value: "value2")
      Text("Does its screen come on top of this one, or underneath? Go back to see.")
      PathText(path: path)
    }
    .navigationTitle(title)
  }
}

private struct PathText: View {
  let path: NavigationPath

  var body: some View {
    Text(
      "The path has \(path.count.counted("value")); "
        + (path.codable == nil ? "codable is nil." : "it is codable."))
  }
}
