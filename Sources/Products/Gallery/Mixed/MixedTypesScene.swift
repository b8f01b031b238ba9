import Colonnade

struct MixedTypesScene: View {
  @State private var path = NavigationPath()

  var body: some View {
    // Encoded once for all screens: a path can be long.
    let saved = SavedPath(path)
    NavigationStack(path: $path) {
      MixedTypesMenu(path: $path, saved: saved)
        .navigationTitle("Mixed types")
        .navigationDestination(for: Int.self) {
          MixedTypesMenu(path: $path, saved: saved).navigationTitle("Int \($0)")
        }
        .navigationDestination(for: Bool.self) {
          MixedTypesMenu(path: $path, saved: saved).navigationTitle("Bool \($0)")
        }
        .navigationDestination(for: String.self) {
          MixedTypesMenu(path: $path, saved: saved).navigationTitle("String “\($0)”")
        }
        .navigationDestination(for: Person.self) {
          MixedTypesMenu(path: $path, saved: saved).navigationTitle("Person \($0.name)")
        }
        .navigationDestination(for: Visit.self) { _ in
          MixedTypesMenu(path: $path, saved: saved).navigationTitle("A visit")
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
  let saved: SavedPath

  var body: some View {
    List {
      Section("path.codable") {
        Text(saved.text)
        Text(saved.size)
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
}

/// The codable form of a path, in few words.
private struct SavedPath {
  private(set) var text = "nil"
  private(set) var size = "One value is not Codable."

  init(_ path: NavigationPath) {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return }
    text = shortened(String(decoding: data, as: UTF8.self))
    size = "\(data.count) bytes, \(path.count.counted("value"))"
  }

  /// Each screen on the stack has this text.
  private func shortened(_ json: String) -> String {
    json.utf8.count > 500 ? String(json.unicodeScalars.prefix(499)) + "…" : json
  }
}
