import Colonnade

struct TrackScreen: View {
  let track: Track

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        cover
        VStack {
          Text(track.title).font(.largeTitle.bold())
          Text(track.artist).font(.title3).foregroundStyle(.secondary)
        }
        controls
        Button("Add to playlist") {}
          .buttonStyle(.borderedProminent).controlSize(.large).tint(.pink)
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
  }

  private var controls: some View {
    HStack(spacing: 40) {
      Button {
      } label: {
        Image(systemName: "backward.fill")
      }
      .accessibilityLabel("Previous")
      Button {
      } label: {
        Image(systemName: "play.circle.fill").font(.system(size: 64))
      }
      .accessibilityLabel("Play")
      Button {
      } label: {
        Image(systemName: "forward.fill")
      }
      .accessibilityLabel("Next")
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
