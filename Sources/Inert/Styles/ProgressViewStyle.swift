/// A style of progress views; accepted, and has no effect here.
///
/// Source: Apple, `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of progress views that a style of an author's would draw.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public let label: AnyView?
  /// The label of the present value.
  public let currentValueLabel: AnyView?
  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

/// The default style of progress views; accepted, and has no effect here.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views; accepted, and has no effect here.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views; accepted, and has no effect here.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
