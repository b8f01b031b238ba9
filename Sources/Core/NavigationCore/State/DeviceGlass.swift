/// The glass of a device: how round its corners are, and which part of it is not for content.
public struct DeviceGlass: Hashable, Sendable {
  /// The radius of the screen's corners, in points.
  public let corner: Int
  /// The part that the device keeps for itself.
  public let cutout: Cutout
  /// The insets that content keeps clear of.
  public let safeArea: SafeArea

  /// The part of a device's face that is not for content.
  public enum Cutout: String, CaseIterable, Hashable, Sendable {
    case none, homeButton, notch, island
  }

  /// The insets of a screen, in points.
  public struct SafeArea: Hashable, Sendable {
    /// The insets from each edge.
    public let top, leading, bottom, trailing: Int

    init(_ top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// A phone with a home button: a status bar in portrait, none in landscape.
  static func homeButton(isLandscape: Bool) -> DeviceGlass {
    DeviceGlass(
      corner: 0, cutout: .homeButton, safeArea: isLandscape ? SafeArea() : SafeArea(20))
  }

  /// A phone with a Dynamic Island; `inset` is that of the edge with the island.
  static func island(corner: Int = 55, inset: Int = 59, isLandscape: Bool) -> DeviceGlass {
    DeviceGlass(
      corner: corner, cutout: .island,
      safeArea: isLandscape
        ? SafeArea(leading: inset, bottom: 21, trailing: inset) : SafeArea(inset, bottom: 34))
  }

  /// An iPad without a home button, or a part of its screen.
  static func pad(corner: Int = 18) -> DeviceGlass {
    DeviceGlass(corner: corner, cutout: .none, safeArea: SafeArea(24, bottom: 20))
  }

  /// A window of a Mac.
  static let window = DeviceGlass(corner: 10, cutout: .none, safeArea: SafeArea())
}

extension Device {
  /// The device's glass in its current orientation, after Apple's published sizes.
  public var glass: DeviceGlass {
    let (isLandscape, short) = (
      environment.isLandscape, min(environment.width, environment.height)
    )
    switch (kind, short) {
    case (.mac, _): return .window
    case (.pane, _): return .pad(corner: 10)
    case (.pad, ..<800): return .pad(corner: 22)
    case (.pad, _): return .pad()
    case (.phone, ..<390): return .homeButton(isLandscape: isLandscape)
    case (.phone, 402), (.phone, 440):
      return .island(corner: 62, inset: 62, isLandscape: isLandscape)
    case (.phone, _): return .island(isLandscape: isLandscape)
    }
  }
}
