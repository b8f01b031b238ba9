import NavigationUI

/// A tip, which is never shown.
///
/// Source: Apple, TipKit `TipView`.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
  /// Creates a view that shows nothing.
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}

extension TipView where Content == AnyTip {
  /// Creates a view that shows nothing.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}
}

/// A tip of any type.
public struct AnyTip: Tip {
  /// The id.
  public let id: String
  /// The title.
  public let title: Text

  /// Takes a tip.
  public init(_ tip: some Tip) {
    id = tip.id
    title = tip.title
  }
}

/// Tips that follow each other; none is ever the current one.
///
/// Source: Apple, TipKit `TipGroup`.
@MainActor
public final class TipGroup {
  /// The order of the tips; accepted, and has no effect here.
  public enum Priority: Sendable { case firstAvailable, ordered }

  /// Always nil.
  public var currentTip: (any Tip)? { nil }

  /// Creates a group.
  public init(
    _ priority: Priority = .firstAvailable, @GroupBuilder _ builder: () -> [any Tip]
  ) {}

  /// Builds a group of tips.
  @resultBuilder
  public enum GroupBuilder {
    /// Takes the tips.
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
  }
}

extension Tips {
  /// A value that rules depend on.
  ///
  /// Source: Apple, TipKit `Tips.ParameterOption`.
  public enum ParameterOption: Sendable {
    /// Accepted; has no effect here.
    case transient
  }
}
