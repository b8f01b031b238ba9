/// The modules that an adopted source can import.
struct Modules {
  /// Those that the product `SwiftUI` brings.
  let ours: Set<String> = [
    "SwiftUI", "Combine", "UIKit", "AppKit", "CoreGraphics", "CoreLocation",
    "UniformTypeIdentifiers", "os", "OSLog", "SwiftData", "Colonnade", "AppIntents",
    "AuthenticationServices", "AVFoundation", "AVKit", "Charts", "Contacts", "ContactsUI",
    "CoreData", "CoreTransferable", "CryptoKit", "EventKit", "EventKitUI", "HealthKit",
    "LocalAuthentication", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices",
    "StoreKit", "TipKit", "UserNotifications", "WebKit", "WidgetKit", "ActivityKit",
    "BackgroundTasks", "CoreHaptics", "CoreMotion", "Network", "QuickLook", "MachO",
    "CoreImage", "CoreML",
  ]
  private let toolchains: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Dispatch", "Synchronization",
    "RegexBuilder", "Glibc", "Distributed", "Testing", "XCTest", "DeveloperToolsSupport",
    "_Concurrency", "_StringProcessing",
  ]
  private let own: String
  private let packages: Set<String>

  /// - Parameters:
  ///   - own: the name of the program's module.
  ///   - packages: the names of modules of packages.
  init(own: String, packages: Set<String> = []) {
    self.own = own
    self.packages = packages
  }

  func contains(_ name: String) -> Bool {
    ours.contains(name) || toolchains.contains(name) || name == own
      || packages.contains(name)
  }

  /// A valid module name from a folder's name, as Xcode forms it.
  static func name(forFolder folder: String) -> String {
    var name = String(
      folder.unicodeScalars.map { scalar in
        scalar.isASCII && !Ascii.isWord(UInt8(scalar.value)) ? "_" : Character(scalar)
      })
    if name.first?.isNumber == true { name = "_" + name.dropFirst() }
    return Modules(own: "").contains(name) || name.isEmpty ? name + "App" : name
  }
}
