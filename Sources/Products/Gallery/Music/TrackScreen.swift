import Colonnade

struct TrackScreen: View {
  let track: Track
  @Binding var path: [Track]
  @State private var isPlaying = false
  @State private var isListed = false

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        cover
        VStack {
          Text(track.title).font(.largeTitle.bold())
          Text(track.artist).font(.title3).foregroundStyle(.secondary)
        }
        controls
        playlist
        tags
        Text("**Bold** and _italic_ text, with [a link](https://example.com).")
          .multilineTextAlignment(.leading).padding().background(.thinMaterial)
      }
      .padding()
    }
    .navigationTitle(track.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var cover: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
      .frame(width: 240, height: 240)
      .overlay {
        Image(systemName: "music.note").font(.system(size: 96)).foregroundStyle(.white)
      }
      .scaleEffect(isPlaying ? 1.08 : 1)
      .shadow(color: .purple.opacity(0.4), radius: isPlaying ? 20 : 0)
  }

  private var controls: some View {
    HStack(spacing: 40) {
      Button {
        path[path.count - 1] = track.neighbor(-1)
      } label: {
        Image(systemName: "backward.fill")
      }
      .accessibilityLabel("Previous")
      Button {
        withAnimation(.bouncy) { isPlaying.toggle() }
      } label: {
        Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .font(.system(size: 64))
          .contentTransition(.symbolEffect(.replace))
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
      Button {
        path[path.count - 1] = track.neighbor(1)
      } label: {
        Image(systemName: "forward.fill")
      }
      .accessibilityLabel("Next")
    }
  }

  @ViewBuilder private var playlist: some View {
    if isListed {
      Label("In your playlist", systemImage: "checkmark.circle.fill")
        .font(.headline).foregroundStyle(.pink).frame(height: 50)
        .transition(.scale.combined(with: .opacity))
    } else {
      Button("Add to playlist") { withAnimation(.smooth) { isListed = true } }
        .buttonStyle(.borderedProminent).controlSize(.large).tint(.pink)
        .transition(.opacity)
    }
  }

  private var tags: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<6) { number in
        VStack {
          Circle().fill(.orange).frame(width: 60, height: 60)
          Text("Tag \(number)").font(.caption)
        }
      }
    }
  }
}
