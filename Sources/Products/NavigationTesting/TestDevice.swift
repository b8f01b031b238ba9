import NavigationCore
import OrderedJSON

/// A device as a test chooses it, with what a person has chosen on it.
///
/// ```swift
/// TestDevice.iPad11.landscape.locale("de_CH")
/// ```
public struct TestDevice: Hashable, Sendable {
  var environment: DeviceEnvironment
  /// The requested locale if it is not valid; nil otherwise.
  private(set) var wrongLocale: String?

  private init(_ device: Device) { environment = device.environment }

  /// A device by the name that commands and the dashboard have for it, such as `ipad-11-half-landscape`;
  /// nil if there is none.
  public init?(named name: String) {
    guard let device = Device.named(UTF8String(name)) else { return nil }
    self.init(device)
  }

  private init(known name: String) { self = TestDevice(named: name) ?? TestDevice(.initial) }

  /// An iPhone SE: compact.
  public static let iPhoneSE = TestDevice(known: "iphone-se")
  /// An iPhone 16: compact.
  public static let iPhone16 = TestDevice(known: "iphone-16")
  /// An iPhone 16 Plus: compact, and regular in landscape.
  public static let iPhone16Plus = TestDevice(known: "iphone-16-plus")
  /// An iPhone 16 Pro: compact.
  public static let iPhone16Pro = TestDevice(known: "iphone-16-pro")
  /// An iPhone 16 Pro Max: compact, and regular in landscape.
  public static let iPhone16ProMax = TestDevice(known: "iphone-16-pro-max")
  /// An iPad mini: regular.
  public static let iPadMini = TestDevice(known: "ipad-mini")
  /// An iPad with 11 inches: regular.
  public static let iPad11 = TestDevice(known: "ipad-11")
  /// An iPad with 13 inches: regular.
  public static let iPad13 = TestDevice(known: "ipad-13")
  /// A window of a Mac: regular.
  public static let mac = TestDevice(known: "mac-window")

  /// The name in commands and on the dashboard.
  public var name: String { environment.device.string }

  /// The same device held in landscape; itself if it has no other side.
  public var landscape: TestDevice {
    guard let turned = Device.named(UTF8String(name + "-landscape")) else { return self }
    return with { $0.environment.move(to: turned) }
  }

  /// The same device in another language and region, such as `de_CH`.
  public func locale(_ identifier: String) -> TestDevice {
    let locale = DeviceLocale(UTF8String(identifier))
    return with {
      $0.environment.locale = locale ?? .server
      $0.wrongLocale = locale == nil ? identifier : nil
    }
  }

  /// The same device with another of the traits that a person chooses:
  /// `.setting(\.colorScheme, to: .dark)`.
  public func setting<Value>(
    _ trait: WritableKeyPath<DeviceEnvironment, Value>, to value: Value
  ) -> TestDevice {
    with { $0.environment[keyPath: trait] = value }
  }

  private func with(_ change: (inout TestDevice) -> Void) -> TestDevice {
    var device = self
    change(&device)
    return device
  }

  /// - Throws: `NoSuchLocale`.
  func check() throws {
    if let wrongLocale { throw NoSuchLocale(identifier: wrongLocale) }
  }
}

/// A locale that is none.
public struct NoSuchLocale: Error, CustomStringConvertible {
  /// The text that was given.
  public let identifier: String
  /// One sentence that says what was expected.
  public var description: String {
    "Unknown locale “\(identifier)”. Expected a language and a region, for example fr_CH."
  }
}
