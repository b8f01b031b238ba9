import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Adopting an Xcode project` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func adopted(_ options: String...) throws -> [String] {
    let outcome = try Program.run(["adopt", folder.path("Town")] + options)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func isCopied(_ path: String) -> Bool {
    (try? folder.contents("Town-colonnade/Sources/Town/\(path)")) != nil
  }

  /// A project with the targets Town, a phone's app, and Clock, a watch's, in the form before
  /// folders were enough.
  private func writeProject(settings: String = "", objects: String = "") throws {
    try folder.write(
      "Town/Town.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, W, ); buildConfigurationList = PL; };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
          T = {isa = PBXNativeTarget; name = Town; buildConfigurationList = TL;
            productType = "com.apple.product-type.application"; buildPhases = (TS, TR, ); };
          TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
          TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          TS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, ); };
          TR = {isa = PBXResourcesBuildPhase; files = (B5, B6, ); };
          W = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = WL;
            productType = "com.apple.product-type.application"; buildPhases = (WS, ); };
          WL = {isa = XCConfigurationList; buildConfigurations = (WD, ); };
          WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; }; };
          WS = {isa = PBXSourcesBuildPhase; files = (B7, ); };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; platformFilter = ios; };
          B3 = {isa = PBXBuildFile; fileRef = F3; platformFilters = (macos, ); };
          B4 = {isa = PBXBuildFile; fileRef = F6; };
          B5 = {isa = PBXBuildFile; fileRef = V; };
          B6 = {isa = PBXBuildFile; fileRef = F5; };
          B7 = {isa = PBXBuildFile; fileRef = F7; };
          G = {isa = PBXGroup; children = (S, F7, V, F5, F6, ); sourceTree = "<group>"; };
          S = {isa = PBXGroup; path = "The Sources"; sourceTree = "<group>";
            children = (F1, F2, F3, ); };
          F1 = {isa = PBXFileReference; path = "Town App.swift"; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
          F5 = {isa = PBXFileReference; path = houses.json; sourceTree = "<group>"; };
          F6 = {isa = PBXFileReference; path = "../Shared.swift"; sourceTree = SOURCE_ROOT; };
          F7 = {isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; name = Localizable.strings; children = (L1, L2, );
            sourceTree = "<group>"; };
          L1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings;
            sourceTree = "<group>"; };
          L2 = {isa = PBXFileReference; path = ja.lproj/Localizable.strings;
            sourceTree = "<group>"; };
          \(objects)
        };
        rootObject = P;
      }
      """)
  }

  private func writeFiles() throws {
    try folder.write("Town/The Sources/Town App.swift", "@main struct Town {}")
    for name in ["The Sources/Phone", "The Sources/Mac", "Clock", "Old"] {
      try folder.write("Town/\(name).swift", "")
    }
    try folder.write("Town/en.lproj/Localizable.strings", "")
    try folder.write("Town/ja.lproj/Localizable.strings", "")
    try folder.write("Town/houses.json", "{}")
    try folder.write("Town/notes.txt", "")
    try folder.write("Shared.swift", "")
  }

  @Test func `only the files of the app's target are copied, for its platform`() throws {
    try writeFiles()
    try writeProject()
    let report = try adopted()
    #expect(isCopied("The Sources/Town App.swift"))
    #expect(isCopied("The Sources/Phone.swift"))
    for resource in ["houses.json", "en.lproj/Localizable.strings", "ja.lproj/Localizable.strings"]
    {
      #expect(isCopied(resource))
    }
    for path in ["The Sources/Mac.swift", "Clock.swift", "Old.swift", "notes.txt"] {
      #expect(!isCopied(path))
    }
    for line in [
      "target Town of the Xcode project", "The Sources/Mac.swift: left out: is not for iOS",
      "Clock.swift: left out: does not belong to the target Town",
      "\(folder.path("Shared.swift")): left out: is outside of the folder",
      "2 sources and 3 resources copied, 0 lines rewritten as for iOS.",
    ] {
      #expect(report.contains(line), "\(line)")
    }
  }

  @Test func `files with a filter for the Mac are copied with --mac`() throws {
    try writeFiles()
    try writeProject()
    _ = try adopted("--mac")
    #expect(isCopied("The Sources/Mac.swift"))
    #expect(!isCopied("The Sources/Phone.swift"))
  }

  @Test func `another target is taken by its name, and one that is not there is refused`() throws {
    try writeFiles()
    try writeProject()
    _ = try adopted("--target", "Clock")
    #expect((try? folder.contents("Town-colonnade/Sources/Clock/Clock.swift")) != nil)
    let outcome = try Program.run("adopt", folder.path("Town"), "--target", "Tower")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("no Xcode project with a target “Tower”"))
  }

  @Test func `the folder of the sources beside a project is enough`() throws {
    try writeFiles()
    try writeProject()
    let outcome = try Program.run(
      "adopt", folder.path("Town/The Sources"), "--output", folder.path("out"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect((try? folder.contents("out/Sources/Town/Town App.swift")) != nil)
    #expect((try? folder.contents("out/Sources/Town/Mac.swift")) == nil)
  }

  @Test func `a folder in which the project of the folder around has no files is taken whole`()
    throws
  {
    try writeProject()
    try folder.write("Town/Other/A.swift", "@main struct A {}")
    let outcome = try Program.run(
      "adopt", folder.path("Town/Other"), "--output", folder.path("out"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect((try? folder.contents("out/Sources/Other/A.swift")) != nil)
  }

  @Test func `folders whose files belong to a target need no entries but for exceptions`() throws {
    try folder.write(
      "Town/Town.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, W, ); };
          T = {isa = PBXNativeTarget; name = Town; fileSystemSynchronizedGroups = (S, );
            productType = "com.apple.product-type.application"; };
          W = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (X, );
            productType = "com.apple.product-type.app-extension"; };
          G = {isa = PBXGroup; children = (S, X, ); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = Town; sourceTree = "<group>";
            exceptions = (E1, ); };
          X = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
            exceptions = (E2, ); };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Deep/Draft.swift, Info.plist, );
            platformFiltersByRelativePath = {Deep/Mac.swift = (macos, ); }; };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Both.swift, ); };
        };
        rootObject = P;
      }
      """)
    for name in [
      "Town/A", "Town/Deep/B", "Town/Deep/Draft", "Town/Deep/Mac", "Widget/Both", "Widget/Widget",
    ] {
      try folder.write("Town/\(name).swift", "")
    }
    try folder.write("Town/Town/Assets.xcassets/Contents.json", "{}")
    _ = try adopted()
    for path in [
      "Town/A.swift", "Town/Deep/B.swift", "Widget/Both.swift",
      "Town/Assets.xcassets/Contents.json",
    ] {
      #expect(isCopied(path), "\(path)")
    }
    for path in ["Town/Deep/Draft.swift", "Town/Deep/Mac.swift", "Widget/Widget.swift"] {
      #expect(!isCopied(path), "\(path)")
    }
  }

  @Test func `files are found whose names differ from the project's in case only`() throws {
    try folder.write("Town/the sources/town app.swift", "@main struct Town {}")
    try folder.write("Town/the sources/Phone.swift", "")
    try folder.write("Town/the sources/phone.swift", "")
    try folder.write("Town/Houses.JSON", "[]")
    try folder.write("Town/EN.lproj/Localizable.strings", "")
    try writeProject()
    let report = try adopted()
    for path in [
      "the sources/town app.swift", "the sources/Phone.swift", "Houses.JSON",
      "EN.lproj/Localizable.strings",
    ] {
      #expect(isCopied(path), "\(path)")
    }
    // The project's own spelling counts where both are there.
    #expect(!isCopied("the sources/phone.swift"))
    #expect(
      report.contains(
        "the sources/phone.swift: left out: does not belong to the target Town"))
  }

  @Test func `the Swift settings of the target are those of the package`() throws {
    try writeFiles()
    try folder.write(
      "Town/Base.xcconfig", "// settings\nMY_FLAG = FROM_FILE\nSWIFT_VERSION = 5.0\n")
    try writeProject(
      settings: """
        SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_APPROACHABLE_CONCURRENCY = YES;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA, "$(MY_FLAG)", );
        "OTHER_SWIFT_FLAGS[sdk=iphoneos*]" = "-D PHONE"; "OTHER_SWIFT_FLAGS[sdk=macosx*]" = "-D MAC";
        MY_FLAG = FULL;
        """)
    _ = try adopted()
    let manifest = try folder.contents("Town-colonnade/Package.swift")
    for words in [
      #".define("BETA")"#, #".define("FULL")"#, #".define("PHONE")"#,
      ".defaultIsolation(MainActor.self)", #".enableUpcomingFeature("InferIsolatedConformances")"#,
      #".enableUpcomingFeature("NonisolatedNonsendingByDefault")"#, "swiftLanguageModes: [.v6]",
    ] {
      #expect(manifest.contains(words), "\(words)")
    }
    for words in [#""DEBUG""#, #""MAC""#, "inherited", "DisableOutwardActorInference"] {
      #expect(!manifest.contains(words), "\(words)")
    }
  }

  @Test func `a file of settings counts below those of the target`() throws {
    try writeFiles()
    try folder.write(
      "Town/Base.xcconfig", "// settings\n#include \"More.xcconfig\"\nNAME = FILE // x\n")
    try folder.write("Town/More.xcconfig", "SWIFT_VERSION = 6.0\n")
    try writeProject(
      settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(NAME)\";",
      objects: "XC = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };")
    let path = "Town/Town.xcodeproj/project.pbxproj"
    let text = try folder.contents(path).replacing(
      "TD = {isa = XCBuildConfiguration;",
      with: "TD = {isa = XCBuildConfiguration; baseConfigurationReference = XC;")
    try folder.write(path, text)
    _ = try adopted()
    let manifest = try folder.contents("Town-colonnade/Package.swift")
    #expect(manifest.contains(#".define("FILE")"#))
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test func `the values of the Info.plist that the app reads are known`() throws {
    try writeFiles()
    try folder.write(
      "Town/The Sources/Phone.swift",
      """
      let id = Bundle.main.bundleIdentifier
      let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
      let key = Bundle.main.object(forInfoDictionaryKey: "Key")
      let url = Bundle.main.url(forResource: "houses", withExtension: "json")
      """)
    try folder.write(
      "Town/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>Key</key><string>$(SERVER:rfc1034identifier)/${PRODUCT_NAME}</string>
        <key>Flag</key><true/><key>Number</key><integer>1</integer>
        <key>Schemes</key><array><dict><key>Names</key><array><string>town</string></array></dict></array>
      </dict></plist>
      """)
    try writeProject(
      settings: """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; SERVER = "a b";
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME)"; PRODUCT_NAME = "$(TARGET_NAME)";
        MARKETING_VERSION = 1.2; INFOPLIST_KEY_CFBundleDisplayName = "My \\"Town\\"";
        INFOPLIST_KEY_UIRequiresFullScreen = YES;
        """)
    let report = try adopted()
    #expect(report.contains("Info.plist: left out: its values are in AdoptedInfo.swift"))
    #expect(
      try folder.contents("Town-colonnade/Sources/Town/The Sources/Phone.swift") == """
        let id = AdoptedInfo.main.bundleIdentifier
        let version = AdoptedInfo.main.infoDictionary?["CFBundleShortVersionString"] as? String
        let key = AdoptedInfo.main.object(forInfoDictionaryKey: "Key")
        let url = Bundle.module.url(forResource: "houses", withExtension: "json")
        """)
    let info = try folder.contents("Town-colonnade/Sources/Town/AdoptedInfo.swift")
    for words in [
      #""CFBundleIdentifier": "com.example.Town","#, #""CFBundleShortVersionString": "1.2","#,
      #""CFBundleDisplayName": "My \"Town\"","#, #""UIRequiresFullScreen": true,"#,
      #""Key": "a-b/Town","#, #""Flag": true,"#, #""Number": 1,"#,
      #""Schemes": [["Names": ["town"] as [Any]] as [String: Any]] as [Any],"#,
    ] {
      #expect(info.contains(words), "\(words)")
    }
  }

  @Test(arguments: ["", "nonsense", "{objects = {}; rootObject = P; }", "{a = (b, c); }"])
  func `a project that cannot be read counts as none`(text: String) throws {
    try folder.write("Town/A.swift", "@main struct A {}")
    try folder.write("Town/Town.xcodeproj/project.pbxproj", text)
    let report = try adopted()
    #expect(report.contains("1 source and 0 resources copied, 0 lines rewritten as for iOS."))
  }
}
