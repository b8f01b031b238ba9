import OrderedJSON
import SceneModel

extension Color {
  /// The paint of a colour of SwiftUI's, UIKit's or AppKit's, by its name there.
  nonisolated static func paint(ofSystem name: String) -> StyleValue {
    platformPaints[name] ?? ownPaints[name] ?? .word(UTF8String(name))
  }

  /// True for the name of a colour of SwiftUI's.
  nonisolated static func isOwn(_ name: String) -> Bool { ownPaints[name] != nil }

  /// True for the name of a colour of UIKit's or AppKit's that follows the appearance.
  nonisolated static func isPlatform(_ name: String) -> Bool { platformPaints[name] != nil }

  private nonisolated static let ownPaints: [String: StyleValue] = {
    let names = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary",
    ]
    var paints = Dictionary(
      uniqueKeysWithValues: names.map { ($0, StyleValue.word(UTF8String($0))) })
    paints["accentColor"] = "accent"
    return paints
  }()

  /// Colours that SwiftUI also has use its names.
  private nonisolated static let platformPaints: [String: StyleValue] = [
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow",
    "systemGreen": "green", "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan",
    "systemBlue": "blue", "systemIndigo": "indigo", "systemPurple": "purple",
    "systemPink": "pink", "systemBrown": "brown", "systemGray": "gray",
    "systemGray2": "systemGray2", "systemGray3": "systemGray3", "systemGray4": "systemGray4",
    "systemGray5": "systemGray5", "systemGray6": "systemGray6",
    "label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary",
    "quaternaryLabel": "quaternary", "placeholderText": "placeholder", "link": "link",
    "separator": "separator", "tintColor": "tint",
    "opaqueSeparator": .both("#c6c6c8", "#38383a"),
    "systemBackground": "systemBackground",
    "secondarySystemBackground": "secondarySystemBackground",
    "tertiarySystemBackground": .both("#ffffff", "#2c2c2e"),
    "systemGroupedBackground": "systemGroupedBackground",
    "secondarySystemGroupedBackground": .both("#ffffff", "#1c1c1e"),
    "tertiarySystemGroupedBackground": .both("#f2f2f7", "#2c2c2e"),
    "systemFill": .both("#78788033", "#7878805c"),
    "secondarySystemFill": .both("#78788029", "#78788052"),
    "tertiarySystemFill": .both("#7676801f", "#7676803d"),
    "quaternarySystemFill": .both("#74748014", "#7676802e"),
    "labelColor": "primary", "textColor": "primary", "controlTextColor": "primary",
    "headerTextColor": "primary", "secondaryLabelColor": "secondary",
    "tertiaryLabelColor": "tertiary", "quaternaryLabelColor": "quaternary",
    "placeholderTextColor": "placeholder", "linkColor": "link", "separatorColor": "separator",
    "gridColor": "separator", "controlAccentColor": "accent",
    "windowBackgroundColor": .both("#ececec", "#323232"),
    "controlBackgroundColor": .both("#ffffff", "#1e1e1e"),
    "textBackgroundColor": .both("#ffffff", "#1e1e1e"),
    "underPageBackgroundColor": .both("#969696", "#282828"),
    "controlColor": .both("#ffffff", "#ffffff40"),
    "selectedContentBackgroundColor": .both("#0063e1", "#0058d0"),
    "selectedTextBackgroundColor": .both("#b3d7ff", "#3f638b"),
    "unemphasizedSelectedContentBackgroundColor": .both("#dcdcdc", "#464646"),
  ]
}

extension StyleValue {
  /// The paints of a light and of a dark appearance.
  fileprivate static func both(_ light: StyleValue, _ dark: StyleValue) -> StyleValue {
    .object(["light": light, "dark": dark])
  }
}
