import OrderedJSON

/// A way to fit a view into a frame.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Regions of a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The bars and the keyboard.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// The contents that margins are for.
public struct ContentMarginPlacement: Sendable {
  let word: UTF8String?
  /// The content and the indicators.
  public static var automatic: Self { Self(word: nil) }
  /// The content.
  public static var scrollContent: Self { Self(word: "content") }
  /// The indicators.
  public static var scrollIndicators: Self { Self(word: "indicators") }
}

/// Parts of a geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
