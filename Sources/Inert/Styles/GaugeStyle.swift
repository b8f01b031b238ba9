import OrderedJSON

/// A style of gauges.
public protocol GaugeStyle {}
extension View {
  /// Gives the gauges in this view a style.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlLook(.gauge, (style as? any SystemLook)?.word)
  }
}
/// A style of gauges of the system's.
public struct SystemGaugeStyle: GaugeStyle, SystemLook {
  package let word: UTF8String?
}
extension GaugeStyle where Self == SystemGaugeStyle {
  /// The automatic style.
  public static var automatic: Self { Self(word: nil) }
  /// The linear capacity style.
  public static var linearCapacity: Self { Self(word: "linear") }
  /// The accessory circular style.
  public static var accessoryCircular: Self { Self(word: "circular") }
  /// The accessory circular capacity style.
  public static var accessoryCircularCapacity: Self { Self(word: "circular") }
  /// The accessory linear style.
  public static var accessoryLinear: Self { Self(word: "linear") }
  /// The accessory linear capacity style.
  public static var accessoryLinearCapacity: Self { Self(word: "linear") }
}
