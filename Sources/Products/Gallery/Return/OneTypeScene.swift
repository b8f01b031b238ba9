import Colonnade

struct OneTypeScene: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("To the child", value: "child") }
        .navigationTitle("Parent")
        .navigationDestination(for: String.self) { _ in ConfusedChild() }
    }
  }
}

/// Its destination is never used: the parent has declared one for the same type already.
private struct ConfusedChild: View {
  var body: some View {
    List {
      NavigationLink("To the grandchild", value: "grandchild")
      Text("The link shows a child again: the destination nearest the root is used.")
    }
    .navigationTitle("Child")
    .navigationDestination(for: String.self) { _ in
      Text("Nobody ever sees this.").navigationTitle("Grandchild")
    }
  }
}
