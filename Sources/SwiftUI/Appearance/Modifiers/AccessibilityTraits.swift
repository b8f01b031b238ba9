import OrderedJSON

/// A way to treat the views inside for assistive software.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let word: UTF8String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(word: "ignore")
  /// Each of them is an element of its own.
  public static let contain = AccessibilityChildBehavior(word: "contain")
  /// They are combined into one element.
  public static let combine = AccessibilityChildBehavior(word: "combine")
}

/// Traits of a view for assistive software.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 512)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  /// A summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
  /// Something that starts playing.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Something before which all else waits.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// Something that often changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)

  /// The names that styles have for them.
  var words: [UTF8String] {
    let words: [UTF8String] = [
      "button", "header", "selected", "link", "image", "text", "modal", "updates",
    ]
    return words.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element)
  }
}
