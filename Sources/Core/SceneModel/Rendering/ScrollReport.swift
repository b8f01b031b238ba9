import NavigationCore

/// A page's report about a scroll view: its position, in the device's points.
public struct ScrollReport: Hashable, Sendable {
  /// A state of scrolling, under its name on the wire.
  public enum Phase: String, CaseIterable, Sendable {
    case idle, tracking, interacting, decelerating, animating
  }

  /// The corner of the content that is seen, and the sizes of the content and of the room for it.
  public struct Geometry: Hashable, Sendable {
    /// The distance of what is seen from the content's corner.
    public var offset: ViewMeasurement.Point
    /// The size of the content.
    public var content: ViewMeasurement.Size
    /// The size of the scroll view.
    public var container: ViewMeasurement.Size
    /// The parts of the scroll view that lie under bars.
    public var insets: ViewMeasurement.Insets

    /// Creates the report of a scroll view's sizes.
    public init(
      offset: ViewMeasurement.Point, content: ViewMeasurement.Size, container: ViewMeasurement.Size,
      insets: ViewMeasurement.Insets
    ) {
      self.offset = offset
      self.content = content
      self.container = container
      self.insets = insets
    }
  }

  /// The position of a target: its index in the layout or the list; in a section of a list, the
  /// indices of section and row.
  public typealias TargetPath = [Int]

  /// True if a person has scrolled, not code.
  public var isByUser = false
  /// The target at the anchor; nil for none.
  public var target: TargetPath?
  /// The offset and the sizes; nil if they were not requested.
  public var geometry: Geometry?
  /// The state of scrolling; nil if it was not requested.
  public var phase: Phase?
  /// The targets in sight; nil if they were not requested.
  public var visible: [TargetPath]?

  /// Creates a report of nothing.
  public init() {}
}
