import Foundation

/// Two gestures of which the first can be a tap.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that took place.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The gesture that has precedence.
  public var first: First
  /// The gesture that takes place if the first does not.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public var _tap: (() -> Void)? { first._tap ?? second._tap }
}

/// Two gestures at once; a tap is done by each.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two.
  public struct Value {
    /// The first gesture's, if it takes place.
    public var first: First.Value?
    /// The second gesture's, if it takes place.
    public var second: Second.Value?
  }
  /// One gesture.
  public var first: First
  /// The other gesture.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public var _tap: (() -> Void)? {
    guard let tap = first._tap else { return second._tap }
    return {
      tap()
      second._tap?()
    }
  }
}

/// A gesture after another; accepted, and has no effect here.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The progress of the two.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  public let _tap: (() -> Void)?
  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { _tap = gesture._tap }
}

extension Gesture {
  /// Takes another gesture if this one does not take place.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Takes another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// Accepted; has no effect here.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
