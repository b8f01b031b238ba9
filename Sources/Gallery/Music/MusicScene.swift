import Colonnade

/// An ordinary app: tabs, a list with settings, a sheet, an alert, and a screen for a track.
struct MusicScene: View {
  @State private var path: [Track] = []

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        MusicLibrary()
          .navigationDestination(for: Track.self) { TrackScreen(track: $0) }
      }
      .tabItem { Label("Library", systemImage: "music.note.list") }
      Text("Radio").font(.largeTitle.bold())
        .tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }
    }
  }
}

struct MusicLibrary: View {
  @State private var isAdding = false
  @State private var isDeleting = false
  @State private var query = ""
  @State private var notify = true

  var body: some View {
    List {
      Section("Recently played") {
        ForEach(Track.all) { track in
          NavigationLink(value: track) { TrackRow(track: track) }.badge(track.id)
        }
      }
      MusicSettings(notify: $notify)
      Section {
        Button("Delete everything", role: .destructive) { isDeleting = true }
      }
    }
    .searchable(text: $query)
    .navigationTitle("Library")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          isAdding = true
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("New track")
      }
    }
    .sheet(isPresented: $isAdding) { NewTrack(title: $query, isExplicit: $notify) }
    .alert("Delete everything?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

struct MusicSettings: View {
  @Binding var notify: Bool
  @State private var volume = 0.4
  @State private var quality = "High"

  var body: some View {
    Section {
      Toggle("Notifications", isOn: $notify)
      HStack {
        Text("Volume")
        Slider(value: $volume)
        Text("\(Int((volume * 100).rounded())) %")
      }
      ProgressView(value: 0.6)
      Picker("Quality", selection: $quality) {
        Text("Low").tag("Low")
        Text("High").tag("High")
      }
      .pickerStyle(.segmented)
      HStack {
        Text("Storage")
        Spacer()
        Text("2.1 GB").foregroundStyle(.secondary)
      }
    } header: {
      Text("Settings")
    } footer: {
      Text("Music is kept on this device.").foregroundStyle(.secondary)
    }
  }
}

private struct NewTrack: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var title: String
  @Binding var isExplicit: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        Toggle("Explicit", isOn: $isExplicit)
      }
      .navigationTitle("New track")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }
}
