/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// A way to hold a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True for the two upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for a device that lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if the orientation is known.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// True for the two orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A device: always an iPhone that is held upright, whatever device a session imitates.
///
/// Source: Apple, `UIDevice`.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()
  /// Is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// "iPhone".
  public let name = "iPhone"
  /// "iPhone".
  public let model = "iPhone"
  /// "iPhone".
  public let localizedModel = "iPhone"
  /// "iOS".
  public let systemName = "iOS"
  /// "18.0".
  public let systemVersion = "18.0"
  /// Always a phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Always upright.
  public let orientation = UIDeviceOrientation.portrait
  /// A number that lasts as long as the program.
  public let identifierForVendor: UUID? = UUID()
  /// Unknown, as without permission to ask for it.
  public let batteryLevel: Float = -1
  /// Accepted; has no effect here.
  public var isBatteryMonitoringEnabled = false

  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// A screen of an iPhone that is held upright.
///
/// Source: Apple, `UIScreen`.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The pixels of a point.
  public let scale: CGFloat = 3
  /// The pixels of a point.
  public let nativeScale: CGFloat = 3
  /// The size in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// Accepted; has no effect here.
  public var brightness: CGFloat = 0.5
}

/// The brightness of an appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits of an interface: a phone's.
public struct UITraitCollection: Hashable, Sendable {
  /// The brightness; light unless others were asked for.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Always a phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The traits.
  public static let current = UITraitCollection()

  /// Creates the traits of a phone in a light appearance.
  public init() { self.init(userInterfaceStyle: .light) }
  /// Creates the traits of a phone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
