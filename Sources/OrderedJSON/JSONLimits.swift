/// The bounds on what a text or a patch may ask of its reader.
public struct JSONLimits: Sendable, Hashable {
  /// The number of arrays and objects that may stand inside one another.
  public var depth: Int
  /// The number of values that a patch may copy in all: copies of copies would double a document with every
  /// line of the patch.
  public var copiedValues: Int

  /// Creates limits.
  public init(depth: Int = 32, copiedValues: Int = 1_000_000) {
    self.depth = depth
    self.copiedValues = copiedValues
  }

  /// The limits that hold where nobody asks for others.
  public static let standard = JSONLimits()
}
