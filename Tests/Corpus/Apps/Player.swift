import SwiftUI

// A mini player under every tab, a cover with the whole player, and a queue in a sheet over that.

struct PlayerApp: App {
  var body: some Scene {
    WindowGroup {
      PlayerHome()
    }
  }
}

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
}

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
  let songs: [Song]

  static let all = [
    Album(
      id: 1, title: "Blue",
      songs: [
        Song(id: 10, title: "Sea", artist: "Mira"), Song(id: 11, title: "Sky", artist: "Mira"),
      ]),
    Album(id: 2, title: "Red", songs: [Song(id: 20, title: "Fire", artist: "Otto")]),
  ]
}

@Observable
final class AudioPlayer {
  private(set) var current: Song?
  private(set) var isPlaying = false
  private(set) var queue: [Song] = []

  func play(_ song: Song, in album: Album) {
    current = song
    isPlaying = true
    queue = album.songs.filter { $0 != song }
  }

  func toggle() { isPlaying.toggle() }

  func next() {
    guard let song = queue.first else { return }
    queue.removeFirst()
    if let current { queue.append(current) }
    current = song
  }
}

extension EnvironmentValues {
  @Entry var audioPlayer: AudioPlayer = AudioPlayer()
}

struct PlayerHome: View {
  @State private var player = AudioPlayer()
  @State private var isExpanded = false
  @Namespace private var animation

  var body: some View {
    TabView {
      Tab("Listen", systemImage: "play.circle") {
        NavigationStack {
          AlbumGrid().modifier(MiniPlayerInset(isExpanded: $isExpanded, animation: animation))
        }
      }
      Tab("Search", systemImage: "magnifyingglass") {
        NavigationStack {
          SongSearch().modifier(MiniPlayerInset(isExpanded: $isExpanded, animation: animation))
        }
      }
    }
    .environment(\.audioPlayer, player)
    .fullScreenCover(isPresented: $isExpanded) {
      NowPlaying(animation: animation)
        .environment(\.audioPlayer, player)
    }
  }
}

struct MiniPlayerInset: ViewModifier {
  @Binding var isExpanded: Bool
  let animation: Namespace.ID
  @Environment(\.audioPlayer) private var player

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom) {
        if let song = player.current {
          HStack {
            Button {
              withAnimation(.spring()) { isExpanded = true }
            } label: {
              VStack(alignment: .leading) {
                Text(song.title).font(.headline)
                Text(song.artist).font(.caption)
              }
            }
            .matchedGeometryEffect(id: "player", in: animation)
            Spacer()
            Button {
              player.toggle()
            } label: {
              Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
            }
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
          }
          .padding()
          .background(.ultraThinMaterial)
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
  }
}

struct AlbumGrid: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 2)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(Album.all) { album in
          NavigationLink(value: album) {
            VStack {
              RoundedRectangle(cornerRadius: 12)
                .fill(
                  LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                )
                .frame(height: 150)
              Text(album.title)
            }
          }
        }
      }
    }
    .navigationTitle("Listen now")
    .navigationDestination(for: Album.self) { AlbumView(album: $0) }
  }
}

struct AlbumView: View {
  let album: Album
  @Environment(\.audioPlayer) private var player

  var body: some View {
    List(album.songs) { song in
      Button {
        player.play(song, in: album)
      } label: {
        LabeledContent(song.title) {
          if player.current == song { Image(systemName: "waveform").symbolEffect(.variableColor) }
        }
      }
      .contextMenu {
        Button("Play next", systemImage: "text.insert") {}
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    .navigationTitle(album.title)
  }
}

struct SongSearch: View {
  @State private var text = ""
  @Environment(\.audioPlayer) private var player

  private var results: [(album: Album, song: Song)] {
    Album.all.flatMap { album in album.songs.map { (album, $0) } }
      .filter { text.isEmpty || $0.1.title.localizedStandardContains(text) }
  }

  var body: some View {
    List(results, id: \.song.id) { album, song in
      Button(song.title) { player.play(song, in: album) }
    }
    .searchable(text: $text, prompt: "Songs")
    .overlay { if results.isEmpty { ContentUnavailableView.search(text: text) } }
    .navigationTitle("Search")
  }
}

struct NowPlaying: View {
  let animation: Namespace.ID
  @Environment(\.audioPlayer) private var player
  @Environment(\.dismiss) private var dismiss
  @State private var showsQueue = false

  var body: some View {
    VStack {
      Button("Close", systemImage: "chevron.down") { dismiss() }
      Text(player.current?.title ?? "Nothing").font(.largeTitle)
        .matchedGeometryEffect(id: "player", in: animation)
      ProgressView(value: 0.3)
      HStack {
        Button("Next", systemImage: "forward.fill", action: player.next)
          .disabled(player.queue.isEmpty)
        Button("Queue", systemImage: "list.bullet") { showsQueue = true }
      }
      .labelStyle(.iconOnly)
    }
    .gesture(DragGesture().onEnded { value in if value.translation.height > 100 { dismiss() } })
    .sheet(isPresented: $showsQueue) {
      NavigationStack {
        List(player.queue) { Text($0.title) }
          .navigationTitle("Queue")
          .toolbar { Button("Done") { showsQueue = false } }
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }
}
