import Colonnade

/// An ordinary app: tabs, a list with settings, a sheet, an alert, and a screen for a track.
struct MusicScene: View {
  @State private var path: [Track] = []

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        MusicLibrary()
          .navigationDestination(for: Track.self) { TrackScreen(track: $0, path: $path) }
      }
      .tabItem { Label("Library", systemImage: "music.note.list") }
      Text("Radio").font(.largeTitle.bold())
        .tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }
    }
  }
}

struct MusicLibrary: View {
  @State private var tracks = Track.all
  @State private var isAdding = false
  @State private var isDeleting = false
  @State private var query = ""
  @State private var notify = true

  var body: some View {
    List {
      Section("Recently played") {
        ForEach(found) { track in
          NavigationLink(value: track) { TrackRow(track: track) }.badge(track.id)
        }
        .onDelete { offsets in
          let gone = offsets.map { found[$0].id }
          withAnimation { tracks.removeAll { gone.contains($0.id) } }
        }
        if found.isEmpty {
          Text(query.isEmpty ? "Nothing yet" : "Nothing is called “\(query)”")
            .foregroundStyle(.secondary)
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
    .sheet(isPresented: $isAdding) {
      NewTrack { title in
        withAnimation { tracks.append(Track(title: title, after: tracks)) }
      }
    }
    .alert("Delete everything?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { withAnimation { tracks = [] } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }

  private var found: [Track] {
    query.isEmpty ? tracks : tracks.filter { $0.title.localizedCaseInsensitiveContains(query) }
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
  @State private var title = ""
  @State private var isExplicit = false
  let add: (String) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        Toggle("Explicit", isOn: $isExplicit)
      }
      .navigationTitle("New track")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            add(title)
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
    }
  }
}
