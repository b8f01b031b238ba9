import OrderedJSON
import SceneModel

/// A value in a range, with its label.
///
/// Source: Apple, `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The labels of the least and of the greatest value, which only a style shows.
  private var ends: (least: AnyView, greatest: AnyView)?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length == 0 ? 0 : Double(value - bounds.lowerBound) / length
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a gauge with labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// Creates a gauge with views as labels; only styles show those at the ends.
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(value, bounds, label(), currentValueLabel())
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  /// Creates a gauge with views as labels; those of marked values are not shown.
  public init<V: BinaryFloatingPoint, Marks: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> Marks
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// Creates a gauge with views as labels; only styles show those at the ends, and those of marked
  /// values are not shown.
  public init<V: BinaryFloatingPoint, Bound: View, Marks: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound,
    @ViewBuilder markedValueLabels: () -> Marks
  ) {
    self.init(value, bounds, label(), currentValueLabel())
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Creates a gauge with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView())
  }
}

@MainActor
extension Gauge: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let value = min(max(fraction, 0), 1)
    if context.drawByStyle(.gauge, configuration(value)) { return }
    let usual = ProgressView(value: value) {
      label
    } currentValueLabel: {
      currentValueLabel
    }
    usual.styled("gauge", ["value": .number(value)])._render(in: &context)
  }

  private func configuration(_ value: Double) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: value, label: StyledPart("label") { label._render(in: &$0) },
      currentValueLabel: StyledPart("value", of: currentValueLabel),
      minimumValueLabel: ends.flatMap { StyledPart("least", of: $0.least) },
      maximumValueLabel: ends.flatMap { StyledPart("greatest", of: $0.greatest) })
  }
}
