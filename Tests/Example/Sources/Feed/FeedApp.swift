import Combine
import SwiftUI

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup { FeedView() }
  }
}

/// Headlines from a server, and every other way in which an app acts without a tap.
struct FeedView: View {
  @StateObject private var model = FeedModel()
  @State private var seconds = 0
  @State private var path: [String] = []
  private let clock = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Headlines") {
          ForEach(model.headlines, id: \.self) { NavigationLink($0, value: $0) }
        }
        Text(seconds >= 3 ? "Three ticks" : "Waiting")
        Text(model.hasTimer ? "Timer fired" : "No timer")
        Text(model.wasNotified ? "Notified" : "Not notified")
        Text(model.isLate ? "Later" : "Now")
        Text(model.published ?? "Nothing published")
        Button("Notify") { NotificationCenter.default.post(name: .feedChanged, object: nil) }
      }
      .navigationTitle("Feed")
      .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }
    .onReceive(clock) { _ in seconds += 1 }
    .task { await model.load() }
    .onAppear { model.start() }
  }
}

extension Notification.Name {
  static let feedChanged = Notification.Name("feedChanged")
}
