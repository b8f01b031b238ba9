import SwiftUI
import UserNotifications

@MainActor final class Reminders: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var isGranted = false

  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func ask() async {
    do {
      isGranted = try await UNUserNotificationCenter.current()
        .requestAuthorization(options: [.alert, .badge, .sound])
    } catch {
      print(error.localizedDescription)
    }
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    if settings.authorizationStatus == .denied { isGranted = false }
  }

  func askWithClosure() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
      if let error { print(error) }
      print(granted)
    }
  }

  func remind(of title: String, at date: Date) async throws {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "Now"
    content.sound = .default
    content.userInfo = ["id": 1]
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    try await UNUserNotificationCenter.current().add(request)
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "soon", content: content, trigger: soon)
    ) { error in print(error as Any) }
    let center = UNUserNotificationCenter.current()
    let pending = await center.pendingNotificationRequests()
    print(pending.map(\.identifier))
    center.removePendingNotificationRequests(withIdentifiers: ["soon"])
    center.removeAllPendingNotificationRequests()
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
