import SwiftUI

// A path of several types that the scene saves in its codable form, and restores at the start.

struct MuseumApp: App {
  var body: some Scene {
    WindowGroup {
      MuseumView()
    }
  }
}

struct Artist: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
}

struct Painting: Hashable, Codable, Identifiable {
  let id: Int
  let artist: Artist
  let title: String

  static let all: [Painting] = {
    let klee = Artist(id: 1, name: "Klee")
    let munter = Artist(id: 2, name: "Münter")
    return [
      Painting(id: 1, artist: klee, title: "Fish"),
      Painting(id: 2, artist: klee, title: "Tower"),
      Painting(id: 3, artist: munter, title: "Houses"),
    ]
  }()
}

@MainActor
final class MuseumPathStore: ObservableObject {
  @Published var path = NavigationPath()

  var encoded: Data? {
    guard let representation = path.codable else { return nil }
    return try? JSONEncoder().encode(representation)
  }

  func restore(from data: Data) {
    do {
      let representation = try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: data)
      path = NavigationPath(representation)
    } catch {
      path = NavigationPath()
    }
  }
}

struct MuseumView: View {
  @StateObject private var store = MuseumPathStore()
  @SceneStorage("museum.path") private var data: Data?
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack(path: $store.path) {
      List {
        Section("Paintings") {
          ForEach(Painting.all) { painting in
            NavigationLink(painting.title, value: painting)
          }
        }
        Section("Floors") {
          ForEach(1..<3) { floor in
            NavigationLink("Floor \(["I", "II"][floor - 1])", value: floor)
          }
        }
        Button("A tour") {
          store.path.append(2)
          store.path.append(Painting.all[2])
          store.path.append(Painting.all[2].artist)
        }
      }
      .navigationTitle("Museum")
      .navigationDestination(for: Painting.self) { painting in
        PaintingView(painting: painting, path: $store.path)
      }
      .navigationDestination(for: Artist.self) { artist in
        ArtistView(artist: artist, path: $store.path)
      }
      .navigationDestination(for: Int.self) { floor in
        Text("Floor \(["I", "II"][floor - 1])")
          .navigationTitle("Floor \(["I", "II"][floor - 1])")
      }
    }
    .task {
      if let data { store.restore(from: data) }
    }
    .onChange(of: store.path) {
      data = store.encoded
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { data = store.encoded }
    }
  }
}

struct PaintingView: View {
  let painting: Painting
  @Binding var path: NavigationPath

  var body: some View {
    VStack {
      AsyncImage(url: URL(string: "https://example.invalid/\(painting.id).jpg")) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFit()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(height: 200)
      NavigationLink("By \(painting.artist.name)", value: painting.artist)
      Text("\(path.count) deep")
    }
    .navigationTitle(painting.title)
  }
}

struct ArtistView: View {
  let artist: Artist
  @Binding var path: NavigationPath

  var body: some View {
    List {
      Button("Up") { if !path.isEmpty { path.removeLast() } }
      Button("To the entrance") { path = .init() }
    }
    .navigationTitle(artist.name)
  }
}
