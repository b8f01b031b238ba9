import Foundation

/// A view of a value that key frames change: without a trigger it keeps its first value here, and
/// after each change of its trigger it has the last one.
///
/// Source: Apple, `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  private let initialValue: Value
  private let trigger: Trigger
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view in its first value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = Trigger(value: nil)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view in its first value, or in its last one after the trigger has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = Trigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

/// The value whose changes start an animation; nil if there is none.
private struct Trigger {
  let value: (any Equatable)?

  func isEqual(to other: Trigger) -> Bool {
    guard let value, let other = other.value else { return true }
    return value.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}

/// The value of an animator, and the trigger that it belongs to.
private final class AnimatedValue<Value> {
  var value: Value
  var trigger: Trigger

  init(_ value: Value, trigger: Trigger) {
    self.value = value
    self.trigger = trigger
  }
}

@MainActor
extension KeyframeAnimator: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("KeyframeAnimator")) { context in
      let state = context.identity.stored { AnimatedValue(initialValue, trigger: trigger) }
      if !state.trigger.isEqual(to: trigger) {
        state.trigger = trigger
        state.value = keyframes(state.value).settled(state.value)
      }
      content(state.value)._render(in: &context)
    }
  }
}

@MainActor
extension View {
  /// Shows the view in the first value of an animation by key frames.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { _render(in: &$0) }
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Shows the view in the first value of an animation by key frames, or in its last one after the
  /// trigger has changed.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { _render(in: &$0) }
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
