import NavigationUI

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
