import Foundation
import OrderedJSON
import SceneModel

/// A typeface with its size.
///
/// Source: Apple, `Font`.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var size: CGFloat?
  var name: String?
  var weight: Weight?
  var design: Design?
  var width: Width?
  var leading = Leading.standard
  var traits: Traits = []

  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let smallCaps = Traits(rawValue: 2)
    static let monospaced = Traits(rawValue: 4)
    static let monospacedDigit = Traits(rawValue: 8)
  }

  /// The typeface of large titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The typeface of titles.
  public static let title = Font(style: .title)
  /// The typeface of titles in a second place.
  public static let title2 = Font(style: .title2)
  /// The typeface of titles in a third place.
  public static let title3 = Font(style: .title3)
  /// The typeface of headings.
  public static let headline = Font(style: .headline)
  /// The typeface of lines under a heading.
  public static let subheadline = Font(style: .subheadline)
  /// The typeface of running text.
  public static let body = Font(style: .body)
  /// The typeface of remarks.
  public static let callout = Font(style: .callout)
  /// The typeface of footnotes.
  public static let footnote = Font(style: .footnote)
  /// The typeface of captions.
  public static let caption = Font(style: .caption)
  /// The typeface of captions in a second place.
  public static let caption2 = Font(style: .caption2)

  /// The system's typeface in a size.
  ///
  /// - Parameter size: in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size, weight: weight, design: design) }
  /// The system's typeface for a role of texts.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(style: style, weight: weight, design: design) }
  /// A typeface by its name, in a size that grows with the text size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, name: name) }
  /// A typeface by its name, in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, name: name)
  }
  /// A typeface by its name, in a size that grows as that of a role does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(style: textStyle, size: size, name: name) }

  /// The typeface in bold.
  public func bold() -> Font { weight(.bold) }
  /// The typeface in italics.
  public func italic() -> Font { adding(.italic) }
  /// The typeface with small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// The typeface with small capitals instead of small letters; drawn as with small capitals.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// The typeface with small capitals instead of capitals; drawn as with small capitals.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// The typeface with letters of one width.
  public func monospaced() -> Font { adding(.monospaced) }
  /// The typeface with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// The typeface in a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The typeface in a width.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// The typeface with a line spacing.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  private func adding(_ trait: Traits) -> Font { changed { $0.traits.insert(trait) } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// The typeface as styles say it: the name of a role, or all that is known.
  package var styleValue: StyleValue {
    if let style, self == Font(style: style) { return .word(style.word) }
    return .object([
      "style": style.map { .word($0.word) }, "size": .number(size),
      "name": name.map { .word(UTF8String($0)) }, "weight": weight.map { .word($0.word) },
      "design": design.map { .word($0.word) }, "width": width.map { .word($0.word) },
      "italic": .only(traits.contains(.italic)), "mono": .only(traits.contains(.monospaced)),
      "digits": .only(traits.contains(.monospacedDigit)),
      "smallCaps": .only(traits.contains(.smallCaps)),
      "leading": leading == .standard ? nil : .word(leading.word),
    ])
  }
}
