import Foundation

// Sizes and positions of views: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fixedSize() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func position(_ position: CGPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func scaledToFit() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scaledToFill() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
