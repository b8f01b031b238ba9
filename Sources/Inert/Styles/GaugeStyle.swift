/// A style of gauges; accepted, and has no effect here.
public protocol GaugeStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
/// A style of gauges of the system's; accepted, and has no effect here.
public struct SystemGaugeStyle: GaugeStyle { init() {} }
extension GaugeStyle where Self == SystemGaugeStyle {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var linearCapacity: Self { Self() }
  /// Accepted; has no effect here.
  public static var accessoryCircular: Self { Self() }
  /// Accepted; has no effect here.
  public static var accessoryCircularCapacity: Self { Self() }
  /// Accepted; has no effect here.
  public static var accessoryLinear: Self { Self() }
  /// Accepted; has no effect here.
  public static var accessoryLinearCapacity: Self { Self() }
}
