/// Something in a page's folder that cannot be packed: such a folder is served unpacked.
public struct PackRefusal: Error, Equatable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
