import Foundation

// Key-value coding, which defaults have on Apple's platforms as all objects do.
extension UserDefaults {
  /// Sets the value of a key, and posts that the defaults have changed.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  /// The value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// The heat of a device.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// Always the usual.
  public var thermalState: ThermalState { .nominal }
  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Always false.
  public var isiOSAppOnMac: Bool { false }
  /// Always false.
  public var isMacCatalystApp: Bool { false }
}
