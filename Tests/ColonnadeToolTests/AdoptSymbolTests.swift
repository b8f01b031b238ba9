import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Symbols of an adopted app` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("Town/A.swift", "@main struct A {}")
  }

  private func adopted() throws -> [String] {
    let outcome = try Program.run("adopt", folder.path("Town"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func generated(_ name: String) throws -> String {
    try folder.contents("Town-colonnade/Sources/Town/Generated\(name)Symbols.swift")
  }

  @Test func `the pictures and colours of a catalogue have names in code`() throws {
    for path in [
      "hero.imageset", "App Logo.imageset", "URLIcon.imageset", "BannerImage.imageset",
      "Image.imageset", "default.imageset", "2x_map.imageset", "Plain/inside.imageset",
      "Icons/home.imageset", "Brand.colorset", "AccentColor.colorset", "AppIcon.appiconset",
    ] {
      try folder.write("Town/Assets.xcassets/\(path)/Contents.json", "{}")
    }
    try folder.write(
      "Town/Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    _ = try adopted()
    let code = try generated("Asset")
    for line in [
      #"static let hero = ImageResource(name: "hero", bundle: .module)"#,
      #"static let appLogo = ImageResource(name: "App Logo", bundle: .module)"#,
      #"static let urlIcon = ImageResource(name: "URLIcon", bundle: .module)"#,
      #"static let banner = ImageResource(name: "BannerImage", bundle: .module)"#,
      #"static let image = ImageResource(name: "Image", bundle: .module)"#,
      #"static let `default` = ImageResource(name: "default", bundle: .module)"#,
      #"static let _2xMap = ImageResource(name: "2x_map", bundle: .module)"#,
      #"static let inside = ImageResource(name: "inside", bundle: .module)"#,
      "  enum Icons {\n",
      #"    static let home = ImageResource(name: "Icons/home", bundle: .module)"#,
      #"static let brand = ColorResource(name: "Brand", bundle: .module)"#,
      #"static let accent = ColorResource(name: "AccentColor", bundle: .module)"#,
    ] {
      #expect(code.contains(line), "\(line)")
    }
    #expect(!code.contains("AppIcon"))
    #expect(!code.contains("extension Color {"))
  }

  @Test func `of two assets with one symbol the first counts, and the other is reported`() throws {
    for name in ["hero_image", "hero-image"] {
      try folder.write("Town/Assets.xcassets/\(name).imageset/Contents.json", "{}")
    }
    let report = try adopted()
    #expect(try generated("Asset").components(separatedBy: "static let").count == 2)
    #expect(
      report.contains("GeneratedAssetSymbols.swift: “hero_image” has the symbol of another one"))
  }

  @Test func `the keys of a string catalogue that were entered by hand have names in code`() throws
  {
    try folder.write(
      "Town/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "Found in code": {},
        "WELCOME_TITLE": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "Welcome to \\"Town\\""}}}},
        "houses.left": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%(count)lld of %@: 100 %%"}}}}
      }}
      """)
    try folder.write(
      "Town/Map.xcstrings",
      #"{"sourceLanguage":"en","strings":{"title":{"extractionState":"manual"}}}"#)
    _ = try adopted()
    let code = try generated("String")
    for line in [
      #"  static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("WELCOME_TITLE", "#
        + #"defaultValue: "Welcome to \"Town\"") }"#,
      "  static func housesLeft(count: Int, _ arg2: String) -> LocalizedStringResource {",
      #"LocalizedStringResource("houses.left", defaultValue: "\(count) of \(arg2): 100 %") }"#,
      "  enum Map {\n",
      #"LocalizedStringResource("title", defaultValue: "title", table: "Map") }"#,
    ] {
      #expect(code.contains(line), "\(line)")
    }
    #expect(!code.contains("Found in code") && !code.contains("foundInCode"))
  }

  @Test func `a folder without catalogues gets no code`() throws {
    #expect(
      try adopted().contains("1 source and 0 resources copied, 0 lines rewritten as for iOS."))
    #expect(throws: (any Error).self) { try generated("Asset") }
    #expect(throws: (any Error).self) { try generated("String") }
  }
}
