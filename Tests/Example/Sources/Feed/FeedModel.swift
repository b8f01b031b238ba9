import Foundation

/// Loads two feeds at once, and listens to timers, notifications and a publisher of URLSession.
@MainActor
final class FeedModel: ObservableObject {
  @Published var headlines: [String] = []
  @Published var hasTimer = false
  @Published var wasNotified = false
  @Published var isLate = false
  @Published var published: String?
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  private var server: URL {
    URL(string: ProcessInfo.processInfo.environment["FEED_SERVER"] ?? "http://127.0.0.1")!
  }

  func load() async {
    async let morning = fetch("morning")
    async let evening = fetch("evening")
    do {
      headlines = try await morning + evening
      print("loaded", headlines.count)
    } catch {
      print("failed", error)
    }
  }

  func start() {
    NotificationCenter.default.publisher(for: .feedChanged)
      .sink { [weak self] _ in self?.wasNotified = true }
      .store(in: &cancellables)
    URLSession.shared.dataTaskPublisher(for: server.appendingPathComponent("noon"))
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .map { $0.joined(separator: ", ") }
      .replaceError(with: "Error")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.published = $0 }
      .store(in: &cancellables)
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      Task { @MainActor in self.hasTimer = true }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.isLate = true }
  }

  private func fetch(_ name: String) async throws -> [String] {
    let (data, _) = try await URLSession.shared.data(from: server.appendingPathComponent(name))
    return try JSONDecoder().decode([String].self, from: data)
  }
}
