import Foundation
import NavigationCore
import OrderedJSON

/// A way to mix colours.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  /// The name that styles have for it.
  package var word: UTF8String { UTF8String("\(self)") }
}
