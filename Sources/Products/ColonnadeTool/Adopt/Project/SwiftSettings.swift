import Serving

/// The settings of the compiler in a package's manifest.
struct SwiftSettings {
  /// The language mode: `v5` or `v6`.
  private(set) var languageMode = "v5"
  /// The entries of `swiftSettings` beside those that every package has.
  private(set) var entries: [String] = []

  /// Those of a package whose sources come without a project.
  init() {}

  /// Those that change the meaning of code; others that only forbid something are left out.
  init(of settings: BuildSettings) {
    let version = settings["SWIFT_VERSION"]?.split(separator: ".").first ?? "5"
    if version == "6" { languageMode = "v6" }
    for condition in Self.conditions(of: settings) {
      entries.append(".define(\(Checkout.quoted(condition)))")
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      entries.append(".defaultIsolation(MainActor.self)")
    }
    for feature in features(of: settings) {
      entries.append(".enableUpcomingFeature(\(Checkout.quoted(feature)))")
    }
  }

  /// SwiftPM defines `DEBUG` by itself.
  private static func conditions(of settings: BuildSettings) -> [String] {
    var conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count { conditions.append(flags[index + 1]) }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
    }
    var seen: Set<String> = ["DEBUG", "$(inherited)"]
    return conditions.filter { seen.insert($0).inserted }
  }

  private func features(of settings: BuildSettings) -> [String] {
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    return Self.features.filter { feature in
      if languageMode == "v6" && feature.isInSwift6 { return false }
      return settings.isOn(feature.setting) || (isApproachable && feature.isApproachable)
    }.map(\.name)
  }

  private struct Feature {
    let setting: String
    let name: String
    var isInSwift6 = true
    /// True for a part of `SWIFT_APPROACHABLE_CONCURRENCY`.
    var isApproachable = false
  }

  private static let prefix = "SWIFT_UPCOMING_FEATURE_"
  private static let features = [
    Feature(setting: "SWIFT_ENABLE_BARE_SLASH_REGEX", name: "BareSlashRegexLiterals"),
    Feature(setting: prefix + "CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
    Feature(setting: prefix + "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials"),
    Feature(setting: prefix + "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
    Feature(setting: prefix + "REGION_BASED_ISOLATION", name: "RegionBasedIsolation"),
    Feature(
      setting: prefix + "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference",
      isApproachable: true),
    Feature(
      setting: prefix + "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      name: "GlobalActorIsolatedTypesUsability", isApproachable: true),
    Feature(
      setting: prefix + "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures",
      isApproachable: true),
    Feature(
      setting: prefix + "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances",
      isInSwift6: false, isApproachable: true),
    Feature(
      setting: prefix + "MEMBER_IMPORT_VISIBILITY", name: "MemberImportVisibility",
      isInSwift6: false),
    Feature(
      setting: prefix + "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
      isInSwift6: false, isApproachable: true),
  ]
}
