import Foundation
import OrderedJSON

/// An alignment of views of different widths.
public struct HorizontalAlignment: Hashable, Sendable {
  package let word: UTF8String
  /// A guide of an author's own; nil for one of the system's.
  let custom: CustomGuide?

  /// Creates a guide of an author's own.
  public init(_ id: any AlignmentID.Type) {
    word = "center"
    custom = CustomGuide(id, along: "h")
  }
  init(word: UTF8String) {
    self.word = word
    custom = nil
  }
  /// The leading edges.
  public static let leading = HorizontalAlignment(word: "leading")
  /// The middles.
  public static let center = HorizontalAlignment(word: "center")
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(word: "trailing")
  /// The beginning of a row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(word: "listRowSeparatorLeading")
  /// The end of a row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(word: "listRowSeparatorTrailing")
}

/// An alignment of views of different heights.
public struct VerticalAlignment: Hashable, Sendable {
  package let word: UTF8String
  /// A guide of an author's own; nil for one of the system's.
  let custom: CustomGuide?

  /// Creates a guide of an author's own.
  public init(_ id: any AlignmentID.Type) {
    word = "center"
    custom = CustomGuide(id, along: "v")
  }
  init(word: UTF8String) {
    self.word = word
    custom = nil
  }
  /// The top edges.
  public static let top = VerticalAlignment(word: "top")
  /// The middles.
  public static let center = VerticalAlignment(word: "center")
  /// The bottom edges.
  public static let bottom = VerticalAlignment(word: "bottom")
  /// The baselines of the first lines.
  public static let firstTextBaseline = VerticalAlignment(word: "firstTextBaseline")
  /// The baselines of the last lines.
  public static let lastTextBaseline = VerticalAlignment(word: "lastTextBaseline")
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
  /// The alignment of different widths.
  public var horizontal: HorizontalAlignment
  /// The alignment of different heights.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading side of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing side of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// The name that styles have for it: `topLeading`, `center`.
  package var word: UTF8String {
    let (column, line) = (horizontal.word, vertical.word)
    if line == "center" { return column }
    if column == "center" { return line }
    return "\(line.string)\(column.string.prefix(1).uppercased() + column.string.dropFirst())"
  }
}
