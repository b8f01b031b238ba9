// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The Debian packages that the server needs, and a header of each.
let serverPackages = [
  "libev-dev": "ev.h", "libpq-dev": "libpq-fe.h", "libsqlite3-dev": "sqlite3.h",
  "libwebsockets-dev": "libwebsockets.h",
]

/// True if the server is built: its C libraries are there, or COLONNADE_SERVER=1 says so.
///
/// An author's tests need no server, so without these libraries the rest still builds.
let hasServer: Bool = {
  if let asked = Context.environment["COLONNADE_SERVER"] { return asked != "0" }
  // SwiftPM remembers this answer until the environment or this file changes.
  let folders =
    ["/usr/include", "/usr/local/include", "/usr/include/postgresql"]
    + (Context.environment["CPATH"] ?? "").split(separator: ":").map(String.init)
  let missing = serverPackages.filter { _, header in
    !folders.contains { FileManager.default.isReadableFile(atPath: "\($0)/\(header)") }
  }
  if missing.isEmpty { return true }
  // SwiftPM shows what a manifest prints as a warning.
  print(
    "built without the server, which needs \(missing.keys.sorted().joined(separator: ", ")): "
      + "to have it, install that and build with COLONNADE_SERVER=1 in the environment.")
  return false
}()

/// The compiler reads a whole target at once, which takes less time from nothing. With
/// COLONNADE_INCREMENTAL=1 it compiles only what has changed, for those who work on Colonnade.
let whole: [SwiftSetting] =
  Context.environment["COLONNADE_INCREMENTAL"] == "1"
  ? []
  : [
    .unsafeFlags(
      ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error), .enableExperimentalFeature("Lifetimes")] + whole

/// Besides, whatever is unsafe has to say so.
let safe = strict + [.strictMemorySafety()]

/// The settings that Xcode writes into a new project; Swift 6 has some of them anyway.
func newProject(inSwift6: Bool) -> [SwiftSetting] {
  var features = [
    "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]
  if !inSwift6 {
    features += [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferSendableFromCaptures",
    ]
  }
  return [.swiftLanguageMode(inSwift6 ? .v6 : .v5), .defaultIsolation(MainActor.self)]
    + features.map { .enableUpcomingFeature($0) }
}

/// With COLONNADE_OPTIMIZED=1 the targets that loop over bytes are optimised in debug builds, too:
/// Colonnade's own tests take a third of the time then. An author's build would take longer.
let optimized: [SwiftSetting] =
  Context.environment["COLONNADE_OPTIMIZED"] == "1"
  ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// A module of Apple's that an app imports by its name. SwiftUI brings none of them, so that each
/// is compiled for itself, from little code.
func imported(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: folder(of: name), swiftSettings: safe)
}

/// The folders of Sources. Each floor imports only from itself and those below it; SwiftUI and
/// AppleModules count as one.
let floors: [(folder: String, targets: [String])] = [
  (
    "Products",
    ["Colonnade", "SwiftUI", "NavigationTesting", "Gallery", "Sandbox", "ColonnadeTool"]
  ),
  ("Server", ["Transport", "PagePack", "Serving", "Launch"]),
  ("Storage", ["SQLiteRows", "SQLiteRecovery", "SQLiteStorage", "PostgreSQLStorage"]),
  (
    "SwiftUI",
    [
      "Combine", "AppResources", "FoundationAdditions", "ViewRuntime", "ViewContents",
      "ViewProperties", "ViewText", "ViewLayout", "ViewShapes", "ViewStyles", "Appearance",
      "Accepted", "Unsupported", "ViewControls", "TabViews", "NavigationUI", "ViewMacros",
      "DividedViews", "AuthorAPI", "AcceptedNames",
    ]
  ),
  (
    "AppleModules",
    [
      "Submodules", "UIKit", "AppKit", "CoreGraphics", "CoreLocation", "SwiftData", "os", "OSLog",
      "UniformTypeIdentifiers", "FoundationExports", "MapKit", "Charts", "StoreKit", "WidgetKit",
      "AppIntents", "TipKit", "PhotosUI", "Photos", "AVKit", "AVFoundation", "WebKit",
      "SafariServices", "AuthenticationServices", "LocalAuthentication", "UserNotifications",
      "MessageUI", "Contacts", "ContactsUI", "EventKit", "EventKitUI", "HealthKit", "CoreData",
      "CoreTransferable", "CryptoKit", "ActivityKit", "BackgroundTasks", "CoreHaptics",
      "CoreMotion", "Network", "QuickLook", "CoreImage", "CoreML", "ObjectiveC", "MachO",
    ]
  ),
  ("Live", ["SessionRecords", "Sessions"]),
  ("Wire", ["StateDocument", "WireProtocol", "ExchangeFormats", "AgentProtocol"]),
  ("Core", ["NavigationCore", "SceneModel"]),
  ("Foundation", ["Platform", "OrderedJSON"]),
  (
    "Foundation/SystemLibraries",
    ["CZlib", "CLibwebsockets", "CEV", "CMalloc", "CSQLite", "CPostgreSQL"]
  ),
]

/// Returns the folder of a target.
func folder(of target: String) -> String {
  let floor = floors.first { $0.targets.contains(target) }?.folder
  return "Sources/\(floor.map { "\($0)/" } ?? "")\(target)"
}

/// A library target with its test target, both strict.
///
/// - Parameters:
///   - settings: the compiler's settings for the library besides those of all.
func floor(
  _ name: String, on dependencies: [Target.Dependency], testedWith: [Target.Dependency] = [],
  excludedFromTests: [String] = [], settings: [SwiftSetting] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, path: folder(of: name),
      swiftSettings: safe + settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), "TestSupport"] + dependencies + testedWith,
      exclude: excludedFromTests, swiftSettings: strict),
  ]
}

/// Apple's other modules, as far as code for SwiftUI touches them.
let frameworkNames = [
  "UIKit", "AppKit", "CoreGraphics", "CoreLocation", "UniformTypeIdentifiers", "os", "OSLog",
  "SwiftData", "MachO", "CoreData",
]
let frameworks = frameworkNames.map { Target.Dependency.target(name: $0) }

/// Those that an app imports by their names; the product SwiftUI has them all.
let importedModules: [Target] = [
  imported("ActivityKit", on: ["FoundationAdditions"]),
  imported("AppIntents", on: ["NavigationUI", "FoundationAdditions"]),
  imported("AuthenticationServices", on: ["NavigationUI", "UIKit"]),
  imported("AVFoundation", on: ["CoreGraphics", "UIKit"]),
  imported("AVKit", on: ["AVFoundation", "NavigationUI", "UIKit"]),
  imported("BackgroundTasks"),
  imported("Charts", on: ["NavigationUI"]),
  imported("Contacts"),
  imported("CoreHaptics"),
  imported("CoreImage", on: ["CoreGraphics", "Submodules", "UIKit", "_Testing_CoreImage"]),
  imported("CoreML"),
  imported("CoreMotion"),
  imported("CoreTransferable", on: ["Accepted"]),
  imported("CryptoKit"),
  imported("ContactsUI", on: ["Contacts", "UIKit"]),
  imported("EventKit", on: ["CoreGraphics"]),
  imported("EventKitUI", on: ["EventKit", "UIKit"]),
  imported("HealthKit"),
  imported("LocalAuthentication"),
  imported("MapKit", on: ["CoreLocation", "NavigationUI", "UIKit"]),
  imported("MessageUI", on: ["UIKit"]),
  imported("Network"),
  imported("Photos", on: ["UIKit"]),
  imported("PhotosUI", on: ["Photos", "NavigationUI", "UIKit", "UniformTypeIdentifiers"]),
  imported("QuickLook", on: ["NavigationUI", "UIKit"]),
  imported("SafariServices", on: ["UIKit"]),
  imported("StoreKit", on: ["NavigationUI", "UIKit"]),
  imported("TipKit", on: ["NavigationUI"]),
  imported("UserNotifications", on: ["Platform"]),
  imported("WidgetKit", on: ["AppIntents", "NavigationUI"]),
  imported("WebKit", on: ["NavigationUI", "UIKit"]),
]

let imports = importedModules.map { Target.Dependency.target(name: $0.name) }

/// The server, and the program that has it: all that needs the C libraries.
let server: [Target] =
  [
    .systemLibrary(
      name: "CLibwebsockets", path: folder(of: "CLibwebsockets"), pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"])]),
    .systemLibrary(name: "CEV", path: folder(of: "CEV"), providers: [.apt(["libev-dev"])]),
    .systemLibrary(name: "CMalloc", path: folder(of: "CMalloc")),
    .systemLibrary(
      name: "CSQLite", path: folder(of: "CSQLite"), pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPostgreSQL", path: folder(of: "CPostgreSQL"), pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .executableTarget(
      name: "ColonnadeTool",
      dependencies: [
        "AgentProtocol", "Gallery", "Colonnade", "Launch", "Serving", "SQLiteStorage",
        "PostgreSQLStorage", "SessionRecords", "Sessions",
        "Transport", "Sandbox", "NavigationCore", "OrderedJSON", "Platform",
      ],
      path: folder(of: "ColonnadeTool"), swiftSettings: safe),
    .testTarget(
      name: "ColonnadeToolTests", dependencies: ["ColonnadeTool", "OrderedJSON", "TestSupport"],
      swiftSettings: strict),
  ]
  + floor("Transport", on: ["OrderedJSON", "Platform", "CLibwebsockets", "CEV"])
  + floor("SQLiteRows", on: ["SessionRecords", "Platform"], settings: optimized)
  + floor(
    "SQLiteRecovery", on: ["SQLiteRows", "SessionRecords", "Platform"],
    testedWith: ["SQLiteStorage"],
    settings: optimized)
  + floor(
    "SQLiteStorage", on: ["SQLiteRows", "SQLiteRecovery", "SessionRecords", "Platform", "CSQLite"],
    testedWith: ["StoreContract"], excludedFromTests: ["Golden"], settings: optimized)
  + floor(
    "PostgreSQLStorage", on: ["SessionRecords", "Platform", "CPostgreSQL"],
    testedWith: ["StoreContract"])
  + floor(
    "Serving",
    on: [
      "AppResources", "SessionRecords", "Sessions", "WireProtocol", "SceneModel", "NavigationCore",
      "OrderedJSON",
      "PagePack",
      "Transport", "Platform", "CMalloc",
    ],
    testedWith: ["StoreContract", "Sandbox"])
  + floor(
    "Launch",
    on: [
      "Serving", "Transport", "SQLiteStorage", "PostgreSQLStorage", "SessionRecords", "Sessions",
      "WireProtocol", "OrderedJSON",
      "Platform",
    ],
    testedWith: ["Sandbox"])

let package = Package(
  name: "colonnade",
  products: (hasServer ? [.executable(name: "colonnade", targets: ["ColonnadeTool"])] : []) + [
    .library(name: "Colonnade", targets: ["Colonnade"]),
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "Combine", "FoundationExports"] + frameworkNames
        + importedModules.map(\.name)),
    // Apart, because packages ask whether it can be imported and then expect all of Objective-C.
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "Combine", targets: ["Combine", "FoundationExports"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
  ],
  targets: [
    .systemLibrary(name: "Submodules", path: folder(of: "Submodules")),
    .systemLibrary(
      name: "CZlib", path: folder(of: "CZlib"), pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]
    ),
    .target(
      name: "SceneModel", dependencies: ["NavigationCore", "OrderedJSON"],
      path: folder(of: "SceneModel"), swiftSettings: safe + optimized),
    .target(
      name: "SessionRecords",
      dependencies: [
        "WireProtocol", "StateDocument", "SceneModel", "NavigationCore", "OrderedJSON",
      ],
      path: folder(of: "SessionRecords"), swiftSettings: safe),
    .testTarget(
      name: "RecordedTests", dependencies: ["NavigationTesting", "Gallery"], swiftSettings: strict),
    .macro(
      name: "ViewMacros", dependencies: ["Platform"], path: folder(of: "ViewMacros"),
      swiftSettings: safe),
    .target(
      name: "ViewContents",
      dependencies: ["ViewRuntime", "SceneModel", "NavigationCore", "OrderedJSON"],
      path: folder(of: "ViewContents"), swiftSettings: safe),
    .target(
      name: "ViewProperties",
      dependencies: ["ViewContents", "ViewMacros", "OrderedJSON", "Platform"],
      path: folder(of: "ViewProperties"), swiftSettings: safe),
    .target(
      name: "ViewLayout",
      dependencies: [
        "ViewProperties", "ViewText", "CoreGraphics", "SceneModel", "NavigationCore", "OrderedJSON",
      ],
      path: folder(of: "ViewLayout"), swiftSettings: safe),
    .target(
      name: "ViewShapes",
      dependencies: ["ViewLayout", "CoreGraphics", "SceneModel", "NavigationCore", "OrderedJSON"],
      path: folder(of: "ViewShapes"), swiftSettings: safe),
    .target(
      name: "ViewStyles", dependencies: ["ViewLayout", "SceneModel", "OrderedJSON"],
      path: folder(of: "ViewStyles"), swiftSettings: safe),
    .target(
      name: "Appearance",
      dependencies: [
        "AppResources", "ViewShapes", "ViewStyles", "ViewMacros", "UIKit", "AppKit",
        "UniformTypeIdentifiers",
      ],
      path: folder(of: "Appearance"), swiftSettings: safe),
    .target(
      name: "Accepted", dependencies: ["Appearance", "UniformTypeIdentifiers"],
      path: folder(of: "Accepted"), swiftSettings: safe),
    .target(
      name: "Unsupported", dependencies: ["Accepted"], path: folder(of: "Unsupported"),
      swiftSettings: safe),
    .target(
      name: "ViewControls",
      dependencies: [
        "Appearance", "Accepted", "Unsupported", "SceneModel", "NavigationCore", "OrderedJSON",
        "Platform",
      ],
      path: folder(of: "ViewControls"), swiftSettings: safe),
    .target(
      name: "TabViews",
      dependencies: ["ViewControls", "SceneModel", "NavigationCore", "OrderedJSON", "Platform"],
      path: folder(of: "TabViews"), swiftSettings: safe),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/AppleModules/TestingOverlays/CoreGraphics",
      swiftSettings: strict),
    .target(
      name: "_Testing_UIKit", path: "Sources/AppleModules/TestingOverlays/UIKit",
      swiftSettings: strict),
    .target(
      name: "_Testing_CoreImage", path: "Sources/AppleModules/TestingOverlays/CoreImage",
      swiftSettings: strict),
    .target(
      name: "_Testing_AppKit", path: "Sources/AppleModules/TestingOverlays/AppKit",
      swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"],
      path: folder(of: "CoreGraphics"), swiftSettings: safe),
    .target(
      name: "CoreLocation",
      dependencies: ["Combine", "NavigationCore", "Platform", "ViewRuntime"],
      path: folder(of: "CoreLocation"), swiftSettings: safe),
    .target(
      name: "SwiftData",
      dependencies: [
        "AuthorAPI", "Combine", "Appearance", "OrderedJSON", "Platform", "ViewMacros",
        "ViewRuntime",
      ],
      path: folder(of: "SwiftData"), swiftSettings: safe),
    .target(
      name: "UniformTypeIdentifiers", path: folder(of: "UniformTypeIdentifiers"),
      swiftSettings: safe),
    .target(
      name: "os", dependencies: ["MachO", "Platform", "Submodules"], path: folder(of: "os"),
      swiftSettings: safe),
    .target(
      name: "CoreData", dependencies: ["AuthorAPI", "FoundationAdditions", "Platform"],
      path: folder(of: "CoreData"), swiftSettings: safe),
    .target(name: "MachO", path: folder(of: "MachO"), swiftSettings: safe),
    .target(
      name: "ObjectiveC", dependencies: ["FoundationAdditions", "Platform"],
      path: folder(of: "ObjectiveC"), swiftSettings: safe),
    .target(name: "OSLog", dependencies: ["os"], path: folder(of: "OSLog"), swiftSettings: safe),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "FoundationAdditions", "_Testing_UIKit"],
      path: folder(of: "UIKit"),
      swiftSettings: safe),
    .target(
      name: "AppKit", dependencies: ["CoreGraphics", "UIKit", "_Testing_AppKit"],
      path: folder(of: "AppKit"),
      swiftSettings: safe),
    .target(
      name: "FoundationExports", dependencies: ["Combine", "Platform"],
      path: folder(of: "FoundationExports"), swiftSettings: safe),
    .target(
      name: "FoundationAdditions", dependencies: ["AppResources"],
      path: folder(of: "FoundationAdditions"), swiftSettings: safe),
    .target(
      name: "SwiftUI", dependencies: ["Colonnade", "Combine", "FoundationExports"] + frameworks,
      path: folder(of: "SwiftUI"), swiftSettings: safe),
    .testTarget(
      name: "OrdinaryCodeInSwift5Tests",
      dependencies: ["SwiftUI", "SceneStage", "ObjectiveC"] + imports,
      path: "Tests/OrdinaryCode/Swift5", swiftSettings: [.swiftLanguageMode(.v5)] + whole),
    .testTarget(
      name: "OrdinaryCodeInSwift6Tests",
      dependencies: ["SwiftUI", "SceneStage", "ObjectiveC"] + imports,
      path: "Tests/OrdinaryCode/Swift6", swiftSettings: [.swiftLanguageMode(.v6)] + whole),
    .testTarget(
      name: "NewProjectsInSwift5Tests",
      dependencies: ["SwiftUI", "SwiftData", "SceneStage", "SceneModel", "OrderedJSON"],
      path: "Tests/OrdinaryCode/NewProjects",
      swiftSettings: newProject(inSwift6: false) + whole),
    .testTarget(
      name: "NewProjectsInSwift6Tests",
      dependencies: ["SwiftUI", "SwiftData", "SceneStage", "SceneModel", "OrderedJSON"],
      path: "Tests/OrdinaryCode/NewProjectsInSwift6",
      swiftSettings: newProject(inSwift6: true) + whole),
    .target(
      name: "CorpusWalker",
      dependencies: [
        "Colonnade", "Sessions", "ViewRuntime", "SceneModel", "NavigationCore", "OrderedJSON",
        "SceneStage",
      ],
      path: "Tests/Corpus/Walker", swiftSettings: strict),
    .testTarget(
      name: "CorpusInSwift5Tests",
      dependencies: ["SwiftUI", "CorpusWalker", "SceneModel", "NavigationCore", "OrderedJSON"],
      path: "Tests/Corpus/Swift5", swiftSettings: [.swiftLanguageMode(.v5)] + whole),
    .testTarget(
      name: "CorpusInSwift6Tests",
      dependencies: ["SwiftUI", "CorpusWalker", "SceneModel", "NavigationCore", "OrderedJSON"],
      path: "Tests/Corpus/Swift6", swiftSettings: [.swiftLanguageMode(.v6)] + whole),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "WireSupport",
      dependencies: [
        "WireProtocol", "StateDocument", "Sandbox", "SceneModel", "NavigationCore", "OrderedJSON",
        "TestSupport",
      ],
      path: "Tests/WireSupport", swiftSettings: strict),
    .target(
      name: "StoreContract", dependencies: ["SessionRecords"], path: "Tests/StoreContract",
      swiftSettings: strict),
    .target(
      name: "SceneStage",
      dependencies: ["NavigationUI", "SceneModel", "NavigationCore", "OrderedJSON"],
      path: "Tests/SceneStage", swiftSettings: strict),
    .systemLibrary(name: "CLinux", path: "Tests/Bench/CLinux"),
    .executableTarget(
      name: "Bench", dependencies: ["CLinux", "NavigationCore", "OrderedJSON"],
      path: "Tests/Bench", exclude: ["CLinux"],
      swiftSettings: [.treatAllWarnings(as: .error)] + whole),
  ]
    + importedModules
    + floor("Platform", on: ["CZlib"], settings: optimized)
    + floor("OrderedJSON", on: [], excludedFromTests: ["Oracle"], settings: optimized)
    + floor(
      "NavigationCore", on: ["OrderedJSON", "Platform"], testedWith: ["SceneModel", "Sandbox"],
      settings: optimized)
    + floor("AppResources", on: ["OrderedJSON", "Platform"])
    + floor("Sandbox", on: ["NavigationCore", "OrderedJSON"])
    + floor(
      "Combine", on: ["FoundationAdditions", "Platform"],
      testedWith: ["SceneStage", "FoundationExports"])
    + floor(
      "ViewRuntime",
      on: [
        "AppResources", "Combine", "FoundationAdditions", "SceneModel", "NavigationCore",
        "OrderedJSON",
        "Platform",
      ],
      testedWith: ["NavigationUI", "SceneStage"])
    + floor(
      "ViewText",
      on: [
        "AppResources", "FoundationAdditions", "SceneModel", "NavigationCore", "OrderedJSON",
        "ViewContents",
      ],
      testedWith: ["NavigationUI", "SceneStage"])
    + floor(
      "NavigationUI",
      on: [
        "TabViews", "ViewControls", "Appearance", "Combine", "SceneModel", "NavigationCore",
        "OrderedJSON",
        "Platform",
      ],
      testedWith: ["SceneStage"])
    + floor("PagePack", on: [])
    + floor(
      "StateDocument", on: ["SceneModel", "NavigationCore", "OrderedJSON"],
      testedWith: ["WireProtocol", "WireSupport", "Sandbox"])
    + floor(
      "WireProtocol", on: ["StateDocument", "SceneModel", "NavigationCore", "OrderedJSON"],
      testedWith: ["WireSupport", "Sandbox"])
    + floor(
      "ExchangeFormats",
      on: ["WireProtocol", "StateDocument", "SceneModel", "NavigationCore", "OrderedJSON"],
      testedWith: ["WireSupport", "Sandbox"])
    + floor(
      "AgentProtocol", on: ["WireProtocol", "StateDocument", "NavigationCore", "OrderedJSON"])
    + floor(
      "Sessions",
      on: [
        "SessionRecords",
        "ExchangeFormats", "WireProtocol", "StateDocument", "SceneModel", "NavigationCore",
        "OrderedJSON",
      ],
      testedWith: ["StoreContract", "Sandbox"], excludedFromTests: ["Golden"])
    + [
      .target(
        name: "DividedViews", dependencies: ["NavigationUI", "Appearance", "ViewRuntime"],
        path: folder(of: "DividedViews"), swiftSettings: safe),
      .target(
        name: "AuthorAPI",
        dependencies: [
          "DividedViews", "NavigationUI", "Appearance", "Accepted", "Unsupported", "ViewRuntime",
          "Combine",
          "SceneModel", "NavigationCore", "OrderedJSON",
          "Sessions",
        ],
        path: folder(of: "AuthorAPI"), swiftSettings: safe),
      .target(
        name: "AcceptedNames", dependencies: ["AuthorAPI", "ViewStyles", "OrderedJSON"],
        path: folder(of: "AcceptedNames"), swiftSettings: safe),
      .target(
        name: "Colonnade",
        dependencies: ["AcceptedNames", "AuthorAPI", "Platform", "ViewRuntime"]
          + (hasServer ? [.target(name: "Launch"), .target(name: "Serving")] : []),
        path: folder(of: "Colonnade"),
        swiftSettings: safe + (hasServer ? [.define("COLONNADE_SERVER")] : [])),
      .testTarget(
        name: "ColonnadeTests",
        dependencies: [
          "Colonnade", "TestSupport", "NavigationUI", "ViewRuntime",
          "SceneModel", "NavigationCore", "OrderedJSON", "Sessions", "Sandbox", "SwiftData",
        ],
        swiftSettings: strict),
    ]
    + floor(
      "NavigationTesting",
      on: [
        "AuthorAPI", "NavigationUI", "ViewRuntime", "Combine", "ExchangeFormats",
        "WireProtocol", "StateDocument", "SceneModel", "NavigationCore", "OrderedJSON",
        "Platform",
      ], excludedFromTests: ["Snapshots"])
    + floor(
      "Gallery", on: ["Colonnade", "NavigationUI", "SceneModel", "NavigationCore", "Sessions"])
    + (hasServer ? server : []),
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles a target again when a module that it names has changed, and not when one has that
// such a module re-exports or stores values of. So each target names all modules that it needs, and
// each library has them among its targets, for the packages of authors.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

func name(of dependency: Target.Dependency) -> String? {
  switch dependency {
  case .targetItem(let name, _), .byNameItem(let name, _): name
  default: nil
  }
}

/// The libraries of these names, and all that they depend on.
@MainActor func libraries(_ names: [String]) -> [String] {
  var (found, open): ([String], [String]) = ([], names)
  while let name = open.popLast() {
    guard !found.contains(name), let target = targets[name], target.type == .regular else {
      continue
    }
    found.append(name)
    open += target.dependencies.compactMap(name(of:))
  }
  return found.sorted()
}

for target in package.targets {
  let direct = target.dependencies.compactMap(name(of:))
  let others = libraries(direct).filter { !direct.contains($0) }
  target.dependencies += others.map { .target(name: $0) }
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  return .library(name: library.name, targets: libraries(library.targets))
}
