import Colonnade

struct MixedTypesScene: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      MixedTypesMenu(path: $path)
        .navigationTitle("Mixed types")
        .navigationDestination(for: Int.self) {
          MixedTypesMenu(path: $path).navigationTitle("Int \($0)")
        }
        .navigationDestination(for: Bool.self) {
          MixedTypesMenu(path: $path).navigationTitle("Bool \($0)")
        }
        .navigationDestination(for: String.self) {
          MixedTypesMenu(path: $path).navigationTitle("String “\($0)”")
        }
        .navigationDestination(for: Person.self) {
          MixedTypesMenu(path: $path).navigationTitle("Person \($0.name)")
        }
        .navigationDestination(for: Visit.self) { _ in
          MixedTypesMenu(path: $path).navigationTitle("A visit")
        }
    }
  }

  struct Person: Hashable, Codable {
    let name: String
  }

  /// Not codable: while one is on the path, the path cannot be saved.
  struct Visit: Hashable {
    let number: Int
  }
}

private struct MixedTypesMenu: View {
  @Binding var path: NavigationPath

  var body: some View {
    List {
      Section("path.codable") {
        let json = saved
        Text(json.map(shortened) ?? "nil")
        Text(
          json.map { "\($0.utf8.count) bytes, \(path.count.counted("value"))" }
            ?? "One value is not Codable."
        )
      }
      Section("Append") {
        Button("1") { path.append(1) }
        Button("true") { path.append(true) }
        Button("\"a/b\"") { path.append("a/b") }
        Button("Person “test”") { path.append(MixedTypesScene.Person(name: "test")) }
        Button("A visit, which is not Codable") {
          path.append(MixedTypesScene.Visit(number: path.count))
        }
      }
      Section("Remove") {
        Button("removeLast()") { path.removeLast() }.disabled(path.isEmpty)
        Button("To the root") { path = NavigationPath() }.disabled(path.isEmpty)
      }
    }
  }

  /// Each screen on the stack has this text.
  private func shortened(_ json: String) -> String {
    json.utf8.count > 500 ? String(json.unicodeScalars.prefix(499)) + "…" : json
  }

  private var saved: String? {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
