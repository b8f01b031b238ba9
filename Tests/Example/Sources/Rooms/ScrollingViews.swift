import SwiftUI

/// Books side by side and volumes one below the other, with bindings to the visible ones.
struct ShelfView: View {
  @State private var book: Int?
  @State private var volume: String?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<30) { number in
            Text("Book \(number)").frame(width: 90, height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $book, anchor: .leading)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30) { number in
            Color.teal.frame(height: 100).id("v\(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $volume)
      .frame(height: 250)
      Text("Book \(book.map(String.init) ?? "none"), volume \(volume ?? "none")")
      Button("Tenth") { book = 10 }
    }
    .navigationTitle("Shelf")
  }
}

/// A list longer than the page draws at once, with rows of many heights.
struct CatalogueView: View {
  @State private var entry: Int?

  var body: some View {
    ScrollViewReader { entries in
      List(0..<1_000, id: \.self) { number in
        Text("Entry \(number)").frame(height: number < 500 ? 20 : number % 2 == 0 ? 160 : 60)
      }
      .scrollPosition(id: $entry)
      .toolbar {
        Button("Far") { entries.scrollTo(937, anchor: .center) }
        Button("Near") { entries.scrollTo(3, anchor: .top) }
        Button("Smooth") { withAnimation { entries.scrollTo(20, anchor: .top) } }
        Button("At \(entry.map(String.init) ?? "none")") {}
      }
    }
    .navigationTitle("Catalogue")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Everything that code can observe of a scroll view.
struct PositionView: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isFar = false
  @State private var phases = 0
  @State private var phase = ScrollPhase.idle
  @State private var visible: [Int] = []
  @State private var isSeen = false

  var body: some View {
    VStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            if number == 7 {
              Text("Seven").frame(height: 100).onScrollVisibilityChange { isSeen = $0 }
            } else {
              Text("Row \(number)").frame(height: 100)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y >= 500 && $0.contentSize.height == 2_000
          && $0.containerSize.height == 300
      } action: {
        isFar = $1
      }
      .onScrollPhaseChange {
        phases += 1
        phase = $1
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { visible = $0 }
      .frame(height: 300)
      Text("At \(position.viewID(type: Int.self).map(String.init) ?? "none")")
      Text(position.isPositionedByUser ? "By hand" : "By code")
      Text(isFar ? "Far" : "Near")
      Text("Sees \(visible.map(String.init).joined(separator: " "))")
      Text(isSeen ? "Seven is seen" : "Seven is hidden")
      Text("Phases \(phases > 1 ? "heard" : "none"), now \(String(describing: phase))")
      HStack {
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Half") { position.scrollTo(y: 650) }
        Button("Third") { withAnimation { position.scrollTo(id: 3, anchor: .top) } }
      }
    }
    .navigationTitle("Position")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// More rows than anyone looks at.
struct ThousandsView: View {
  var body: some View {
    List(0..<10_000, id: \.self) { number in
      NavigationLink("Row \(number)") { Text("Number \(number)") }
    }
    .navigationTitle("Thousands")
  }
}

/// A million rows, and a button that scrolls to one of them.
struct MillionView: View {
  @State private var deleted = 0

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(0..<1_000_000 - deleted, id: \.self) { number in
          NavigationLink("Row \(number)") { Text("Number \(number)") }
        }
        .onDelete { deleted += $0.count }
      }
      .toolbar {
        Button("Fewer") { deleted += 100 }
        Button("Far") { proxy.scrollTo(654_321, anchor: .top) }
      }
    }
    .navigationTitle("Million")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Lazy stacks and grids of many views.
struct TilesView: View {
  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<5_000, id: \.self) { Text("Column \($0)").frame(width: 120, height: 40) }
        }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(0..<20_000, id: \.self) { Text("Tile \($0)").frame(height: 60) }
      }
    }
    .navigationTitle("Tiles")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Many rows with a state of their own.
struct HeartsView: View {
  var body: some View {
    List {
      ForEach(0..<2_000, id: \.self) { HeartRow(number: $0) }
        .listRowSeparator(.hidden)
    }
    .navigationTitle("Hearts")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct HeartRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("Heart \(number) has \(count)") { count += 1 } }
}
