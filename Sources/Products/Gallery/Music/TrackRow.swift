import Colonnade

struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "music.note").font(.title2).foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(Color.pink, in: RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(track.title).font(.headline)
        Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(track.length).font(.caption).monospacedDigit().foregroundStyle(.tertiary)
    }
  }
}
