import Foundation

// Looks of bars and of modal presentations: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted; has no effect here.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Accepted; has no effect here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted; has no effect here.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Accepted; has no effect here.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Accepted; has no effect here.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The bar of a screen; accepted, and has no effect here.
public struct NavigationBarItem: Sendable {
  /// A size of the title; accepted, and has no effect here.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A size of the title; accepted, and has no effect here.
public struct ToolbarTitleDisplayMode: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var inline: Self { Self() }
  /// Accepted; has no effect here.
  public static var inlineLarge: Self { Self() }
  /// Accepted; has no effect here.
  public static var large: Self { Self() }
}

/// A bar; accepted, and has no effect here.
public struct ToolbarPlacement: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var navigationBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var tabBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var bottomBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var windowToolbar: Self { Self() }
}

/// A purpose of a bar; accepted, and has no effect here.
public struct ToolbarRole: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var navigationStack: Self { Self() }
  /// Accepted; has no effect here.
  public static var browser: Self { Self() }
  /// Accepted; has no effect here.
  public static var editor: Self { Self() }
}

/// A height of a sheet; accepted, and has no effect here.
public struct PresentationDetent: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let medium = PresentationDetent()
  /// Accepted; has no effect here.
  public static let large = PresentationDetent()
  /// Accepted; has no effect here.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// Accepted; has no effect here.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// A form that a presentation takes in a compact width; accepted, and has no effect here.
public struct PresentationAdaptation: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var none: Self { Self() }
  /// Accepted; has no effect here.
  public static var popover: Self { Self() }
  /// Accepted; has no effect here.
  public static var sheet: Self { Self() }
  /// Accepted; has no effect here.
  public static var fullScreenCover: Self { Self() }
}

/// A permission to use the screen behind a sheet; accepted, and has no effect here.
public struct PresentationBackgroundInteraction: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var enabled: Self { Self() }
  /// Accepted; has no effect here.
  public static var disabled: Self { Self() }
}
