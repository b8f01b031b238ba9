import Foundation

/// A value that a track reaches, and the seconds after the one before.
public struct KeyframeStep<Value> {
  let target: Value
  let duration: TimeInterval

  /// Creates a step.
  public init(to target: Value, after duration: TimeInterval) {
    self.target = target
    self.duration = duration
  }
}

/// The key frames of a track.
///
/// Source: Apple, `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// The values that the track reaches, in order.
  var _steps: [KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent {
  public var _steps: [KeyframeStep<Value>] { body._steps }
}

/// Key frames that are parts of a track.
public struct KeyframeSteps<Value>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  public var body: Self { self }
}

/// A key frame that is reached evenly.
///
/// Source: Apple, `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame; its curve has no effect.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [KeyframeStep(to: to, after: duration)]
  }

  public var body: Self { self }
}

/// A key frame that is reached along a curve; its value is the same as that of an even one.
///
/// Source: Apple, `CubicKeyframe`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame; its velocities have no effect.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [KeyframeStep(to: to, after: duration)]
  }

  public var body: Self { self }
}

/// A key frame that is reached by a spring; its value is the same as that of an even one.
///
/// Source: Apple, `SpringKeyframe`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame; without a duration, the spring has its own.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _steps = [KeyframeStep(to: to, after: duration ?? spring.duration)]
  }

  public var body: Self { self }
}

/// A key frame that is reached at once.
///
/// Source: Apple, `MoveKeyframe`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame.
  public init(_ to: Value) { _steps = [KeyframeStep(to: to, after: 0)] }

  public var body: Self { self }
}

/// Collects the key frames of a track.
///
/// Source: Apple, `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// Takes a key frame.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }
  /// Takes no key frame.
  public static func buildBlock() -> KeyframeSteps<Value> { KeyframeSteps(_steps: []) }
  /// Takes the first key frame.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// Takes a further key frame.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSteps<Value> { KeyframeSteps(_steps: accumulated._steps + next._steps) }
  /// Takes the key frames of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSteps<Value> { KeyframeSteps(_steps: components.flatMap(\._steps)) }
  /// Takes the key frames of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second>(
    first component: First
  ) -> Conditional<First, Second> { Conditional(content: .first(component)) }
  /// Takes the key frames of a condition that does not hold.
  public static func buildEither<First, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> Conditional<First, Second> { Conditional(content: .second(component)) }

  /// The key frames of one of two branches.
  public struct Conditional<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >: KeyframeTrackContent {
    enum Content {
      case first(First)
      case second(Second)
    }

    let content: Content

    public var _steps: [KeyframeStep<Value>] {
      switch content {
      case .first(let first): first._steps
      case .second(let second): second._steps
      }
    }

    public var body: Self { self }
  }
}
