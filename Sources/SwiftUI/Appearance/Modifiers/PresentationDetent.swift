import Foundation
import OrderedJSON
import SceneModel

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// All of the screen but a margin.
  public static let large = PresentationDetent(height: .large)
  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  /// The height as styles say it.
  package var styleValue: StyleValue {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): .object(["fraction": .number(fraction)])
    case .height(let height): .object(["height": .number(height)])
    }
  }

  /// Greater for those that are higher on most screens.
  var order: CGFloat {
    let screen: CGFloat = 800
    return switch height {
    case .medium: screen / 2
    case .large: screen
    case .fraction(let fraction): screen * fraction
    case .height(let height): height
    }
  }
}

/// A form that a presentation takes in a compact width.
public struct PresentationAdaptation: Sendable {
  let word: UTF8String?
  /// The usual form.
  public static var automatic: Self { Self(word: nil) }
  /// The form that it has in other widths.
  public static var none: Self { Self(word: "none") }
  /// A popover.
  public static var popover: Self { Self(word: "popover") }
  /// A sheet.
  public static var sheet: Self { Self(word: "sheet") }
  /// A cover over the screen.
  public static var fullScreenCover: Self { Self(word: "cover") }
}

/// A permission to use the screen behind a sheet; accepted, and has no effect here.
public struct PresentationBackgroundInteraction: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var enabled: Self { Self() }
  /// Accepted; has no effect here.
  public static var disabled: Self { Self() }
  /// Accepted; has no effect here.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}
