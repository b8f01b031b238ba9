/// The system as which a program is compiled here.
enum AdoptedPlatform: String {
  case iOS, macOS

  private static let names = ["iOS", "macOS", "OSX", "watchOS", "tvOS", "visionOS", "xrOS"]

  /// The truth of a term such as `os(iOS)`; nil for one that the compiler knows better.
  ///
  /// Code that its author wrote for Linux stays, and so do the modules that are not here.
  func truth(of function: String, _ argument: String) -> Bool? {
    switch (function, argument) {
    case ("os", _):
      return Self.names.contains(argument)
        ? argument == rawValue || argument == "OSX" && self == .macOS : nil
    case ("canImport", "UIKit"): return self == .iOS
    case ("canImport", "AppKit"): return self == .macOS
    case ("targetEnvironment", "simulator"): return self == .iOS
    case ("targetEnvironment", "macCatalyst"): return false
    default: return nil
    }
  }
}
