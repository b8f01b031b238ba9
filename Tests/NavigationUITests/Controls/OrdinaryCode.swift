import NavigationUI

// Ordinary code of many kinds, as it is written for SwiftUI: that it compiles is what it tests.

// MARK: Models

struct Book: Identifiable, Hashable, Codable {
  enum Genre: String, CaseIterable, Codable, Identifiable {
    case novel, poetry, travel
    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String { self == .poetry ? "text.quote" : "book" }
  }

  var id = UUID()
  var title: String
  var author: String
  var genre: Genre = .novel
  var rating = 3
  var isRead = false
  var added = Date(timeIntervalSinceReferenceDate: 0)
  var chapters: [Chapter]?
}

struct Chapter: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var parts: [Chapter]?
}

@MainActor
final class Library: ObservableObject {
  @Published var books: [Book]
  @Published var query = ""
  @Published private(set) var lastChange: Date?
  private var cancellables: Set<AnyCancellable> = []

  init(books: [Book] = []) {
    self.books = books
    $books
      .dropFirst()
      .map(\.count)
      .removeDuplicates()
      .sink { [weak self] _ in self?.lastChange = Date() }
      .store(in: &cancellables)
  }

  var found: [Book] {
    query.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func remove(_ book: Book) { books.removeAll { $0.id == book.id } }
}

@MainActor @Observable
final class Settings {
  var name = ""
  var volume = 0.5
  var copies = 1
  var showsDetails = true
  var birthday = Date(timeIntervalSinceReferenceDate: 0)
}

// MARK: Environment

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "blue"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

// MARK: Styles, modifiers and shapes

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var radius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding()
      .background(colorScheme == .dark ? Color.black : Color.white)
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }

  @ViewBuilder
  func highlighted(if condition: Bool) -> some View {
    if condition { self.bold().foregroundStyle(.tint) } else { self }
  }
}

struct PressableStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .background(Capsule().fill(configuration.isPressed ? Color.gray : Color.accentColor))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PressableStyle {
  static var pressable: PressableStyle { PressableStyle() }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}

struct UprightLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

// MARK: Small views

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(star <= rating ? Color.yellow : Color.gray)
          .imageScale(.small)
          .onTapGesture { rating = star }
          .accessibilityLabel("\(star) stars")
      }
    }
    .accessibilityElement(children: .contain)
  }
}

struct BookRow: View {
  let book: Book
  @ScaledMetric private var side = 40.0

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: book.genre.symbol)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: side, height: side)
        .overlay(alignment: .bottomTrailing) {
          if book.isRead {
            Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          }
        }
      VStack(alignment: .leading) {
        Text(book.title).font(.headline).lineLimit(1)
        Text("by ").italic() + Text(book.author).fontWeight(.semibold).foregroundColor(.secondary)
        Text(book.added, style: .date).font(.caption2)
        Text(book.added, format: .iso8601)
        Text(Double(book.rating) / 5, format: .percent)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 8)
      if book.rating > 4 { Triangle().fill(.red).frame(width: 8, height: 8) }
    }
    .contentShape(Rectangle())
    .padding(.vertical, 4)
    .highlighted(if: book.isRead)
  }
}

struct Emphasis<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      content.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
  }
}

// MARK: Screens

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

struct BookForm: View {
  private enum Field: Hashable { case title, author }

  @Binding var book: Book
  @FocusState private var focus: Field?
  @State private var password = ""
  @State private var notes = ""
  @State private var price: Double = 1
  @State private var discount: Int?
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Section(header: Text("What")) {
        TextField("Title", text: $book.title, prompt: Text("Required"))
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .author }
        TextField(text: $book.author) { Text("Author") }
          .focused($focus, equals: .author)
          .textInputAutocapitalization(.words)
          .autocorrectionDisabled()
        TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
          .keyboardType(.decimalPad)
        TextField("Discount", value: $discount, format: .number)
        SecureField("Password", text: $password).textContentType(.newPassword)
        TextEditor(text: $notes).frame(minHeight: 100)
      }
      Picker("Genre", selection: $book.genre) {
        ForEach(Book.Genre.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Read", isOn: $book.isRead).toggleStyle(CheckStyle())
      Stepper("Copies: \(settings.copies)", value: $settings.copies, in: 1...9)
      Stepper(value: $book.rating, in: 0...5, step: 1) { RatingView(rating: $book.rating) }
      Slider(value: $settings.volume, in: 0...1) { Text("Volume") }
      Slider(value: $price, in: 0...100, step: 5)
      DatePicker("Added", selection: $book.added, in: ...Date(), displayedComponents: .date)
      LabeledContent("Name", value: settings.name)
      LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      DisclosureGroup("Details", isExpanded: $settings.showsDetails) { Text("Many") }
      ProgressView(value: 0.3) { Text("Loading") }
      if let url = URL(string: "https://swift.org") { Link("Web", destination: url) }
      Group {
        if settings.copies > 3 {
          Text("Many")
        } else if settings.copies > 1 {
          Text("Some")
        } else {
          EmptyView()
        }
      }
      switch book.genre {
      case .novel: Text("Long")
      case .poetry: Text("Short")
      case .travel: Text("Far")
      }
      Button("Save", action: save).buttonStyle(.borderedProminent).disabled(book.title.isEmpty)
      Button("Press") {}.buttonStyle(.pressable).controlSize(.large)
    }
    .formStyle(.grouped)
    .navigationTitle($book.title)
  }

  private func save() { focus = nil }
}

struct GridScreen: View {
  let books: [Book]
  @GestureState private var drag = CGSize.zero
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 8), GridItem(.flexible())]

  var body: some View {
    GeometryReader { proxy in
      ScrollViewReader { scroll in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVGrid(columns: columns, alignment: .leading, spacing: proxy.size.width / 40) {
            ForEach(books) { book in
              AsyncImage(url: URL(string: "https://example.com/\(book.id)")) { image in
                image.resizable().scaledToFit()
              } placeholder: {
                ProgressView()
              }
              .frame(height: 80)
              .card()
              .id(book.id)
              .transition(.opacity.combined(with: .scale))
            }
          }
          Grid(alignment: .leading, horizontalSpacing: 4) {
            GridRow {
              Text("A")
              Text("B").gridCellColumns(2)
            }
          }
          LazyVStack(pinnedViews: [.sectionHeaders]) { Text("End") }
        }
        .onAppear { withAnimation { scroll.scrollTo(books.last?.id, anchor: .bottom) } }
        .safeAreaInset(edge: .bottom) { Text("\(books.count, specifier: "%02d")") }
      }
    }
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .simultaneousGesture(TapGesture().onEnded { print("tapped") })
  }
}

struct TreeScreen: View {
  let chapters: [Chapter]
  @State private var chosen: Set<Int> = []

  var body: some View {
    VStack {
      List(chapters, children: \.parts) { Text($0.title) }
      List(chapters, selection: $chosen) { Text($0.title) }
      List(chapters, id: \.title, selection: $chosen) { Text($0.title) }
      List(0..<3) { Text("Row \($0)") }
      ViewThatFits(in: .horizontal) {
        HStack { ForEach(chapters) { Text($0.title) } }
        VStack { ForEach(chapters) { Text($0.title) } }
      }
      ForEach(Array(chapters.enumerated()), id: \.offset) { index, chapter in
        Text("\(index + 1). \(chapter.title)")
      }
    }
  }
}

struct RootScreen: View {
  private enum Page: Hashable { case library, settings }

  @StateObject private var library = Library()
  @State private var settings = Settings()
  @State private var page = Page.library
  @State private var path = NavigationPath()
  @State private var columns = NavigationSplitViewVisibility.automatic

  var body: some View {
    TabView(selection: $page) {
      NavigationStack(path: $path) {
        LibraryScreen()
          .navigationDestination(for: Book.self) { book in
            Emphasis { BookRow(book: book) }.navigationTitle(book.title)
          }
      }
      .tabItem { Label("Library", systemImage: "books.vertical") }
      .tag(Page.library)
      NavigationSplitView(columnVisibility: $columns) {
        List(Book.Genre.allCases) { NavigationLink($0.title, value: $0) }
      } detail: {
        Text("Choose").foregroundStyle(.secondary).font(.system(size: 20, weight: .light))
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(Page.settings)
    }
    .tabViewStyle(.automatic)
    .environmentObject(library)
    .environment(settings)
    .environment(\.accentName, "red")
    .tint(.indigo)
    .preferredColorScheme(.dark)
  }
}
