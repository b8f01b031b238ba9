import SwiftUI

// A coordinator that has a path, a sheet and a cover, and builds the screens of all three.

struct TrailsApp: App {
  var body: some Scene {
    WindowGroup {
      TrailCoordinatorView()
    }
  }
}

struct Trail: Identifiable, Hashable {
  let id: String
  let name: String
  let length: Double
  let difficulty: Difficulty

  enum Difficulty: String, CaseIterable, Identifiable {
    case easy, moderate, hard
    var id: Self { self }
    var color: Color {
      switch self {
      case .easy: return .green
      case .moderate: return .orange
      case .hard: return .red
      }
    }
  }

  static let samples = [
    Trail(id: "lake", name: "Lake Loop", length: 4.2, difficulty: .easy),
    Trail(id: "ridge", name: "Ridge Walk", length: 11.8, difficulty: .moderate),
    Trail(id: "summit", name: "Summit Push", length: 19.5, difficulty: .hard),
  ]
}

enum TrailPage: Hashable {
  case list
  case detail(Trail)
  case reviews(Trail)
  case review(trail: Trail, stars: Int)
}

enum TrailSheet: String, Identifiable {
  case filter
  case about

  var id: String { rawValue }
}

enum TrailCover: Identifiable {
  case hike(Trail)

  var id: String {
    switch self {
    case .hike(let trail): return "hike-\(trail.id)"
    }
  }
}

@MainActor
final class TrailCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: TrailSheet?
  @Published var cover: TrailCover?
  @Published var filter: Trail.Difficulty?

  func push(_ page: TrailPage) { path.append(page) }
  func pop() { path.removeLast() }
  func popToRoot() { path.removeLast(path.count) }
  func present(sheet: TrailSheet) { self.sheet = sheet }
  func present(cover: TrailCover) { self.cover = cover }
  func dismissSheet() { sheet = nil }
  func dismissCover() { cover = nil }

  @ViewBuilder
  func build(page: TrailPage) -> some View {
    switch page {
    case .list: TrailListView()
    case .detail(let trail): TrailDetailView(trail: trail)
    case .reviews(let trail): TrailReviewsView(trail: trail)
    case .review(let trail, let stars): TrailReviewView(trail: trail, stars: stars)
    }
  }

  @ViewBuilder
  func build(sheet: TrailSheet) -> some View {
    switch sheet {
    case .filter: NavigationStack { TrailFilterView() }
    case .about:
      Text("Made by hikers")
        .presentationDetents([.medium])
    }
  }

  @ViewBuilder
  func build(cover: TrailCover) -> some View {
    switch cover {
    case .hike(let trail): HikeView(trail: trail)
    }
  }
}

struct TrailCoordinatorView: View {
  @StateObject private var coordinator = TrailCoordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(page: .list)
        .navigationDestination(for: TrailPage.self) { page in
          coordinator.build(page: page)
        }
        .sheet(item: $coordinator.sheet) { sheet in
          coordinator.build(sheet: sheet)
        }
        .fullScreenCover(item: $coordinator.cover) { cover in
          coordinator.build(cover: cover)
        }
    }
    .environmentObject(coordinator)
  }
}

struct TrailListView: View {
  @EnvironmentObject private var coordinator: TrailCoordinator

  private var trails: [Trail] {
    guard let filter = coordinator.filter else { return Trail.samples }
    return Trail.samples.filter { $0.difficulty == filter }
  }

  var body: some View {
    List(trails) { trail in
      Button {
        coordinator.push(.detail(trail))
      } label: {
        HStack {
          Circle().fill(trail.difficulty.color).frame(width: 10, height: 10)
          VStack(alignment: .leading) {
            Text(trail.name).font(.headline)
            Text("\(trail.length, specifier: "%.1f") km").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
    }
    .navigationTitle("Trails")
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        Button("About") { coordinator.present(sheet: .about) }
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          coordinator.present(sheet: .filter)
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
            .symbolVariant(coordinator.filter == nil ? .none : .fill)
        }
        .accessibilityLabel("Filter")
      }
    }
  }
}

struct TrailDetailView: View {
  let trail: Trail
  @EnvironmentObject private var coordinator: TrailCoordinator

  var body: some View {
    VStack(spacing: 16) {
      Text(trail.difficulty.rawValue.capitalized)
        .padding(8)
        .background(trail.difficulty.color.opacity(0.2), in: Capsule())
      Button("Reviews") { coordinator.push(.reviews(trail)) }
      Button("Start hike") { coordinator.present(cover: .hike(trail)) }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct TrailReviewsView: View {
  let trail: Trail
  @EnvironmentObject private var coordinator: TrailCoordinator

  var body: some View {
    List {
      ForEach(3..<6) { stars in
        NavigationLink(value: TrailPage.review(trail: trail, stars: stars)) {
          Text(String(repeating: "★", count: stars))
        }
      }
      Section {
        Button("All trails", role: .cancel) { coordinator.popToRoot() }
      }
    }
    .navigationTitle("Reviews")
  }
}

struct TrailReviewView: View {
  let trail: Trail
  let stars: Int
  @EnvironmentObject private var coordinator: TrailCoordinator

  var body: some View {
    VStack {
      Text("\(stars) stars for \(trail.name)")
      Button("Back to reviews", action: coordinator.pop)
    }
  }
}

struct TrailFilterView: View {
  @EnvironmentObject private var coordinator: TrailCoordinator

  var body: some View {
    Form {
      Picker("Difficulty", selection: $coordinator.filter) {
        Text("Any").tag(Trail.Difficulty?.none)
        ForEach(Trail.Difficulty.allCases) { difficulty in
          Text(difficulty.rawValue.capitalized).tag(Optional(difficulty))
        }
      }
      .pickerStyle(.inline)
    }
    .navigationTitle("Filter")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { coordinator.dismissSheet() }
      }
    }
  }
}

struct HikeView: View {
  let trail: Trail
  @EnvironmentObject private var coordinator: TrailCoordinator

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea()
      Text("Hiking \(trail.name)").foregroundColor(.white)
      Button {
        coordinator.dismissCover()
      } label: {
        Label("Close", systemImage: "xmark.circle.fill").labelStyle(.iconOnly)
      }
      .padding()
    }
    .statusBarHidden()
  }
}

#Preview {
  TrailCoordinatorView()
}
