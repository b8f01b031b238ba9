// The colours of a light appearance.
extension NSColor {
  /// The colour “system red”.
  public static let systemRed = NSColor(.systemRed)
  /// The colour “system orange”.
  public static let systemOrange = NSColor(.systemOrange)
  /// The colour “system yellow”.
  public static let systemYellow = NSColor(.systemYellow)
  /// The colour “system green”.
  public static let systemGreen = NSColor(.systemGreen)
  /// The colour “system mint”.
  public static let systemMint = NSColor(.systemMint)
  /// The colour “system teal”.
  public static let systemTeal = NSColor(.systemTeal)
  /// The colour “system cyan”.
  public static let systemCyan = NSColor(.systemCyan)
  /// The colour “system blue”.
  public static let systemBlue = NSColor(.systemBlue)
  /// The colour “system indigo”.
  public static let systemIndigo = NSColor(.systemIndigo)
  /// The colour “system purple”.
  public static let systemPurple = NSColor(.systemPurple)
  /// The colour “system pink”.
  public static let systemPink = NSColor(.systemPink)
  /// The colour “system brown”.
  public static let systemBrown = NSColor(.systemBrown)
  /// The colour “system gray”.
  public static let systemGray = NSColor(.systemGray)
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
  public static let black = NSColor(.black)
  /// The colour “white”.
  public static let white = NSColor(.white)
  /// The colour “red”.
  public static let red = NSColor(.red)
  /// The colour “green”.
  public static let green = NSColor(.green)
  /// The colour “blue”.
  public static let blue = NSColor(.blue)
  /// The colour “cyan”.
  public static let cyan = NSColor(.cyan)
  /// The colour “yellow”.
  public static let yellow = NSColor(.yellow)
  /// The colour “magenta”.
  public static let magenta = NSColor(.magenta)
  /// The colour “orange”.
  public static let orange = NSColor(.orange)
  /// The colour “purple”.
  public static let purple = NSColor(.purple)
  /// The colour “brown”.
  public static let brown = NSColor(.brown)
  /// The colour “gray”.
  public static let gray = NSColor(.gray)
  /// The colour “dark gray”.
  public static let darkGray = NSColor(.darkGray)
  /// The colour “light gray”.
  public static let lightGray = NSColor(.lightGray)
  /// No colour.
  public static let clear = NSColor(.clear)
}
