import Foundation
import OrderedJSON
import SceneModel

/// A value between bounds: its number, with a button for less and one for more, drawn as a slider.
///
/// Source: Apple, `Slider`.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: Label
  private let number: String
  private let more: (() -> Void)?
  private let less: (() -> Void)?
  private let fraction: Fraction
  /// The labels before and after the track.
  private var ends: [ValueLabel] = []

  /// The value as people move it: between bounds, in steps.
  private struct Fraction {
    let value: Double
    let bounds: ClosedRange<Double>
    let step: Double?
    let set: (Double) -> Void
  }

  /// A step is a tenth of the bounds if none is given.
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    number = String(format: "%g", Double(value.wrappedValue))
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let length = step.map { Double($0) }
    fraction = Fraction(
      value: Double(value.wrappedValue), bounds: range, step: length,
      set: { value.wrappedValue = V($0.stepped(by: length, in: range)) })
    let step = step ?? bounds.lowerBound.distance(to: bounds.upperBound) / 10
    (more, less) = value.steps(in: bounds, by: step)
  }

  /// Creates a slider for a value with a label of views, bounds, a step and labels of the ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label())
    ends = [minimumValueLabel(), maximumValueLabel()]
  }
}

@MainActor
extension Slider: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("Slider")) { context in
      let title = context.labelText { label._render(in: &$0) }
      let start = context.output.nodes.count
      context.emitStack(.horizontal) { context in
        context.emit(ViewNode(.text, label: title.isEmpty ? "\(number)" : "\(title): \(number)"))
        step("Decrement", "minus", less, in: &context)
        step("Increment", "plus", more, in: &context)
      }
      let ends = endStyles(in: &context)
      context.restyle(from: start, look(title, ends, in: &context), parts: ends)
    }
  }

  /// The look of a slider, with the id of the control that takes a number for its value.
  private func look(
    _ title: UTF8String, _ ends: [Style], in context: inout RenderContext
  ) -> StyleOperation {
    var id: UTF8String = ""
    let (fraction, isDisabled) = (fraction, !context.environment.isEnabled)
    context.entering(.role("value")) { context in
      id = context.control(label: title, isDisabled: isDisabled) { text in
        if let value = text.flatMap(Double.init), value.isFinite { fraction.set(value) }
      }
    }
    return StyleOperation(
      "slider",
      .object([
        "value": .exact(fraction.value), "min": .exact(fraction.bounds.lowerBound),
        "max": .exact(fraction.bounds.upperBound), "step": fraction.step.map { .exact($0) },
        "control": .word(id), "minLabel": ends.first.map { .number(-Double($0.number)) },
        "maxLabel": ends.last.map { .number(-Double($0.number)) },
      ]))
  }

  /// The labels of both ends, as what is only drawn.
  private func endStyles(in context: inout RenderContext) -> [Style] {
    zip(["minimum", "maximum"], ends).map { role, end in
      let nodes = context.collectInside { context in
        context.entering(.role(role)) { end._render(in: &$0) }
      }
      return nodes.drawn(with: context.styles)
    }
  }

  private func step(
    _ title: UTF8String, _ symbol: UTF8String, _ action: (() -> Void)?,
    in context: inout RenderContext
  ) {
    let isEnabled = context.environment.isEnabled
    context.environment.isEnabled = isEnabled && action != nil
    context.emitButton(title, systemImage: symbol) { action?() }
    context.environment.isEnabled = isEnabled
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a value with a label of views and bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: nil, label: label())
  }

  /// Creates a slider for a value with a label of views, bounds and a step.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value with bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: nil, label: EmptyView())
  }

  /// Creates a slider for a value with bounds and a step.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: EmptyView())
  }
}

extension Slider {
  /// Creates a slider for a value with a label of views, bounds and labels of the ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: nil, label: label())
    ends = [minimumValueLabel(), maximumValueLabel()]
  }

  /// The older form, with the closures in another order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: nil, label: label())
    ends = [minimumValueLabel, maximumValueLabel]
  }

  /// The older form with a step, with the closures in another order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label())
    ends = [minimumValueLabel, maximumValueLabel]
  }
}

extension [ViewNode] {
  /// The look of text or an image that takes no press.
  @MainActor fileprivate func drawn(with styles: StyleTable) -> Style {
    let node = first
    let symbol = node?.systemImage.map { StyleOperation("image", .object(["symbol": .word($0)])) }
    return styles.style(node?.style, symbol ?? StyleOperation("text", .word(joinedText)))
  }
}

extension Double {
  /// The number within bounds, on a step if there are steps.
  fileprivate func stepped(by step: Double?, in bounds: ClosedRange<Double>) -> Double {
    var number = self
    if let step, step > 0 {
      number = bounds.lowerBound + ((self - bounds.lowerBound) / step).rounded() * step
    }
    return Swift.min(Swift.max(number, bounds.lowerBound), bounds.upperBound)
  }
}
