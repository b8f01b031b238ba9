import OrderedJSON

/// The horizontal size class, under SwiftUI's name.
public enum UserInterfaceSizeClass: String, CaseIterable, Codable, Hashable, Sendable {
  case compact, regular
}

/// The systems whose split views differ.
public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
  case iOS, iPadOS, macOS, visionOS
}

/// Where the split view is shown: what decides about collapsing, and about `automatic`.
public struct DeviceEnvironment: Hashable, Sendable {
  /// A name from `Device.all`, or `custom`.
  public var device: UTF8String
  /// In points.
  public var width: Int
  public var height: Int
  public var horizontalSizeClass: UserInterfaceSizeClass
  public var platform: Platform

  public init(
    device: UTF8String, width: Int, height: Int, horizontalSizeClass: UserInterfaceSizeClass,
    platform: Platform
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.horizontalSizeClass = horizontalSizeClass
    self.platform = platform
  }

  public var isLandscape: Bool { width > height }

  /// Points that a side of the environment may measure.
  public static let sides = 1...10_000

  /// The size class that a window of this width has, where nobody says otherwise.
  ///
  /// macOS is always regular. On an iPad half of an 11-inch screen (592 points) is compact and half
  /// of a 13-inch one (678) is regular, so the border is put between them.
  public static func sizeClass(width: Int, on platform: Platform) -> UserInterfaceSizeClass {
    platform == .macOS || width >= 640 ? .regular : .compact
  }
}
