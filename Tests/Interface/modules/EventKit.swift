import EventKit
import EventKitUI
import SwiftUI

@MainActor final class Diary: ObservableObject {
  @Published var titles: [String] = []
  private let store = EKEventStore()

  func load() async throws {
    guard try await store.requestFullAccessToEvents() else { return }
    let predicate = store.predicateForEvents(
      withStart: .now, end: .now.addingTimeInterval(86_400), calendars: nil)
    titles = store.events(matching: predicate).compactMap(\.title)
  }

  func add(_ title: String) throws {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.startDate = .now
    event.endDate = Date.now.addingTimeInterval(3600)
    event.calendar = store.defaultCalendarForNewEvents
    event.addAlarm(EKAlarm(relativeOffset: -300))
    try store.save(event, span: .thisEvent)
  }
}

struct EventEditor: UIViewControllerRepresentable {
  let store: EKEventStore
  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let controller = EKEventEditViewController()
    controller.eventStore = store
    return controller
  }
  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}
