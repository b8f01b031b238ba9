/// The limits on the work that a text or a patch can cause.
public struct JSONLimits: Sendable, Hashable {
  /// The most arrays and objects that can be nested inside one another.
  public var depth: Int
  /// The number of values that a patch can copy in all: copies of copies would double a document
  /// with every line of the patch.
  public var copiedValues: Int

  /// Creates limits.
  public init(depth: Int = 32, copiedValues: Int = 1_000_000) {
    self.depth = depth
    self.copiedValues = copiedValues
  }

  /// The default limits.
  public static let standard = JSONLimits()
}
