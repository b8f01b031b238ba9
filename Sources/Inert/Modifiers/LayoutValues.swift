/// A way to fit a view into a frame; accepted, and has no effect here.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Regions of a screen; accepted, and has no effect here.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Accepted; has no effect here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Accepted; has no effect here.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// The contents that margins are for; accepted, and has no effect here.
public struct ContentMarginPlacement: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var scrollContent: Self { Self() }
  /// Accepted; has no effect here.
  public static var scrollIndicators: Self { Self() }
}

/// Parts of a geometry; accepted, and has no effect here.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Accepted; has no effect here.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Accepted; has no effect here.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
