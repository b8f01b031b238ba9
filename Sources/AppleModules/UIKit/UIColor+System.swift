// The colours of a light appearance.
extension UIColor {
  /// The colour “system red”.
  public static let systemRed = UIColor(.systemRed)
  /// The colour “system orange”.
  public static let systemOrange = UIColor(.systemOrange)
  /// The colour “system yellow”.
  public static let systemYellow = UIColor(.systemYellow)
  /// The colour “system green”.
  public static let systemGreen = UIColor(.systemGreen)
  /// The colour “system mint”.
  public static let systemMint = UIColor(.systemMint)
  /// The colour “system teal”.
  public static let systemTeal = UIColor(.systemTeal)
  /// The colour “system cyan”.
  public static let systemCyan = UIColor(.systemCyan)
  /// The colour “system blue”.
  public static let systemBlue = UIColor(.systemBlue)
  /// The colour “system indigo”.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// The colour “system purple”.
  public static let systemPurple = UIColor(.systemPurple)
  /// The colour “system pink”.
  public static let systemPink = UIColor(.systemPink)
  /// The colour “system brown”.
  public static let systemBrown = UIColor(.systemBrown)
  /// The colour “system gray”.
  public static let systemGray = UIColor(.systemGray)
  /// The colour “system gray 2”.
  public static let systemGray2 = UIColor("systemGray2", 174, 174, 178)
  /// The colour “system gray 3”.
  public static let systemGray3 = UIColor("systemGray3", 199, 199, 204)
  /// The colour “system gray 4”.
  public static let systemGray4 = UIColor("systemGray4", 209, 209, 214)
  /// The colour “system gray 5”.
  public static let systemGray5 = UIColor("systemGray5", 229, 229, 234)
  /// The colour “system gray 6”.
  public static let systemGray6 = UIColor("systemGray6", 242, 242, 247)
  /// The colour “label”.
  public static let label = UIColor("label", 0, 0, 0)
  /// The colour “link”.
  public static let link = UIColor("link", 0, 122, 255)
  /// The colour “separator”.
  public static let separator = UIColor("separator", 198, 198, 200)
  /// The colour “opaque separator”.
  public static let opaqueSeparator = UIColor("opaqueSeparator", 198, 198, 200)
  /// The colour “tint color”.
  public static let tintColor = UIColor("tintColor", 0, 122, 255)
  /// The colour “system background”.
  public static let systemBackground = UIColor("systemBackground", 255, 255, 255)
  /// The colour “secondary system background”.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground", 242, 242, 247)
  /// The colour “tertiary system background”.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 255, 255, 255)
  /// The colour “system grouped background”.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", 242, 242, 247)
  /// The colour “secondary system grouped background”.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 255, 255, 255)
  /// The colour “tertiary system grouped background”.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 242, 242, 247)
  /// The colour “secondary label”.
  public static let secondaryLabel = UIColor("secondaryLabel", 60, 60, 67, alpha: 0.6)
  /// The colour “tertiary label”.
  public static let tertiaryLabel = UIColor("tertiaryLabel", 60, 60, 67, alpha: 0.3)
  /// The colour “quaternary label”.
  public static let quaternaryLabel = UIColor("quaternaryLabel", 60, 60, 67, alpha: 0.18)
  /// The colour “placeholder text”.
  public static let placeholderText = UIColor("placeholderText", 60, 60, 67, alpha: 0.3)
  /// The colour “system fill”.
  public static let systemFill = UIColor("systemFill", 120, 120, 128, alpha: 0.2)
  /// The colour “secondary system fill”.
  public static let secondarySystemFill = UIColor("secondarySystemFill", 120, 120, 128, alpha: 0.16)
  /// The colour “tertiary system fill”.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill", 118, 118, 128, alpha: 0.12)
  /// The colour “quaternary system fill”.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", 116, 116, 128, alpha: 0.08)
}

extension UIColor {
  /// The colour “black”.
  public static let black = UIColor(.black)
  /// The colour “white”.
  public static let white = UIColor(.white)
  /// The colour “red”.
  public static let red = UIColor(.red)
  /// The colour “green”.
  public static let green = UIColor(.green)
  /// The colour “blue”.
  public static let blue = UIColor(.blue)
  /// The colour “cyan”.
  public static let cyan = UIColor(.cyan)
  /// The colour “yellow”.
  public static let yellow = UIColor(.yellow)
  /// The colour “magenta”.
  public static let magenta = UIColor(.magenta)
  /// The colour “orange”.
  public static let orange = UIColor(.orange)
  /// The colour “purple”.
  public static let purple = UIColor(.purple)
  /// The colour “brown”.
  public static let brown = UIColor(.brown)
  /// The colour “gray”.
  public static let gray = UIColor(.gray)
  /// The colour “dark gray”.
  public static let darkGray = UIColor(.darkGray)
  /// The colour “light gray”.
  public static let lightGray = UIColor(.lightGray)
  /// No colour.
  public static let clear = UIColor(.clear)
}
