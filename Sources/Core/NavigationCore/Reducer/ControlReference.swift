import OrderedJSON

/// The name of a control in a message.
public enum ControlReference: Hashable, Sendable {
  case id(UTF8String)
  /// The first enabled control with that label, front column first.
  case label(UTF8String)
}
