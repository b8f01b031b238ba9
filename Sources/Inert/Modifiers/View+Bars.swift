import Foundation

// How the bars and what lies over a screen look: accepted and without effect.
extension View {
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: Self { Self() }
  public static var inline: Self { Self() }
  public static var inlineLarge: Self { Self() }
  public static var large: Self { Self() }
}

public struct ToolbarPlacement: Sendable {
  public static var automatic: Self { Self() }
  public static var navigationBar: Self { Self() }
  public static var tabBar: Self { Self() }
  public static var bottomBar: Self { Self() }
  public static var windowToolbar: Self { Self() }
}

public struct ToolbarRole: Sendable {
  public static var automatic: Self { Self() }
  public static var navigationStack: Self { Self() }
  public static var browser: Self { Self() }
  public static var editor: Self { Self() }
}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

public struct PresentationAdaptation: Sendable {
  public static var automatic: Self { Self() }
  public static var none: Self { Self() }
  public static var popover: Self { Self() }
  public static var sheet: Self { Self() }
  public static var fullScreenCover: Self { Self() }
}

public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
}
