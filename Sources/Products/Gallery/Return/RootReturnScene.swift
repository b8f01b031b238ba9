import Colonnade

struct RootReturnScene: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Count \(path.count)")
        NavigationLink("To a child", value: Child.a)
        NavigationLink("To another child", value: Child.b)
      }
      .navigationTitle("Parent")
      .navigationDestination(for: Child.self) { ChildScreen(child: $0, path: $path) }
    }
  }

  enum Child: String, Codable {
    case a, b
  }

  enum Grandchild: String, Codable {
    case a, b
  }
}

private struct ChildScreen: View {
  let child: RootReturnScene.Child
  @Binding var path: NavigationPath

  var body: some View {
    List {
      Text("Count \(path.count)")
      NavigationLink("To a grandchild", value: RootReturnScene.Grandchild.a)
      NavigationLink("To another grandchild", value: RootReturnScene.Grandchild.b)
    }
    .navigationTitle("Child \(child.rawValue)")
    .navigationDestination(for: RootReturnScene.Grandchild.self) { grandchild in
      List {
        Text("Count \(path.count)")
        Button("Back to the root") { path.removeLast(path.count) }
      }
      .navigationTitle("Grandchild \(grandchild.rawValue)")
    }
  }
}
