import Foundation
import OrderedJSON
import SceneModel

/// A value with two buttons that change it: its label, and a button for less and one for more.
///
/// Source: Apple, `Stepper`.
public struct Stepper<Label: View> {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper with a label of views, whose buttons call closures; nil disables one.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper with a label of views for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// At an end of the bounds the button that leads beyond is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let (more, less) = value.steps(in: bounds, by: step)
    self.init(
      label: label, onIncrement: more, onDecrement: less, onEditingChanged: onEditingChanged)
  }
}

@MainActor
extension Stepper: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("Stepper")) { context in
      let start = context.output.nodes.count
      defer { context.restyle(from: start, StyleOperation("stepper", true)) }
      context.emitStack(.horizontal) { context in
        context.entering(.role("label")) { label._render(in: &$0) }
        step("Decrement", "minus", onDecrement, in: &context)
        step("Increment", "plus", onIncrement, in: &context)
      }
    }
  }

  private func step(
    _ title: UTF8String, _ symbol: UTF8String, _ action: (() -> Void)?,
    in context: inout RenderContext
  ) {
    let onEditingChanged = onEditingChanged
    let isEnabled = context.environment.isEnabled
    context.environment.isEnabled = isEnabled && action != nil
    context.emitButton(title, systemImage: symbol) {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    }
    context.environment.isEnabled = isEnabled
  }
}

extension Binding where Value: Strideable {
  /// The closures that increase and decrease the value; nil at an end of the bounds.
  func steps(
    in bounds: ClosedRange<Value>, by step: Value.Stride
  ) -> (more: (() -> Void)?, less: (() -> Void)?) {
    let now = wrappedValue
    let more: () -> Void = { wrappedValue = Swift.min(bounds.upperBound, now.advanced(by: step)) }
    let less: () -> Void = { wrappedValue = Swift.max(bounds.lowerBound, now.advanced(by: -step)) }
    return (now < bounds.upperBound ? more : nil, now > bounds.lowerBound ? less : nil)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title, whose buttons call closures; nil disables one.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, whose buttons call closures; nil disables one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title and bounds for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and bounds for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
