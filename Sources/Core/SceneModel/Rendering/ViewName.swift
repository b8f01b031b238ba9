import NavigationCore
import Synchronization

/// Names of view types for people: a closure with modifiers has a type of many types, of which one
/// is the author's.
enum ViewName {
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  /// The outermost type that is in none of our modules; if all are, the outermost.
  static func of(_ type: any Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = known.withLock({ $0[id] }) { return name }
    let name = name(in: String(reflecting: type))
    known.withLock { $0[id] = name }
    return name
  }

  /// - Parameter text: a type with its modules, as reflection spells it.
  static func name(in text: String) -> String {
    let names = text.withoutContexts.split { "<>,() ".contains($0) }.map {
      $0.split(separator: ".")
    }
    let authors = names.first { $0.count > 1 && !ours.contains(String($0[0])) }
    let name = authors?.dropFirst() ?? names.first?.suffix(1) ?? []
    return String(name.joined(separator: ".").prefix(maxCharacters))
  }

  private static let maxCharacters = 80

  private static let ours: Set<String> = [
    "Swift", "NavigationCore", "NavigationUI", "TabViews", "ViewControls", "Unsupported",
    "Accepted", "AcceptedNames", "DividedViews",
    "Appearance", "ViewStyles", "ViewShapes", "ViewLayout", "ViewText", "ViewProperties",
    "ViewContents", "ViewRuntime", "AuthorAPI", "Colonnade", "SwiftUI", "SwiftData", "Combine",
    "Foundation", "FoundationEssentials", "OrderedJSON", "CoreGraphics", "UIKit", "AppKit",
    "MapKit", "Platform", "AVKit", "AuthenticationServices", "Charts", "PhotosUI", "StoreKit",
    "TipKit", "WebKit", "WidgetKit",
  ]
}

extension String {
  /// Without the part that names the file or function of a type that is known only there.
  fileprivate var withoutContexts: String {
    var (rest, text) = (self[...], "")
    while let start = rest.firstRange(of: "(unknown context at "),
      let end = rest[start.upperBound...].firstRange(of: ").")
    {
      text += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return text + rest
  }
}
