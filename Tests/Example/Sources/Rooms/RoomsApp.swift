import SwiftUI

/// An app whose layout depends on the available space.
@main
struct RoomsApp: App {
  var body: some Scene {
    WindowGroup { RoomsView() }
  }
}

struct RoomsView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Reader") { ReaderView() }
        NavigationLink("Fitting") { FittingView() }
        NavigationLink("Told") { ToldView() }
        NavigationLink("Circle") { CircleView() }
        NavigationLink("Lines") { LinesView() }
        NavigationLink("Pages") { PagesView() }
        NavigationLink("Shelf") { ShelfView() }
        NavigationLink("Catalogue") { CatalogueView() }
        NavigationLink("Position") { PositionView() }
        NavigationLink("Thousands") { ThousandsView() }
        NavigationLink("Million") { MillionView() }
        NavigationLink("Tiles") { TilesView() }
        NavigationLink("Hearts") { HeartsView() }
        NavigationLink("Searching") { SearchView() }
      }
      .navigationTitle("Rooms")
    }
  }
}

/// Two columns that share the space one to two.
struct ReaderView: View {
  @State private var isTall = false

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { room in
        HStack(spacing: 0) {
          Color.orange.frame(width: room.size.width / 3)
          VStack {
            Text("\(room.size.width, specifier: "%.1f") by \(room.size.height, specifier: "%.1f")")
            Text("from \(room.frame(in: .global).minY, specifier: "%.1f")")
            Text("under \(room.safeAreaInsets.bottom, specifier: "%.1f")")
          }
          .frame(width: room.size.width * 2 / 3)
        }
      }
      .padding(20)
      Color.teal.frame(height: isTall ? 200 : 100)
      Button(isTall ? "Lower" : "Taller") { isTall.toggle() }
    }
    .navigationTitle("Reader")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Texts side by side if there is space, or else one below the other.
struct FittingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("The first words of a long row").fixedSize()
          Button("Press the button at its end") { count += 1 }.fixedSize()
        }
        VStack {
          Text("The first words")
          Button("Press") { count += 10 }
        }
      }
      .padding()
      Text("Pressed \(count)")
    }
    .navigationTitle("Fitting")
  }
}

/// A text that shows how large another is, and half of the screen.
struct ToldView: View {
  @State private var width = 0.0
  @State private var words = "Short"

  var body: some View {
    VStack(spacing: 20) {
      Button(words) { words += ", and longer" }
        .frame(width: CGFloat(words.count) * 10, height: 30)
        .padding(.horizontal, 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Text("It is \(width, specifier: "%.0f") wide")
      Color.purple
        .frame(height: 20)
        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    .navigationTitle("Told")
  }
}

/// A view whose size always differs from the one from which it was made.
struct CircleView: View {
  @State private var side = 50.0

  var body: some View {
    GeometryReader { room in
      Text("Round \(room.size.width, specifier: "%.0f")")
        .onChange(of: room.size.width) { side = room.size.width >= 300 ? 50 : room.size.width + 1 }
    }
    .frame(width: side, height: 40)
    .navigationTitle("Circle")
  }
}

/// A long list that code can scroll.
struct LinesView: View {
  var body: some View {
    ScrollViewReader { lines in
      List(0..<100, id: \.self) { line in
        Text("Line \(line)")
      }
      .toolbar {
        Button("Middle") { lines.scrollTo(60, anchor: .center) }
        Button("Top") { lines.scrollTo(0, anchor: .top) }
      }
    }
    .navigationTitle("Lines")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Pages with a binding that has the first visible one.
struct PagesView: View {
  @State private var page: String?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(["one", "two", "three"], id: \.self) { name in
            Text("Page \(name)").frame(width: 350, height: 200)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $page)
      Button("Last") { page = "three" }
    }
    .navigationTitle("Pages")
  }
}
