import OrderedJSON
import SceneModel

extension Text {
  /// A letter case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var word: UTF8String { self == .uppercase ? "upper" : "lower" }
  }

  /// The end at which a long text is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var word: UTF8String {
      switch self {
      case .head: "head"
      case .tail: "tail"
      case .middle: "middle"
      }
    }
  }

  /// A style of underlines.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let word: UTF8String
      /// The number of dots after each dash, which are not drawn.
      private var dots = 0

      private init(word: UTF8String, dots: Int = 0) {
        self.word = word
        self.dots = dots
      }

      /// A line without gaps.
      public static let solid = Pattern(word: "solid")
      /// A line of dots.
      public static let dot = Pattern(word: "dot")
      /// A line of dashes.
      public static let dash = Pattern(word: "dash")
      /// A line of dashes, each before a dot; drawn as dashes.
      public static let dashDot = Pattern(word: "dash", dots: 1)
      /// A line of dashes, each before two dots; drawn as dashes.
      public static let dashDotDot = Pattern(word: "dash", dots: 2)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// A single line without gaps.
    public static let single = LineStyle()
  }
}

extension StyleValue {
  /// A line of a text as styles say it.
  static func line(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?)
    -> StyleValue
  {
    if !isActive || pattern == .solid && color == nil { return .flag(isActive) }
    return .object(["paint": color?.paint, "pattern": .word(pattern.word)])
  }

  static func line(_ isActive: Bool, _ style: Text.LineStyle) -> StyleValue {
    line(isActive, style.pattern, style.color)
  }
}

extension TextAlignment {
  /// The name that styles have for it.
  package var word: UTF8String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}
