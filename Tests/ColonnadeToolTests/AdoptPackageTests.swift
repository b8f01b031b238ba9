import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Adopting the packages of an Xcode project` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A project whose target uses some products, by the ids of `objects`.
  private func writeProject(
    references: String, products: String, linked: String = "", _ objects: String
  ) throws {
    try folder.write("Town/Town/TownApp.swift", "import Roads\n@main struct Town {}\n")
    try folder.write(
      "Town/Town.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = PL;
            packageReferences = (\(references)); };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
          T = {isa = PBXNativeTarget; name = Town; buildConfigurationList = PL;
            productType = "com.apple.product-type.application"; buildPhases = (TF, );
            packageProductDependencies = (\(products)); fileSystemSynchronizedGroups = (S, ); };
          TF = {isa = PBXFrameworksBuildPhase; files = (\(linked)); };
          G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = Town; sourceTree = "<group>"; };
          \(objects)
        };
        rootObject = P;
      }
      """)
  }

  private func adopted(status: Int32 = 0) throws -> (report: [String], manifest: String) {
    let outcome = try Program.run(["adopt", folder.path("Town")])
    #expect(outcome.status == status, "\(outcome.complaint)")
    let manifest = try folder.contents("Town-colonnade/Package.swift")
    return (outcome.output.split(separator: "\n").map(String.init), manifest)
  }

  private func remote(_ id: String, _ requirement: String) -> String {
    """
    \(id) = {isa = XCRemoteSwiftPackageReference;
      repositoryURL = "https://example.org/\(id.lowercased()).git";
      requirement = {\(requirement)}; };
    """
  }

  private func product(_ name: String, of package: String) -> String {
    """
    D\(name) = {isa = XCSwiftPackageProductDependency; package = \(package);
      productName = \(name); };
    """
  }

  @Test(arguments: [
    ("kind = upToNextMajorVersion; minimumVersion = 2.1.0;", #"from: "2.1.0""#),
    ("kind = upToNextMinorVersion; minimumVersion = 2.1.0;", #".upToNextMinor(from: "2.1.0")"#),
    ("kind = exactVersion; version = 2.1.0;", #"exact: "2.1.0""#),
    (
      "kind = versionRange; minimumVersion = 2.1.0; maximumVersion = 2.4.0;",
      #""2.1.0"..<"2.4.0""#
    ),
    ("kind = branch; branch = main;", #"branch: "main""#),
    ("kind = revision; revision = 5fd7d;", #"revision: "5fd7d""#),
  ])
  func `a package with a URL keeps its requirement`(
    requirement: String, written: String
  ) throws {
    try writeProject(
      references: "ROADS, ", products: "DRoads, ",
      remote("ROADS", requirement) + product("Roads", of: "ROADS"))
    let (report, manifest) = try adopted()
    #expect(
      manifest.contains(#".package(url: "https://example.org/roads.git", \#(written))"#))
    #expect(manifest.contains(#".product(name: "Roads", package: "roads")"#))
    #expect(!report.contains { $0.contains("Roads is not available") })
  }

  @Test func `a local package is named by its folder, in a project of today and an older one`()
    throws
  {
    for name in ["Roads", "Rivers"] {
      try folder.write(
        "Packages/\(name)/Package.swift", #"products: [.library(name: "\#(name)", targets: [])]"#)
    }
    try writeProject(
      references: "LR, ", products: "DRoads, ", linked: "B, ",
      """
      LR = {isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Roads; };
      FR = {isa = PBXFileReference; lastKnownFileType = wrapper; path = ../Packages/Rivers;
        sourceTree = SOURCE_ROOT; };
      DRoads = {isa = XCSwiftPackageProductDependency; productName = Roads; };
      DRivers = {isa = XCSwiftPackageProductDependency; productName = Rivers; };
      B = {isa = PBXBuildFile; productRef = DRivers; };
      """)
    let (_, manifest) = try adopted()
    for name in ["Roads", "Rivers"] {
      #expect(manifest.contains(#".package(path: "\#(folder.path("Packages/\(name)"))")"#))
      #expect(manifest.contains(#".product(name: "\#(name)", package: "\#(name)")"#))
    }
  }

  @Test func `each package that is left out is named with the reason`() throws {
    try writeProject(
      references: "ROADS, RIVERS, LR, ", products: "DRoads, DWells, DLint, ",
      remote("ROADS", "kind = newest;") + product("Roads", of: "ROADS")
        + remote("RIVERS", "kind = branch; branch = main;")
          + """
          LR = {isa = XCLocalSwiftPackageReference; relativePath = Gone; };
          DWells = {isa = XCSwiftPackageProductDependency; productName = Wells; };
          DLint = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
          """)
    let (report, manifest) = try adopted(status: 1)
    for line in [
      "https://example.org/roads.git: left out: its required version is not understood",
      "https://example.org/rivers.git: left out: the target uses none of its products",
      "\(folder.path("Town/Gone")): left out: cannot be read as a package",
      "Wells: left out: no package of the project has this product",
      "Lint: left out: is a plugin of Xcode's build",
    ] {
      #expect(report.contains(line), "\(line)")
    }
    #expect(!manifest.contains("example.org"))
    #expect(!manifest.contains("AppleModules"))
  }

  @Test func `Apple's modules are built before the packages that import them`() throws {
    try folder.write("Roads/Package.swift", #".library(name: "Roads", targets: ["Roads"])"#)
    try writeProject(
      references: "LR, ", products: "DRoads, ",
      """
      LR = {isa = XCLocalSwiftPackageReference; relativePath = ../Roads; };
      DRoads = {isa = XCSwiftPackageProductDependency; productName = Roads; };
      """)
    let (report, manifest) = try adopted()
    #expect(manifest.contains(#".target(\#n      name: "AppleModules","#))
    let output = folder.path("Town-colonnade")
    #expect(
      report.last?.hasSuffix(
        " && swift build --package-path \(output) --target AppleModules"
          + " && swift run --package-path \(output)") == true)
    // Its modules import C modules, which SwiftPM does not name to other packages.
    #expect(report.last?.hasPrefix("export CPATH=/") == true)
    #expect(report.last?.contains("/CZlib:") == true || report.last?.contains("/CZlib ") == true)
  }
}
