import AuthorAPI
import Foundation

/// A size of a presented view; accepted, and has no effect here.
///
/// Source: Apple, `PresentationSizing`.
public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The presented view; accepted, and has no effect here.
public struct PresentationSizingRoot {
  /// The proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The surroundings of a presented view; accepted, and has no effect here.
public struct PresentationSizingContext {}

/// A size of a presented view that SwiftUI has a name for; accepted, and has no effect here.
public struct NamedPresentationSizing: PresentationSizing, Sendable {
  /// Accepted; has no effect here.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// Accepted; has no effect here.
public typealias AutomaticPresentationSizing = NamedPresentationSizing
/// Accepted; has no effect here.
public typealias FittedPresentationSizing = NamedPresentationSizing
/// Accepted; has no effect here.
public typealias FormPresentationSizing = NamedPresentationSizing
/// Accepted; has no effect here.
public typealias PagePresentationSizing = NamedPresentationSizing

extension PresentationSizing where Self == NamedPresentationSizing {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var fitted: Self { Self() }
  /// Accepted; has no effect here.
  public static var form: Self { Self() }
  /// Accepted; has no effect here.
  public static var page: Self { Self() }
}

extension PresentationSizing {
  /// Accepted; has no effect here.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Accepted; has no effect here.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}
