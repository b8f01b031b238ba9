import OrderedJSON

extension Font {
  /// A role of a text, which chooses its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var word: UTF8String {
      switch self {
      case .largeTitle: "largeTitle"
      case .title: "title"
      case .title2: "title2"
      case .title3: "title3"
      case .headline: "headline"
      case .subheadline: "subheadline"
      case .body: "body"
      case .callout: "callout"
      case .footnote: "footnote"
      case .caption: "caption"
      case .caption2: "caption2"
      }
    }
  }

  /// A design of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var word: UTF8String {
      switch self {
      case .default: "default"
      case .serif: "serif"
      case .rounded: "rounded"
      case .monospaced: "monospaced"
      }
    }
  }

  /// A line spacing.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var word: UTF8String {
      switch self {
      case .standard: "standard"
      case .tight: "tight"
      case .loose: "loose"
      }
    }
  }

  /// A weight of a typeface.
  public struct Weight: Hashable, Sendable {
    let word: UTF8String
    /// The lightest weight.
    public static let ultraLight = Weight(word: "ultraLight")
    /// A weight lighter than light.
    public static let thin = Weight(word: "thin")
    /// A light weight.
    public static let light = Weight(word: "light")
    /// The weight of running text.
    public static let regular = Weight(word: "regular")
    /// A weight between regular and semibold.
    public static let medium = Weight(word: "medium")
    /// A weight between medium and bold.
    public static let semibold = Weight(word: "semibold")
    /// A bold weight.
    public static let bold = Weight(word: "bold")
    /// A weight over bold.
    public static let heavy = Weight(word: "heavy")
    /// The boldest weight.
    public static let black = Weight(word: "black")
  }

  /// A width of a typeface.
  public struct Width: Hashable, Sendable {
    let word: UTF8String
    /// The narrowest width.
    public static let compressed = Width(word: "compressed")
    /// A narrow width.
    public static let condensed = Width(word: "condensed")
    /// The usual width.
    public static let standard = Width(word: "standard")
    /// A wide width.
    public static let expanded = Width(word: "expanded")
  }
}
