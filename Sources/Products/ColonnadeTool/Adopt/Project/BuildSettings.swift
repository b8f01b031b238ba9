import Foundation

/// The build settings of a target: its own over those of the project.
struct BuildSettings {
  private var values: [String: String] = [:]
  private let sdks: [String]

  /// - Parameter sdks: the names of SDKs for which conditional settings count.
  init(of target: XcodeProject.Object, in project: XcodeProject, sdks: [String]) {
    self.sdks = sdks
    values["TARGET_NAME"] = target["name"]
    values["PROJECT_NAME"] = project.name
    values["SRCROOT"] = project.folder
    values["PROJECT_DIR"] = project.folder
    for owner in [nil, target] {
      guard let configuration = project.configuration(of: owner) else { continue }
      if let file = project.path(of: configuration["baseConfigurationReference"]) {
        add(ConfigurationFile.settings(of: file))
      }
      let own = configuration.members["buildSettings"]?.members ?? [:]
      add(own.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") })
    }
  }

  /// Settings for one SDK count after the others.
  private mutating func add(_ settings: [String: String]) {
    let inherited = values
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "[", maxSplits: 1)
      let condition = parts.dropFirst().first
      if let condition, !isMet(condition) { continue }
      guard let name = parts.first.map(String.init) else { continue }
      let known = inherited[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: known)
        .replacing("${inherited}", with: known)
    }
  }

  private func isMet(_ condition: Substring) -> Bool {
    guard condition.hasPrefix("sdk=") else { return false }
    let name = condition.dropFirst(4).prefix { $0 != "*" && $0 != "]" }
    return sdks.contains { $0.hasPrefix(name) }
  }

  /// A setting with the settings that it names put in; nil if there is none, or it is empty.
  subscript(_ name: String) -> String? {
    let value = expanded(values[name] ?? "").trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// True for a setting that is YES.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: " ").map(String.init)
  }

  /// The settings whose names begin so, without that beginning.
  func settings(startingWith prefix: String) -> [(name: String, value: String)] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted().compactMap { key in
      self[key].map { (String(key.dropFirst(prefix.count)), $0) }
    }
  }

  /// A text with `$(NAME)`, `${NAME}` and `$(NAME:rfc1034identifier)` replaced by the settings.
  func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < 16, text.contains("$") else { return text }
    let variable = /\$[({]([A-Za-z0-9_]+)((?::[A-Za-z0-9]+)*)[)}]/
    return text.replacing(variable) { match in
      let value = expanded(values[String(match.1)] ?? Self.fallback(match.1), depth: depth + 1)
      return match.2.isEmpty ? value : Self.identifier(value)
    }
  }

  /// The values of settings that Xcode derives from others.
  private static func fallback(_ name: Substring) -> String {
    switch name {
    case "PRODUCT_NAME", "EXECUTABLE_NAME": "$(TARGET_NAME)"
    case "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"
    case "DEVELOPMENT_LANGUAGE": "en"
    case "CONFIGURATION": "Debug"
    default: ""
    }
  }

  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }
}

/// A file of build settings, `.xcconfig`.
enum ConfigurationFile {
  /// The settings of a file and of those that it includes; later ones count.
  static func settings(of path: String, depth: Int = 0) -> [String: String] {
    guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex))
      if let match = text.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let folder = (path as NSString).deletingLastPathComponent
        let path = FileKind.spelled("\(folder)/\(match.1)")
        settings.merge(self.settings(of: path, depth: depth + 1)) { $1 }
      } else if let match = text.firstMatch(
        of: /^\s*([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=\s*(.*?);?\s*$/)
      {
        settings[String(match.1)] = String(match.2)
      }
    }
    return settings
  }
}
