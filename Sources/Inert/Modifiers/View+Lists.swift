import Foundation

// Looks of lists and rows: accepted, and without effect here.
extension View {
  /// Gives the lists in this view a style.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlLook(.list, (style as? any SystemLook)?.word)
  }
  /// Accepted; has no effect here.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Sets the distance between sections of the lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  /// Sets the distance between sections of the lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    controlLook(.listSectionSpacing, spacing.word)
  }
  /// Accepted; has no effect here.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  /// Makes the headers of sections in this view more or less prominent.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    controlLook(.headerProminence, prominence == .increased ? "increased" : nil)
  }
  /// Accepted; has no effect here.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func defaultMinListRowHeight(_ height: CGFloat) -> some View { self }
}

extension VerticalEdge {
  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static let top = Set(rawValue: 1)
    /// Accepted; has no effect here.
    public static let bottom = Set(rawValue: 2)
    /// Accepted; has no effect here.
    public static let all: Set = [.top, .bottom]
  }
}

/// A prominence of headers.
public enum Prominence: Hashable, Sendable { case standard, increased }
