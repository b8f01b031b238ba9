import SwiftUI

// A split view that edits: adding, deleting, several selections, a preferred compact column.

struct NotesApp: App {
  @State private var store = NoteStore()

  var body: some Scene {
    WindowGroup {
      NotesView(store: store)
    }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}

struct Note: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var text = ""
  var folder: String
}

@Observable
class NoteStore {
  var folders = ["Home", "Work"]
  var notes: [Note] = [
    Note(title: "Groceries", text: "Milk", folder: "Home"),
    Note(title: "Meeting", folder: "Work"),
    Note(title: "Ideas", folder: "Work"),
  ]

  func notes(in folder: String?) -> [Note] {
    guard let folder else { return notes }
    return notes.filter { $0.folder == folder }
  }

  func add(to folder: String) -> Note.ID {
    let note = Note(title: "Untitled", folder: folder)
    notes.append(note)
    return note.id
  }

  func delete(_ ids: Set<Note.ID>) {
    notes.removeAll { ids.contains($0.id) }
  }
}

struct NotesView: View {
  @Bindable var store: NoteStore
  @State private var folder: String? = "Work"
  @State private var selection = Set<Note.ID>()
  @State private var column = NavigationSplitViewColumn.content
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(store.folders, id: \.self, selection: $folder) { folder in
        Label(folder, systemImage: "folder")
          .badge(store.notes(in: folder).count)
      }
      .navigationTitle("Folders")
    } content: {
      List(selection: $selection) {
        ForEach(store.notes(in: folder)) { note in
          VStack(alignment: .leading) {
            Text(note.title)
            Text(note.text.isEmpty ? "No text" : note.text)
              .font(.caption)
          }
          .tag(note.id)
        }
        .onDelete { offsets in
          let notes = store.notes(in: folder)
          store.delete(Set(offsets.map { notes[$0].id }))
        }
      }
      .navigationTitle(folder ?? "All notes")
      .toolbar {
        if let folder, store.notes.count < 5 {
          Button("Add note", systemImage: "plus") {
            selection = [store.add(to: folder)]
          }
        }
      }
    } detail: {
      switch selection.count {
      case 0:
        Text("Select a note")
      case 1:
        if let index = store.notes.firstIndex(where: { selection.contains($0.id) }) {
          NoteEditor(note: $store.notes[index])
            .id(store.notes[index].id)
        } else {
          Text("The note is gone")
        }
      default:
        VStack {
          Text("\(selection.count) notes")
          Button("Delete all", role: .destructive) {
            store.delete(selection)
            selection = []
          }
        }
      }
    }
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  @State private var showsInfo = false

  var body: some View {
    VStack {
      TextField("Title", text: $note.title)
        .font(.title)
      TextEditor(text: $note.text)
        .scrollContentBackground(.hidden)
    }
    .padding()
    .navigationTitle(note.title)
    .inspector(isPresented: $showsInfo) {
      List {
        LabeledContent("Letters", value: "\(note.text.count)")
        LabeledContent("Folder", value: note.folder)
      }
      .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Info", systemImage: "info.circle") { showsInfo.toggle() }
      }
    }
  }
}
