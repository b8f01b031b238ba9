import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Symbols of an adopted app` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("Town/A.swift", "@main struct A {}")
  }

  /// Names of assets, and the names that Xcode has generated for them in public repositories.
  private static let symbols = [
    ("2x_map", "_2XMap"), ("sy_head_10@2x", "syHead102X"), ("icon_90_gray", "icon90Gray"),
    ("0b3b21ff27", "_0B3B21Ff27"), ("a1cef908", "a1Cef908"), ("16_9", "_16_9"), ("24", "_24"),
    ("3D", "_3_D"), ("3c", "_3C"), ("A-1-1-0", "A_1_1_0"), ("A1", "A_1"), ("BMW", "BMW"),
    ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("icon_ID", "iconID"), ("DPad", "dPad"),
    ("GateIN", "gateIN"), ("QR-Code Icon", "qrCodeIcon"), ("bg_color", "bg"),
    ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("btnIImge", "btnIImge"), ("img.g3", "imgG3"),
    ("product picture (1)", "productPicture1"), ("Image 1", "image1"), ("Default", "`default`"),
  ]

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
      "Image.imageset", "default.imageset", "Plain/inside.imageset",
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

  @Test func `the names of assets are those that Xcode makes`() throws {
    for (name, _) in Self.symbols {
      try folder.write("Town/Assets.xcassets/\(name).imageset/Contents.json", "{}")
    }
    let spaces = ["GameUI": "GameUI", "iconPreviews": "IconPreviews", "Type": "`Type`"]
    for name in spaces.keys {
      let path = "Town/Assets.xcassets/\(name)"
      try folder.write("\(path)/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
      try folder.write("\(path)/a.imageset/Contents.json", "{}")
    }
    _ = try adopted()
    let code = try generated("Asset")
    for (name, symbol) in Self.symbols {
      #expect(code.contains("static let \(symbol) = ImageResource(name: \"\(name)\""))
    }
    for symbol in spaces.values { #expect(code.contains("  enum \(symbol) {\n")) }
  }

  @Test func `types of the platform have members for assets if the project says so`() throws {
    for path in ["Hero.imageset", "Background.colorset", "RedColor.colorset", "Primary.colorset"] {
      try folder.write("Town/Assets.xcassets/\(path)/Contents.json", "{}")
    }
    try folder.write(
      "Town/Town.xcodeproj/project.pbxproj",
      """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Town; buildConfigurationList = L; buildPhases = (R, );
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
        R = {isa = PBXResourcesBuildPhase; files = (B, ); };
        B = {isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """)
    _ = try adopted()
    let code = try generated("Asset")
    for line in [
      "extension Color {\n  static var background: Color { Color(ColorResource.background) }\n}",
      "extension ShapeStyle where Self == Color {\n  static var background: Color",
      "  static var primary: UIColor { UIColor(resource: .primary) }\n}",
      "extension UIImage {\n  static var hero: UIImage { UIImage(resource: .hero) }\n}",
    ] {
      #expect(code.contains(line), "\(line)")
    }
    #expect(!code.contains("static var red") && !code.contains("NSColor"))
    #expect(!code.contains("static var primary: Color"))
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

  @Test func `keys of a string catalogue have the names and parameters that Xcode makes`() throws {
    try folder.write(
      "Town/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
        "%@ can't open the JSON store, or A file.": {"extractionState": "manual"},
        "Update file with ${content}": {"extractionState": "manual"},
        "2 ways": {"extractionState": "manual"},
        "%@": {"extractionState": "manual"},
        "size": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "%d of %lu: %.1f, %lf"}}}},
        "rooms": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "One room"}},
          "other": {"stringUnit": {"value": "%lld rooms"}}}}}}},
        "found": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "%#@house_count@ in %@"},
          "substitutions": {"house_count": {"argNum": 1, "formatSpecifier": "lld"}}}}}
      }}
      """)
    _ = try adopted()
    let code = try generated("String")
    for line in [
      "  static func cantOpenTheJsonStoreOrAFile(_ arg1: String) -> LocalizedStringResource {",
      "  static var updateFileWith$Content: LocalizedStringResource {",
      "  static var _2Ways: LocalizedStringResource {",
      "  static func string(_ arg1: String) -> LocalizedStringResource {",
      "  static func size(_ arg1: Int32, _ arg2: UInt, _ arg3: Float, _ arg4: Double)",
      "  static func rooms(_ arg1: Int) -> LocalizedStringResource {",
      "  static func found(houseCount: Int, _ arg2: String) -> LocalizedStringResource {",
    ] {
      #expect(code.contains(line), "\(line)")
    }
  }

  @Test func `a folder without catalogues gets no code`() throws {
    #expect(
      try adopted().contains("1 source and 0 resources copied, 0 lines rewritten as for iOS."))
    #expect(throws: (any Error).self) { try generated("Asset") }
    #expect(throws: (any Error).self) { try generated("String") }
  }
}
