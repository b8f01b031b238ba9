import NavigationUI

// Ordinary SwiftUI code; the test is that it compiles.

struct LibraryScreen: View {
  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accentName) private var accent
  @Environment(\.scenePhase) private var phase
  @State private var selection: Book.ID?
  @State private var edited: Book?
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var failure: URLError?
  @SceneStorage("library.filter") private var filter: Book.Genre = .novel
  @AppStorage("library.sort") private var sortsByTitle = true
  @Namespace private var namespace

  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach(library.found) { book in
          NavigationLink(value: book) { BookRow(book: book) }
            .matchedGeometryEffect(id: book.id, in: namespace)
            .swipeActions(edge: .leading) {
              Button("Edit", systemImage: "pencil") { edited = book }.tint(.orange)
            }
            .swipeActions {
              Button(role: .destructive) {
                library.remove(book)
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .contextMenu {
              Button("Copy") {}
              Divider()
              Menu("More") { Button("Share") {} }
            }
            .listRowInsets(EdgeInsets())
            .listRowSeparator(.hidden)
        }
        .onDelete { library.books.remove(atOffsets: $0) }
        .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Books").textCase(.uppercase)
      } footer: {
        Text("\(library.books.count) in all")
      }
      .headerProminence(.increased)
      Section("Genres") {
        ForEach(Book.Genre.allCases) { genre in
          Label(genre.title, systemImage: genre.symbol).tag(genre).badge(genre == filter ? 1 : 0)
        }
      }
    }
    .listStyle(.insetGrouped)
    .overlay { if library.books.isEmpty { ContentUnavailableView.search(text: library.query) } }
    .searchable(text: $library.query, placement: .navigationBarDrawer(displayMode: .always))
    .refreshable { try? await Task.sleep(nanoseconds: 1) }
    .navigationTitle("Library")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      ToolbarItemGroup(placement: .primaryAction) {
        Button {
          isAdding.toggle()
        } label: {
          Image(systemName: "plus")
        }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        if !library.books.isEmpty {
          Toggle(isOn: $sortsByTitle) { Label("Sort", systemImage: "arrow.up.arrow.down") }
        }
      }
    }
    .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
    .sheet(isPresented: $isAdding, onDismiss: { selection = nil }) {
      NavigationStack { BookForm(book: .constant(Book(title: "", author: ""))) }
        .presentationDetents([.medium, .fraction(0.8)])
    }
    .sheet(item: $edited) { book in Text(book.title).interactiveDismissDisabled() }
    .alert("Remove all?", isPresented: $isAsking) {
      Button("Remove", role: .destructive) { library.books = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("There is no way back.")
    }
    .confirmationDialog("Sort", isPresented: $isAsking, titleVisibility: .visible) {
      Button("By title") { sortsByTitle = true }
    }
    .onChange(of: library.query) { old, new in print(old, new, accent) }
    .onChange(of: phase) { print("phase") }
    .onReceive(library.$books) { print($0.count) }
    .onAppear { selection = library.books.first?.id }
    .task(id: filter) { await Task.yield() }
    .onOpenURL { print($0) }
    .animation(.spring(response: 0.4, dampingFraction: 0.8), value: library.books)
  }
}
