import OrderedJSON

/// A screen on the detail's stack, by what put it there.
public struct StackScreen: Hashable, Sendable {
  /// The way by which a screen came onto the stack.
  public enum Source: Hashable, Sendable {
    case root
    /// An element of the path.
    case path(index: Int)
    /// A link that holds its destination view.
    case link
    /// A flag or an item that became true, or not nil.
    case presented
  }

  /// The title.
  public let title: UTF8String
  /// The way by which the screen came onto the stack.
  public let source: Source
  /// The declaration that the screen comes from; nil if none is known.
  public let origin: ScreenOrigin?
  /// The index of the screen that declares it; nil if none is known.
  public let declaredOn: Int?

  /// Creates a screen of the stack.
  public init(
    title: UTF8String, source: Source, origin: ScreenOrigin? = nil, declaredOn: Int? = nil
  ) {
    self.title = title
    self.source = source
    self.origin = origin
    self.declaredOn = declaredOn
  }
}
