import SwiftUI

// A photo browser: an adaptive grid, pages of a chosen album, geometry, zooming by gestures.

struct PhotosApp: App {
  var body: some Scene {
    WindowGroup {
      PhotoLibrary()
    }
  }
}

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String { "Photo \(["A", "B", "C", "D"][id % 4])" }
  var color: Color { Color(hue: Double(id) / 8, saturation: 0.6, brightness: 0.9) }
}

final class PhotoLibraryModel: ObservableObject {
  @Published var photos = (0..<4).map(Photo.init)
  @Published var favorites: Set<Photo> = []
  @Published var columnCount = 3

  func toggleFavorite(_ photo: Photo) {
    if favorites.contains(photo) {
      favorites.remove(photo)
    } else {
      favorites.insert(photo)
    }
  }
}

struct PhotoLibrary: View {
  @StateObject private var model = PhotoLibraryModel()
  @State private var selected: Photo?

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(minimum: 40, maximum: 200), spacing: 2),
      count: model.columnCount)
  }

  var body: some View {
    NavigationStack {
      GeometryReader { proxy in
        ScrollView {
          LazyVGrid(columns: columns, spacing: 2) {
            ForEach(model.photos) { photo in
              PhotoCell(photo: photo, isFavorite: model.favorites.contains(photo))
                .frame(height: proxy.size.width / CGFloat(model.columnCount))
                .onTapGesture { selected = photo }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(photo.title)
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      }
      .navigationTitle("Photos")
      .navigationDestination(item: $selected) { photo in
        PhotoPager(photos: model.photos, current: photo)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Columns", selection: $model.columnCount) {
              ForEach([2, 3, 5], id: \.self) { Text("\($0) columns").tag($0) }
            }
            Button("Clear favorites", role: .destructive) { model.favorites.removeAll() }
              .disabled(model.favorites.isEmpty)
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          }
        }
      }
    }
    .environmentObject(model)
  }
}

struct PhotoCell: View {
  let photo: Photo
  let isFavorite: Bool

  var body: some View {
    photo.color
      .overlay(alignment: .bottomTrailing) {
        if isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(4)
        }
      }
      .clipped()
      .contentShape(.rect)
  }
}

struct PhotoPager: View {
  let photos: [Photo]
  @State var current: Photo
  @EnvironmentObject private var model: PhotoLibraryModel
  @State private var showsBars = true

  var body: some View {
    TabView(selection: $current) {
      ForEach(photos) { photo in
        ZoomablePhoto(photo: photo)
          .tag(photo)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .ignoresSafeArea()
    .background(.black)
    .toolbar(showsBars ? .visible : .hidden, for: .navigationBar)
    .navigationTitle(current.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button {
          model.toggleFavorite(current)
        } label: {
          Image(systemName: model.favorites.contains(current) ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Favorite")
        Spacer()
        NavigationLink("Info") {
          PhotoInfo(photo: current)
        }
      }
    }
  }
}

struct ZoomablePhoto: View {
  let photo: Photo
  @State private var scale: CGFloat = 1
  @GestureState private var magnification: CGFloat = 1

  private var zoom: some Gesture {
    MagnificationGesture()
      .updating($magnification) { value, state, _ in state = value }
      .onEnded { scale = min(max(1, scale * $0), 5) }
  }

  var body: some View {
    photo.color
      .aspectRatio(contentMode: .fit)
      .scaleEffect(scale * magnification)
      .gesture(zoom)
      .onTapGesture(count: 2) { withAnimation { scale = scale > 1 ? 1 : 2 } }
      .overlay(Text(photo.title))
  }
}

struct PhotoInfo: View {
  let photo: Photo

  var body: some View {
    List {
      LabeledContent("Name", value: photo.title)
      LabeledContent("Number", value: photo.id, format: .number)
    }
    .navigationTitle("Info")
  }
}
