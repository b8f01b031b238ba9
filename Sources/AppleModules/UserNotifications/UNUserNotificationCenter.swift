import Foundation
import Platform
import Synchronization

/// The notifications that the app asks for; none is shown, and no delegate is called.
///
/// Every request for permission is granted, as CoreLocation's are: the screens after it are then
/// within reach. Requests are kept in memory, for all sessions of the program.
///
/// Source: Apple, `UNUserNotificationCenter`.
public final class UNUserNotificationCenter: Sendable {
  private struct Kept {
    var isAuthorized = false
    var requests: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private static let shared = UNUserNotificationCenter()
  // A request and a category don't change; the lock guards which are kept.
  private let kept = Mutex(UncheckedSendable(Kept()))

  /// The center of the app.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Kept, and never called.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { read(\.delegate).value }
    set {
      let delegate = UncheckedSendable(newValue)
      change { $0.delegate = delegate.value }
    }
  }
  /// Accepted; has no effect here.
  public var supportsContentExtensions: Bool { false }

  private func read<Value>(_ path: KeyPath<Kept, Value> & Sendable) -> UncheckedSendable<Value> {
    kept.withLock { UncheckedSendable($0.value[keyPath: path]) }
  }

  private func change(_ body: (inout Kept) -> Void) {
    kept.withLock {
      var all = $0.value
      body(&all)
      $0 = UncheckedSendable(all)
    }
  }
}

// Permission.
extension UNUserNotificationCenter {
  /// Grants every permission.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    change { $0.isAuthorized = true }
    return true
  }

  /// Grants every permission, and calls the closure at once.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    change { $0.isAuthorized = true }
    completionHandler(true, nil)
  }

  /// The settings, which allow everything after permission was requested.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// Calls the closure with the settings.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(settings) }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(
      authorizationStatus: read(\.isAuthorized).value ? .authorized : .notDetermined)
  }
}

// Requests and categories.
extension UNUserNotificationCenter {
  /// Keeps a request, in place of one with the same identifier; it is never delivered.
  public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
    keep(request)
  }

  /// Keeps a request, in place of one with the same identifier; it is never delivered.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: ((any Error)?) -> Void
  ) {
    keep(request)
    completionHandler(nil)
  }

  /// Keeps a request, in place of one with the same identifier; it is never delivered.
  public func add(_ request: UNNotificationRequest) { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    let request = UncheckedSendable(request)
    change { kept in
      kept.requests.removeAll { $0.identifier == request.value.identifier }
      kept.requests.append(request.value)
    }
  }

  /// The requests that were added.
  public nonisolated(nonsending) func pendingNotificationRequests() async
    -> [UNNotificationRequest]
  { read(\.requests).value }

  /// Calls the closure with the requests that were added.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(read(\.requests).value) }

  /// Removes requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    change { $0.requests.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { change { $0.requests = [] } }

  /// None: nothing is delivered.
  public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] { [] }
  /// Calls the closure with nothing: nothing is delivered.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  /// Accepted; has no effect here.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Accepted; has no effect here.
  public func removeAllDeliveredNotifications() {}

  /// Keeps the kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let categories = UncheckedSendable(categories)
    change { $0.categories = categories.value }
  }
  /// The kinds of notifications.
  public nonisolated(nonsending) func notificationCategories() async
    -> Set<UNNotificationCategory>
  { read(\.categories).value }

  /// Accepted; has no effect here.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Accepted; has no effect here.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
