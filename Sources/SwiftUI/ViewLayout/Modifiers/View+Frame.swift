import Foundation
import OrderedJSON
import SceneModel

// Sizes of views, in points.
extension View {
  /// Puts this view into a frame; a length that is none or negative is left out.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    styled(
      "frame", .frame(["w": .length(width), "h": .length(height)], alignment))
  }
  /// Puts this view into a frame within limits; a length that is none or negative is left out.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    styled(
      "frame",
      .frame(
        [
          "minW": .length(minWidth), "idealW": .length(idealWidth), "maxW": .limit(maxWidth),
          "minH": .length(minHeight), "idealH": .length(idealHeight), "maxH": .limit(maxHeight),
        ], alignment))
  }
  /// Makes this view as long as its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    styled(
      "relative", .object(["axes": .word(axes.styleWord), "align": alignment.styleValue]))
  }
  /// Makes this view as long as parts of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    styled(
      "relative",
      .object([
        "axes": .word(axes.styleWord), "count": .number(Double(max(count, 1))),
        "span": .number(Double(max(span, 1))), "spacing": .number(spacing),
        "align": alignment.styleValue,
      ]))
  }
  /// Gives this view the lengths that a closure makes of those of its container: of the screen's, as
  /// a page has reported it, before that of the device's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
  }
  /// Gives this view its own size.
  public nonisolated func fixedSize() -> some View { styled("fixed", "hv") }
  /// Gives this view its own size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return styled("fixed", axes.isEmpty ? nil : .word(axes.styleWord))
  }
  /// Keeps the ratio of this view's sides.
  ///
  /// - Parameter aspectRatio: width by height; nil for the view's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    styled(
      "aspect",
      .object(["ratio": .length(aspectRatio), "mode": contentMode == .fit ? "fit" : "fill"]))
  }
  /// Keeps the ratio of this view's sides.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode) }
  /// Scales this view so that all of it is in the room that it is offered.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales this view so that it fills the room that it is offered.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension StyleValue {
  /// Nothing if no length is given.
  fileprivate static func frame(
    _ lengths: KeyValuePairs<UTF8String, StyleValue?>, _ alignment: Alignment
  ) -> StyleValue? {
    var members = lengths.compactMap { name, value in value.map { Member(name, $0) } }
    if members.isEmpty { return nil }
    if let alignment = alignment.styleValue { members.append(.init("align", alignment)) }
    return .members(members)
  }

  /// A length that a view can have.
  fileprivate static func length(_ length: CGFloat?) -> StyleValue? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return .number(Double(length))
  }

  /// A length that a view can have, or no limit.
  fileprivate static func limit(_ length: CGFloat?) -> StyleValue? {
    length == .infinity ? .number(.infinity) : self.length(length)
  }
}

extension Alignment {
  /// The alignment as styles say it; nil for the middle.
  package var styleValue: StyleValue? { self == .center ? nil : .word(word) }
}
