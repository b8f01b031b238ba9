import OrderedJSON

/// A device, or a part of its screen, that the stage can imitate.
public struct Device: Hashable, Sendable {
  public let name: UTF8String
  public let title: String
  public let environment: DeviceEnvironment

  init(
    _ name: UTF8String, _ title: String, _ width: Int, _ height: Int,
    _ sizeClass: UserInterfaceSizeClass, _ platform: Platform
  ) {
    self.name = name
    self.title = title
    environment = DeviceEnvironment(
      device: name, width: width, height: height, horizontalSizeClass: sizeClass,
      platform: platform)
  }

  public static func named(_ name: UTF8String) -> Device? {
    all.first { $0.name == name }
  }

  /// Phones are compact except the large ones in landscape; an iPad is regular except in narrow
  /// multitasking.
  public static let all: [Device] = [
    Device("iphone-se", "iPhone SE", 375, 667, .compact, .iOS),
    Device("iphone-se-landscape", "iPhone SE, landscape", 667, 375, .compact, .iOS),
    Device("iphone-16", "iPhone 16", 393, 852, .compact, .iOS),
    Device("iphone-16-landscape", "iPhone 16, landscape", 852, 393, .compact, .iOS),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, .compact, .iOS),
    Device("iphone-16-plus-landscape", "iPhone 16 Plus, landscape", 932, 430, .regular, .iOS),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .compact, .iOS),
    Device(
      "iphone-16-pro-max-landscape", "iPhone 16 Pro Max, landscape", 956, 440, .regular, .iOS),
    Device("ipad-mini", "iPad mini", 744, 1133, .regular, .iPadOS),
    Device("ipad-mini-landscape", "iPad mini, landscape", 1133, 744, .regular, .iPadOS),
    Device("ipad-11", "iPad 11″", 834, 1194, .regular, .iPadOS),
    initial,
    Device("ipad-11-half-landscape", "iPad 11″, half", 592, 834, .compact, .iPadOS),
    Device("ipad-11-third-landscape", "iPad 11″, third", 375, 834, .compact, .iPadOS),
    Device("ipad-11-slide-over", "iPad 11″, Slide Over", 320, 834, .compact, .iPadOS),
    Device("ipad-13", "iPad 13″", 1024, 1366, .regular, .iPadOS),
    Device("ipad-13-landscape", "iPad 13″, landscape", 1366, 1024, .regular, .iPadOS),
    Device("ipad-13-half-landscape", "iPad 13″, half", 678, 1024, .regular, .iPadOS),
    Device("mac-window", "Mac window", 1280, 800, .regular, .macOS),
  ]

  /// The device that a new session starts on.
  public static let initial = Device(
    "ipad-11-landscape", "iPad 11″, landscape", 1194, 834, .regular, .iPadOS)
}
