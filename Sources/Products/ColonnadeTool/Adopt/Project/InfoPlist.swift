import Foundation
import Serving

/// The Info.plist of a target: its file, and what Xcode adds from the build settings.
struct InfoPlist {
  private var values: [String: Any] = [:]

  init(of settings: BuildSettings, in folder: String) {
    if let file = settings["INFOPLIST_FILE"],
      let data = FileManager.default.contents(
        atPath: file.hasPrefix("/") ? file : "\(folder)/\(file)"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      values = Self.expanded(list, by: settings) as? [String: Any] ?? [:]
    }
    guard settings.isOn("GENERATE_INFOPLIST_FILE") || values.isEmpty else { return }
    for (key, value) in settings.settings(startingWith: "INFOPLIST_KEY_") {
      if value == "YES" || value == "NO" {
        set(key, to: value == "YES")
      } else {
        set(key, to: value)
      }
    }
    for (key, setting) in Self.settings { set(key, to: settings.expanded("$(\(setting))")) }
  }

  /// A value of the file counts before one of the settings.
  private mutating func set(_ key: String, to value: Any) {
    if values[key] == nil, (value as? String)?.isEmpty != true { values[key] = value }
  }

  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
    if let text = value as? String { return settings.expanded(text) }
    if let list = value as? [Any] { return list.map { expanded($0, by: settings) } }
    if let table = value as? [String: Any] {
      return table.mapValues { expanded($0, by: settings) }
    }
    return value
  }

  /// The code of `AdoptedInfo`, which an adopted source asks in place of `Bundle.main`; nil if
  /// nothing is known.
  var code: String? {
    if values.isEmpty { return nil }
    let lines = values.keys.sorted().compactMap { key in
      Self.literal(values[key]).map { "      \(Checkout.quoted(key)): \($0)," }
    }
    return """
      import Foundation

      /// The app's Info.plist, which the program itself has none of here.
      nonisolated struct AdoptedInfo: Sendable {
        static let main = AdoptedInfo()

        var bundleIdentifier: String? {
          object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
        }
        var localizedInfoDictionary: [String: Any]? { infoDictionary }
        func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

        var infoDictionary: [String: Any]? {
          [
      \(lines.joined(separator: "\n"))
          ] as [String: Any]
        }
      }

      """
  }

  /// A value as Swift writes it; nil for dates and data, which are left out.
  private static func literal(_ value: Any?, depth: Int = 0) -> String? {
    if depth > 16 { return nil }
    switch value {
    case let text as String: return Checkout.quoted(text)
    case let list as [Any]:
      return
        "[\(list.compactMap { literal($0, depth: depth + 1) }.joined(separator: ", "))] as [Any]"
    case let table as [String: Any]:
      let members = table.keys.sorted().compactMap { key in
        literal(table[key], depth: depth + 1).map { "\(Checkout.quoted(key)): \($0)" }
      }
      return "[\(members.isEmpty ? ":" : members.joined(separator: ", "))] as [String: Any]"
    // A property list has true as a Bool, and 1 as a number that is no Bool.
    case let flag as Bool where type(of: value ?? flag) == Bool.self: return "\(flag)"
    case let number as NSNumber:
      return Int(exactly: number.doubleValue).map(String.init) ?? "\(number.doubleValue)"
    default: return nil
    }
  }
}
