import Foundation

// Sizes and positions of views: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Accepted; has no effect here.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Accepted; has no effect here.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Accepted; has no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func fixedSize() -> some View { self }
  /// Accepted; has no effect here.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func zIndex(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func offset(_ offset: CGSize) -> some View { self }
  /// Accepted; has no effect here.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted; has no effect here.
  public func position(_ position: CGPoint) -> some View { self }
  /// Accepted; has no effect here.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted; has no effect here.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  /// Accepted; has no effect here.
  public func scaledToFit() -> some View { self }
  /// Accepted; has no effect here.
  public func scaledToFill() -> some View { self }
  /// Accepted; has no effect here.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Accepted; has no effect here.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Accepted; has no effect here.
  public func gridCellColumns(_ count: Int) -> some View { self }
  /// Accepted; has no effect here.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Accepted; has no effect here.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  /// Accepted; has no effect here.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Accepted; has no effect here.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

// Settings of scrolling: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}

/// A way to fit a view into a frame; accepted, and has no effect here.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Regions of a screen; accepted, and has no effect here.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Accepted; has no effect here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Accepted; has no effect here.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// The contents that margins are for; accepted, and has no effect here.
public struct ContentMarginPlacement: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var scrollContent: Self { Self() }
  /// Accepted; has no effect here.
  public static var scrollIndicators: Self { Self() }
}

/// The visibility of scroll indicators; accepted, and has no effect here.
public struct ScrollIndicatorVisibility: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var visible: Self { Self() }
  /// Accepted; has no effect here.
  public static var hidden: Self { Self() }
  /// Accepted; has no effect here.
  public static var never: Self { Self() }
}

/// A behaviour at the end of scrolling; accepted, and has no effect here.
public struct ScrollBounceBehavior: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var always: Self { Self() }
  /// Accepted; has no effect here.
  public static var basedOnSize: Self { Self() }
}

/// A rule where scrolling ends; accepted, and has no effect here.
public protocol ScrollTargetBehavior {}
/// Scrolling by pages; accepted, and has no effect here.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
/// Scrolling by views; accepted, and has no effect here.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Accepted; has no effect here.
  public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Accepted; has no effect here.
  public static var viewAligned: Self { Self() }
}

/// Parts of a geometry; accepted, and has no effect here.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Accepted; has no effect here.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Accepted; has no effect here.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// A transition between screens; accepted, and has no effect here.
public protocol NavigationTransition {}
/// The usual transition; accepted, and has no effect here.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// A zoom from one view into a screen; accepted, and has no effect here.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Accepted; has no effect here.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
