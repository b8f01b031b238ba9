import Combine
import Foundation

extension View {
  /// Accepted; has no effect here: an activity goes nowhere, and the closure is not called.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted; has no effect here: an activity goes nowhere, and the closure is not called.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Calls a closure with a page of the web that no table of the scene takes; other activities come
  /// from nowhere.
  ///
  /// Source: Apple, `onContinueUserActivity(_:perform:)`.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    URLHandlingView(content: self) { url in
      guard activityType == NSUserActivityTypeBrowsingWeb,
        ["http", "https"].contains(url.scheme?.lowercased())
      else { return false }
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = url
      action(activity)
      return true
    }
  }
}
