/// What a text or a patch may ask of the one who reads or applies it.
public struct JSONLimits: Sendable, Hashable {
  /// How many arrays and objects may stand inside one another.
  public var depth: Int
  /// How many values a patch may copy in all: copies of copies would double a document with every
  /// line of the patch.
  public var copiedValues: Int

  public init(depth: Int = 32, copiedValues: Int = 1_000_000) {
    self.depth = depth
    self.copiedValues = copiedValues
  }

  public static let standard = JSONLimits()
}
