import Foundation

/// An activity that a person may go on with, on another device or later.
///
/// Source: Apple, `NSUserActivity`. Here it comes from nowhere and goes nowhere.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The words for people.
  open var title: String?
  /// The values to go on with.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// A page that does the same.
  open var webpageURL: URL?
  /// A name for what is shown.
  open var targetContentIdentifier: String?
  /// A name that lasts.
  open var persistentIdentifier: String?
  /// Accepted; has no effect here.
  open var keywords: Set<String> = []
  /// Accepted; has no effect here.
  open var isEligibleForHandoff = true
  /// Accepted; has no effect here.
  open var isEligibleForSearch = false
  /// Accepted; has no effect here.
  open var isEligibleForPrediction = false
  /// Accepted; has no effect here.
  open var isEligibleForPublicIndexing = false
  /// Accepted; has no effect here.
  open var needsSave = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to go on with.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Keeps a value of its own type among those to go on with.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
  }

  /// The value that `setTypedPayload(_:)` has kept.
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    let data = userInfo?[Self.payloadKey] as? Data ?? Data()
    return try JSONDecoder().decode(type, from: data)
  }

  private static let payloadKey = "NSUserActivity.typedPayload"

  /// Does nothing.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}

/// The kind of activity that is a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
