import OrderedJSON

/// A style of progress views.
///
/// Source: Apple, `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of progress views that a style places.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The label of the present value.
  public typealias CurrentValueLabel = StyledPart
  /// The label; nil if there is none.
  public let label: Label?
  /// The label of the present value; nil if there is none.
  public let currentValueLabel: CurrentValueLabel?
  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?

  package init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    fractionCompleted = fraction
  }
}

extension View {
  /// Gives the progress views in this view a style.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(.progress, style) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { "linear" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { "circular" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
