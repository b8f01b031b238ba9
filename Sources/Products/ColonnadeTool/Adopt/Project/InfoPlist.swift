import Foundation
import Serving

/// The Info.plist of a target: its file, and what Xcode adds from the build settings.
struct InfoPlist {
  private var values: [String: PropertyListValue] = [:]

  init(of settings: BuildSettings, in folder: String) {
    if let file = settings["INFOPLIST_FILE"] {
      let path = FileKind.spelled(file.hasPrefix("/") ? file : "\(folder)/\(file)")
      let list = PropertyListValue(contentsOf: path)?.mapTexts { settings.expanded($0) }
      values = list?.members ?? [:]
    }
    guard settings.isOn("GENERATE_INFOPLIST_FILE") || values.isEmpty else { return }
    for (key, value) in settings.settings(startingWith: "INFOPLIST_KEY_") {
      set(key, to: value == "YES" || value == "NO" ? .flag(value == "YES") : .text(value))
    }
    for (key, setting) in Self.settings { set(key, to: .text(settings.expanded("$(\(setting))"))) }
  }

  /// A value of the file counts before one of the settings.
  private mutating func set(_ key: String, to value: PropertyListValue) {
    if values[key] == nil, value.text?.isEmpty != true { values[key] = value }
  }

  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The code of `AdoptedInfo`, which an adopted source asks in place of `Bundle.main`; nil if
  /// nothing is known.
  var code: String? {
    if values.isEmpty { return nil }
    let lines = values.keys.sorted().compactMap { key in
      values[key].flatMap(Self.literal).map { "      \(Checkout.quoted(key)): \($0)," }
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
  private static func literal(_ value: PropertyListValue) -> String? {
    switch value {
    case .text(let text): return Checkout.quoted(text)
    case .flag(let flag): return "\(flag)"
    case .number(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
    case .list(let list):
      return "[\(list.compactMap(literal).joined(separator: ", "))] as [Any]"
    case .table(let members):
      let lines = members.keys.sorted().compactMap { key in
        members[key].flatMap(literal).map { "\(Checkout.quoted(key)): \($0)" }
      }
      return "[\(lines.isEmpty ? ":" : lines.joined(separator: ", "))] as [String: Any]"
    case .other: return nil
    }
  }
}
