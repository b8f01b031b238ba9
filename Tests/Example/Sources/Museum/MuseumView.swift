import SwiftUI

struct MuseumView: View {
  @Environment(MuseumModel.self) private var model
  @State private var visibility: NavigationSplitViewVisibility = .all
  @SceneStorage("path") private var savedPath: Data?

  var body: some View {
    @Bindable var model = model

    NavigationSplitView(columnVisibility: $visibility) {
      List(Wing.allCases, selection: $model.wing) { wing in
        Label(wing.title, systemImage: wing.symbol)
      }
      .navigationTitle("Museum")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Surprise me", systemImage: "sparkles", action: model.surprise)
        }
      }
    } detail: {
      NavigationStack(path: $model.path) {
        WingView(wing: model.wing)
          .navigationDestination(for: Exhibit.self) { exhibit in
            ExhibitView(exhibit: exhibit)
          }
          .navigationDestination(for: Note.self) { note in
            NoteView(note: note)
          }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .onChange(of: model.path) { _, path in
      savedPath = path.codable.flatMap { try? JSONEncoder().encode($0) }
    }
    .task {
      guard let savedPath,
        let path = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: savedPath)
      else { return }
      model.path = NavigationPath(path)
    }
  }
}

struct WingView: View {
  let wing: Wing?
  @Environment(MuseumModel.self) private var model

  var body: some View {
    if let wing {
      List {
        Section("On show") {
          ForEach(model.exhibits(in: wing)) { exhibit in
            NavigationLink(value: exhibit) {
              HStack {
                VStack(alignment: .leading, spacing: 4) {
                  Text(exhibit.name)
                    .font(.headline)
                  Text(exhibit.year, format: .number.grouping(.never))
                    .font(.caption)
                    .foregroundStyle(.secondary)
                }
                Spacer()
                if model.favourites.contains(exhibit.id) {
                  Image(systemName: "star.fill")
                    .foregroundStyle(.yellow)
                }
              }
              .padding(.vertical, 4)
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle(Text(wing.title))
      .onAppear { model.visits += 1 }
    } else {
      ContentUnavailableView("Choose a wing", systemImage: "building.columns")
    }
  }
}

struct ExhibitView: View {
  let exhibit: Exhibit
  @Environment(MuseumModel.self) private var model
  @Environment(\.dismiss) private var dismiss
  @State private var isSharing = false

  private var isFavourite: Binding<Bool> {
    Binding(
      get: { model.favourites.contains(exhibit.id) },
      set: { _ in model.toggleFavourite(exhibit) })
  }

  var body: some View {
    Form {
      Section {
        LabeledContent("Year", value: "\(exhibit.year)")
        Toggle("Favourite", isOn: isFavourite)
      }
      Section("More") {
        NavigationLink("Read the note", value: Note(exhibit: exhibit.id, text: "Do not touch."))
        Button("Share …") { isSharing = true }
        Button("Back to the wing", role: .cancel) { dismiss() }
      }
    }
    .navigationTitle(exhibit.name)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isSharing) {
      ShareView(exhibit: exhibit)
    }
  }
}

struct NoteView: View {
  let note: Note

  var body: some View {
    ScrollView {
      Text(note.text)
        .multilineTextAlignment(.center)
        .padding()
        .accessibilityHint("More")
      Text(LocalizedStringResource("Tell a friend about \("a guard")"))
      NoteCount(words: { String(localized: "\(2) favourites") })
    }
    .navigationSubtitle("On show")
    .navigationTitle("Note")
  }
}

/// Looks up a text when it is shown, whatever the views around it read.
struct NoteCount: View {
  let words: () -> String

  var body: some View {
    Text(words() + ".")
  }
}

struct ShareView: View {
  let exhibit: Exhibit
  @Environment(MuseumModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image("Posters/Night sky")
      Image("stone")
        .resizable()
        .frame(width: 48, height: 32)
        .background(Color("Paper"))
      Text("Tell a friend about \(exhibit.name)")
      Text("\(model.favourites.count) favourites")
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .presentationDetents([.medium])
  }
}

#Preview {
  MuseumView()
    .environment(MuseumModel())
}
