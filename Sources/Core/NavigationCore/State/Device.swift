import OrderedJSON

/// A device, or a part of its screen, that the stage can imitate.
public struct Device: Hashable, Sendable {
  /// The name in commands and in the state.
  public let name: UTF8String
  /// The name for people, such as “iPad 11″ ½ landscape”. Its first word is the family.
  public let title: String
  /// The frame that it is drawn in.
  public let kind: Kind
  /// The traits that the device brings.
  public let environment: DeviceEnvironment

  /// The frame that a device is drawn in.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case phone, pad
    /// A part of an iPad's screen, beside another app.
    case pane
    case mac

    var platform: Platform {
      switch self {
      case .phone: .iOS
      case .pad, .pane: .iPadOS
      case .mac: .macOS
      }
    }
  }

  init(
    _ name: UTF8String, _ title: String, _ kind: Kind, _ width: Int, _ height: Int,
    _ sizeClass: UserInterfaceSizeClass
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    environment = DeviceEnvironment(
      device: name, width: width, height: height, horizontalSizeClass: sizeClass,
      platform: kind.platform)
  }

  /// The device with that name; nil if there is none.
  public static func named(_ name: UTF8String) -> Device? {
    all.first { $0.name == name }
  }

  /// Phones are compact except the large ones in landscape; an iPad is regular except in narrow
  /// multitasking.
  public static let all: [Device] = [
    Device("iphone-se", "iPhone SE", .phone, 375, 667, .compact),
    Device("iphone-se-landscape", "iPhone SE landscape", .phone, 667, 375, .compact),
    Device("iphone-16", "iPhone 16", .phone, 393, 852, .compact),
    Device("iphone-16-landscape", "iPhone 16 landscape", .phone, 852, 393, .compact),
    Device("iphone-16-plus", "iPhone 16 Plus", .phone, 430, 932, .compact),
    Device("iphone-16-plus-landscape", "iPhone 16 Plus landscape", .phone, 932, 430, .regular),
    Device("iphone-16-pro", "iPhone 16 Pro", .phone, 402, 874, .compact),
    Device("iphone-16-pro-landscape", "iPhone 16 Pro landscape", .phone, 874, 402, .compact),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", .phone, 440, 956, .compact),
    Device(
      "iphone-16-pro-max-landscape", "iPhone 16 Pro Max landscape", .phone, 956, 440, .regular),
    Device("ipad-mini", "iPad mini", .pad, 744, 1133, .regular),
    Device("ipad-mini-landscape", "iPad mini landscape", .pad, 1133, 744, .regular),
    Device("ipad-11", "iPad 11″", .pad, 834, 1194, .regular),
    initial,
    Device("ipad-11-half-landscape", "iPad 11″ ½ landscape", .pane, 592, 834, .compact),
    Device("ipad-11-third-landscape", "iPad 11″ ⅓ landscape", .pane, 375, 834, .compact),
    Device("ipad-11-slide-over", "iPad 11″ Slide Over", .pane, 320, 834, .compact),
    Device("ipad-13", "iPad 13″", .pad, 1024, 1366, .regular),
    Device("ipad-13-landscape", "iPad 13″ landscape", .pad, 1366, 1024, .regular),
    Device("ipad-13-half-landscape", "iPad 13″ ½ landscape", .pane, 678, 1024, .regular),
    Device("mac-window", "Mac window", .mac, 1280, 800, .regular),
  ]

  /// The device that a new session starts on.
  public static let initial = Device(
    "ipad-11-landscape", "iPad 11″ landscape", .pad, 1194, 834, .regular)
}
