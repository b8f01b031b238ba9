/// A length that would grow with the text size; unscaled here.
///
/// Source: Apple, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length, unscaled.
  public let wrappedValue: Value

  /// Creates a length, which is not scaled.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a length, which is not scaled.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
