import Foundation

/// One property of a value over time.
public struct KeyframeValues<Root> {
  let duration: TimeInterval
  /// Sets the property to what it is at a time.
  let set: (inout Root, TimeInterval) -> Void
}

/// Key frames of a value, whose properties have tracks.
///
/// Source: Apple, `Keyframes`.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  @KeyframesBuilder<Value> var body: Body { get }
  /// The properties that have tracks.
  var _values: [KeyframeValues<Value>] { get }
}

extension Keyframes {
  public var _values: [KeyframeValues<Value>] { body._values }

  /// The value at the end of all tracks.
  func settled(_ value: Value) -> Value {
    _values.reduce(into: value) { $1.set(&$0, $1.duration) }
  }
}

/// Key frames of several tracks.
public struct KeyframeTracks<Value>: Keyframes {
  public let _values: [KeyframeValues<Value>]

  public var body: Self { self }
}

/// The key frames of one property.
///
/// Source: Apple, `KeyframeTrack`.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: Self { self }

  public var _values: [KeyframeValues<Root>] {
    let (steps, keyPath) = (content._steps, keyPath)
    let duration = steps.reduce(0) { $0 + $1.duration }
    return [
      KeyframeValues(duration: duration) { root, time in
        root[keyPath: keyPath] = Self.value(at: time, from: root[keyPath: keyPath], steps)
      }
    ]
  }

  /// Numbers change evenly from one key frame to the next, other values at its end.
  private static func value(
    at time: TimeInterval, from start: Value, _ steps: [KeyframeStep<Value>]
  ) -> Value {
    var (value, end) = (start, 0.0)
    for step in steps {
      if time < end + step.duration {
        guard let number = value as? any VectorArithmetic else { return value }
        return number.moved(toward: step.target, by: (time - end) / step.duration) ?? value
      }
      end += step.duration
      value = step.target
    }
    return value
  }
}

extension VectorArithmetic {
  fileprivate func moved<Value>(toward target: Value, by share: Double) -> Value? {
    guard let target = target as? Self else { return nil }
    var way = target - self
    way.scale(by: share)
    return self + way as? Value
  }
}

/// Collects tracks, or the key frames of a single one.
///
/// Source: Apple, `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a key frame.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }
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
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }
  /// Takes the key frames of a condition that does not hold.
  public static func buildEither<First, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }
  /// Makes a track of key frames.
  public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> { KeyframeTrack { component } }

  /// Takes a track.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  /// Takes no track.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(_values: []) }
  /// Takes the first track.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// Takes a further track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> { KeyframeTracks(_values: accumulated._values + next._values) }
  /// Takes the tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
}

/// A value over time, as key frames describe it.
///
/// Source: Apple, `KeyframeTimeline`. Numbers change evenly here, whatever the kind of a key frame.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let values: [KeyframeValues<Value>]

  /// Creates a timeline.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    values = content()._values
  }

  /// The seconds until all tracks have ended.
  public var duration: TimeInterval { values.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    values.reduce(into: initialValue) { $1.set(&$0, time) }
  }

  /// The value at a time as a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
