import OrderedJSON

/// A style of gauges.
///
/// Source: Apple, `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of gauges that a style places.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The label of the present value.
  public typealias CurrentValueLabel = StyledPart
  /// The label of the least value.
  public typealias MinimumValueLabel = StyledPart
  /// The label of the greatest value.
  public typealias MaximumValueLabel = StyledPart
  /// The place of the value in its range, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The label of the present value; nil if there is none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the least value; nil if there is none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value; nil if there is none.
  public let maximumValueLabel: MaximumValueLabel?

  package init(
    value: Double, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: MinimumValueLabel?, maximumValueLabel: MaximumValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension View {
  /// Gives the gauges in this view a style.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(.gauge, style) { $0.makeBody(configuration: $1) }
  }
}
/// A style of gauges of the system's.
public struct SystemGaugeStyle: GaugeStyle, SystemLook {
  package let word: UTF8String?

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GaugeStyle where Self == SystemGaugeStyle {
  /// The automatic style.
  public nonisolated static var automatic: Self { Self(word: nil) }
  /// The linear capacity style.
  public nonisolated static var linearCapacity: Self { Self(word: "linear") }
  /// The accessory circular style.
  public nonisolated static var accessoryCircular: Self { Self(word: "circular") }
  /// The accessory circular capacity style.
  public nonisolated static var accessoryCircularCapacity: Self { Self(word: "circular") }
  /// The accessory linear style.
  public nonisolated static var accessoryLinear: Self { Self(word: "linear") }
  /// The accessory linear capacity style.
  public nonisolated static var accessoryLinearCapacity: Self { Self(word: "linear") }
}
