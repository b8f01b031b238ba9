import Combine
import SwiftUI

// Navigation by notifications and async sequences: a router that listens, and screens that post.

struct EventsApp: App {
  @StateObject private var router = EventRouter()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      EventHome()
        .environmentObject(router)
        .onReceive(NotificationCenter.default.publisher(for: .openEvent)) { note in
          guard let id = note.object as? Int else { return }
          router.open(id)
        }
        .onOpenURL(perform: router.open)
    }
    .onChange(of: phase) { _ in }
  }
}

extension Notification.Name {
  static let openEvent = Notification.Name("events.open")
  static let closeEvents = Notification.Name("events.close")
}

struct Happening: Identifiable, Hashable {
  let id: Int
  let title: String
  let next: Int?

  static let all = [
    Happening(id: 1, title: "Concert", next: 2), Happening(id: 2, title: "Lecture", next: nil),
  ]
}

@MainActor
final class EventRouter: ObservableObject {
  @Published var path: [Happening] = []
  @Published private(set) var log: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .closeEvents)
      .map { _ in [Happening]() }
      .sink { [unowned self] in path = $0 }
      .store(in: &subscriptions)
    $path
      .map(\.count)
      .removeDuplicates()
      .dropFirst()
      .sink { [unowned self] count in
        if log.count < 3 { log.append("\(count)") }
      }
      .store(in: &subscriptions)
  }

  func open(_ id: Int) {
    guard let happening = Happening.all.first(where: { $0.id == id }) else { return }
    if let index = path.firstIndex(of: happening) {
      path.removeSubrange((index + 1)...)
    } else {
      path.append(happening)
    }
  }

  func open(_ url: URL) {
    guard url.scheme == "events" else { return }
    let ids = url.pathComponents.compactMap { Int($0) }
    path = ids.compactMap { id in Happening.all.first { $0.id == id } }
  }
}

struct EventHome: View {
  @EnvironmentObject private var router: EventRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      List(Happening.all) { happening in
        Button(happening.title) {
          NotificationCenter.default.post(name: .openEvent, object: happening.id)
        }
      }
      .navigationTitle("Events")
      .navigationDestination(for: Happening.self) { HappeningView(happening: $0) }
    }
  }
}

struct HappeningView: View {
  let happening: Happening
  @State private var seconds = 0

  var body: some View {
    VStack {
      Text(happening.title)
      Text("\(seconds) seconds")
      if let next = happening.next {
        Button("What comes next") {
          NotificationCenter.default.post(name: .openEvent, object: next)
        }
      } else {
        Button("The first one") {
          NotificationCenter.default.post(name: .openEvent, object: 1)
        }
      }
      Button("Close all") { NotificationCenter.default.post(name: .closeEvents, object: nil) }
    }
    .navigationTitle(happening.title)
    .task {
      for await _ in NotificationCenter.default.notifications(named: .closeEvents) {
        seconds += 1
      }
    }
  }
}
