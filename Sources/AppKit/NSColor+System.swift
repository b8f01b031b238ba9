// The colours of a light appearance.
extension NSColor {
  /// The colour “system red”.
  public static let systemRed = NSColor("systemRed", 255, 59, 48)
  /// The colour “system orange”.
  public static let systemOrange = NSColor("systemOrange", 255, 149, 0)
  /// The colour “system yellow”.
  public static let systemYellow = NSColor("systemYellow", 255, 204, 0)
  /// The colour “system green”.
  public static let systemGreen = NSColor("systemGreen", 52, 199, 89)
  /// The colour “system mint”.
  public static let systemMint = NSColor("systemMint", 0, 199, 190)
  /// The colour “system teal”.
  public static let systemTeal = NSColor("systemTeal", 48, 176, 199)
  /// The colour “system cyan”.
  public static let systemCyan = NSColor("systemCyan", 50, 173, 230)
  /// The colour “system blue”.
  public static let systemBlue = NSColor("systemBlue", 0, 122, 255)
  /// The colour “system indigo”.
  public static let systemIndigo = NSColor("systemIndigo", 88, 86, 214)
  /// The colour “system purple”.
  public static let systemPurple = NSColor("systemPurple", 175, 82, 222)
  /// The colour “system pink”.
  public static let systemPink = NSColor("systemPink", 255, 45, 85)
  /// The colour “system brown”.
  public static let systemBrown = NSColor("systemBrown", 162, 132, 94)
  /// The colour “system gray”.
  public static let systemGray = NSColor("systemGray", 142, 142, 147)
  /// The colour “label color”.
  public static let labelColor = NSColor("labelColor", 0, 0, 0)
  /// The colour “text color”.
  public static let textColor = NSColor("textColor", 0, 0, 0)
  /// The colour “control text color”.
  public static let controlTextColor = NSColor("controlTextColor", 0, 0, 0)
  /// The colour “window background color”.
  public static let windowBackgroundColor = NSColor("windowBackgroundColor", 236, 236, 236)
  /// The colour “control background color”.
  public static let controlBackgroundColor = NSColor("controlBackgroundColor", 255, 255, 255)
  /// The colour “text background color”.
  public static let textBackgroundColor = NSColor("textBackgroundColor", 255, 255, 255)
  /// The colour “under page background color”.
  public static let underPageBackgroundColor = NSColor("underPageBackgroundColor", 150, 150, 150)
  /// The colour “control color”.
  public static let controlColor = NSColor("controlColor", 255, 255, 255)
  /// The colour “separator color”.
  public static let separatorColor = NSColor("separatorColor", 220, 220, 220)
  /// The colour “grid color”.
  public static let gridColor = NSColor("gridColor", 230, 230, 230)
  /// The colour “control accent color”.
  public static let controlAccentColor = NSColor("controlAccentColor", 0, 122, 255)
  /// The colour “link color”.
  public static let linkColor = NSColor("linkColor", 0, 104, 218)
  /// The colour “selected content background color”.
  public static let selectedContentBackgroundColor = NSColor(
    "selectedContentBackgroundColor", 0, 99, 225)
  /// The colour “selected text background color”.
  public static let selectedTextBackgroundColor = NSColor(
    "selectedTextBackgroundColor", 179, 215, 255)
  /// The colour “unemphasized selected content background color”.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    "unemphasizedSelectedContentBackgroundColor", 220, 220, 220)
  /// The colour “header text color”.
  public static let headerTextColor = NSColor("headerTextColor", 0, 0, 0)
  /// The colour “secondary label color”.
  public static let secondaryLabelColor = NSColor("secondaryLabelColor", 0, 0, 0, alpha: 0.5)
  /// The colour “tertiary label color”.
  public static let tertiaryLabelColor = NSColor("tertiaryLabelColor", 0, 0, 0, alpha: 0.26)
  /// The colour “quaternary label color”.
  public static let quaternaryLabelColor = NSColor("quaternaryLabelColor", 0, 0, 0, alpha: 0.1)
  /// The colour “placeholder text color”.
  public static let placeholderTextColor = NSColor("placeholderTextColor", 0, 0, 0, alpha: 0.25)
}

extension NSColor {
  /// The colour “black”.
  public static let black = NSColor("black", 0, 0, 0)
  /// The colour “white”.
  public static let white = NSColor("white", 255, 255, 255)
  /// The colour “red”.
  public static let red = NSColor("red", 255, 0, 0)
  /// The colour “green”.
  public static let green = NSColor("green", 0, 255, 0)
  /// The colour “blue”.
  public static let blue = NSColor("blue", 0, 0, 255)
  /// The colour “cyan”.
  public static let cyan = NSColor("cyan", 0, 255, 255)
  /// The colour “yellow”.
  public static let yellow = NSColor("yellow", 255, 255, 0)
  /// The colour “magenta”.
  public static let magenta = NSColor("magenta", 255, 0, 255)
  /// The colour “orange”.
  public static let orange = NSColor("orange", 255, 128, 0)
  /// The colour “purple”.
  public static let purple = NSColor("purple", 128, 0, 128)
  /// The colour “brown”.
  public static let brown = NSColor("brown", 153, 102, 51)
  /// The colour “gray”.
  public static let gray = NSColor("gray", 128, 128, 128)
  /// The colour “dark gray”.
  public static let darkGray = NSColor("darkGray", 85, 85, 85)
  /// The colour “light gray”.
  public static let lightGray = NSColor("lightGray", 170, 170, 170)
  /// No colour.
  public static let clear = NSColor("clear", 0, 0, 0, alpha: 0)
}
