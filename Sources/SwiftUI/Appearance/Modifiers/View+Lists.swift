import Foundation
import OrderedJSON
import SceneModel

// Looks of lists and their sections.
extension View {
  /// Gives the lists in this view a style.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlLook(.list, (style as? any SystemLook)?.word)
  }
  /// Shows or hides the lines around this section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    styled("sectionSeparator", .separator(visibility, edges))
  }
  /// Sets the colour of the lines around this section; nil leaves it.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    styled("sectionSeparator", .separator(color, edges))
  }
  /// Sets the distance between rows, in points; nil leaves it.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    styled("rowSpacing", .number(spacing))
  }
  /// Sets the distance between sections of the lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  /// Sets the distance between sections of the lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    controlLook(.listSectionSpacing, spacing.word)
  }
  /// Makes the headers of sections in this view more or less prominent.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    controlLook(.headerProminence, prominence == .increased ? "increased" : nil)
  }
  /// Shows or hides the chevrons of navigation links in this view's lists.
  ///
  /// Source: Apple, `navigationLinkIndicatorVisibility(_:)`.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    controlLook(.linkIndicator, visibility.word)
  }
  /// Accepted; has no effect here.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func defaultMinListRowHeight(_ height: CGFloat) -> some View { self }
}

extension VerticalEdge {
  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top side.
    public static let top = Set(rawValue: 1)
    /// The bottom side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A prominence of headers.
public enum Prominence: Hashable, Sendable { case standard, increased }
