import Foundation
import OrderedJSON
import SceneModel

// The lines of texts, in all views inside.
extension View {
  /// Limits the number of lines; nil takes a limit away.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    styled("lines", .lines(number), isInherited: true)
  }
  /// Limits the number of lines.
  ///
  /// - Parameter reservesSpace: true keeps the room of all the lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let lines = StyleValue.lines(limit)
    return styled("lines", reservesSpace ? .list([lines, lines]) : lines, isInherited: true)
  }
  /// Limits the number of lines from both sides.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    styled(
      "lines", [.lines(limit.lowerBound), .lines(limit.upperBound)], isInherited: true)
  }
  /// Sets the least number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    styled("lines", [.lines(limit.lowerBound), .lines(nil)], isInherited: true)
  }
  /// Limits the number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    styled("lines", .lines(limit.upperBound), isInherited: true)
  }
  /// Sets the room between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    styled("lineSpacing", .number(lineSpacing), isInherited: true)
  }
  /// Aligns the lines of texts with each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    styled("textAlign", .word(alignment.word), isInherited: true)
  }
  /// Chooses the end at which a long text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    styled("truncate", .word(mode.word), isInherited: true)
  }
  /// Lets texts shrink if there is not enough room.
  ///
  /// - Parameter factor: the least part of their size, up to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    styled("minScale", .number(factor), isInherited: true)
  }
  /// Accepted; has no effect here.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}

extension StyleValue {
  /// A number of lines; any number if it is nil.
  static func lines(_ number: Int?) -> StyleValue {
    .number(number.map { Double(max($0, 1)) } ?? .infinity)
  }
}
