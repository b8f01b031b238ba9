import OrderedJSON

/// The horizontal size class, under SwiftUI's name.
public enum UserInterfaceSizeClass: String, CaseIterable, Codable, Hashable, Sendable {
  case compact, regular
}

/// The systems whose split views differ.
public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
  case iOS, iPadOS, macOS, visionOS
}

/// The device, or the part of its screen, that shows the split view: it decides about collapsing, and about `automatic`.
public struct DeviceEnvironment: Hashable, Sendable {
  /// A name from `Device.all`, or `custom`.
  public var device: UTF8String
  /// In points.
  public var width: Int
  /// The height in points.
  public var height: Int
  /// The width class: compact collapses the columns.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The system whose split view it is.
  public var platform: Platform
  /// The appearance that views read.
  public var colorScheme: ColorScheme
  /// The place that `CLLocationManager` reports.
  public var location: DeviceLocation
  /// The size of text that a person has chosen.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The contrast that a person has chosen.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The language and region.
  public var locale = DeviceLocale.server
  /// The direction of reading, unless the language has another.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The design of the system; views do not read it.
  public var look = SystemLook.ios18

  /// Creates an environment.
  public init(
    device: UTF8String, width: Int, height: Int, horizontalSizeClass: UserInterfaceSizeClass,
    platform: Platform, colorScheme: ColorScheme = .light,
    location: DeviceLocation = .nowhere
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.horizontalSizeClass = horizontalSizeClass
    self.platform = platform
    self.colorScheme = colorScheme
    self.location = location
  }

  /// True if it is wider than high.
  public var isLandscape: Bool { width > height }

  /// The lengths that a side of the environment can have, in points.
  public static let sides = 1...10_000

  /// The default size class of a window of this width.
  ///
  /// macOS is always regular. On an iPad half of an 11-inch screen (592 points) is compact and half
  /// of a 13-inch one (678) is regular, so the border is put between them.
  public static func sizeClass(width: Int, on platform: Platform) -> UserInterfaceSizeClass {
    platform == .macOS || width >= 640 ? .regular : .compact
  }
}

extension DeviceEnvironment {
  /// The traits that a device sets, its name first.
  package static let deviceTraits: [StateField<DeviceEnvironment>] = [
    StateField("device", \.device, note: "all its traits"),
    StateField("width", \.width, in: sides, note: "points"),
    StateField("height", \.height, in: sides, note: "points"),
    StateField("horizontalSizeClass", \.horizontalSizeClass, note: "forced"),
    StateField("platform", \.platform, note: "whose split view it is"),
  ]

  /// The traits that a person chooses and keeps on another device.
  package static let personalTraits: [StateField<DeviceEnvironment>] = [
    StateField(
      "colorScheme", \.colorScheme, note: "what views read; light is omitted in the state",
      leavingOut: .light),
    StateField(
      "location", \.location, note: "where the device is; nowhere is omitted in the state",
      leavingOut: .nowhere),
    StateField(
      "dynamicTypeSize", \.dynamicTypeSize, note: "text size; large is omitted in the state",
      leavingOut: .large),
    StateField(
      "colorSchemeContrast", \.colorSchemeContrast, title: "contrast",
      note: "standard is omitted in the state", leavingOut: .standard),
    StateField(
      "locale", \.locale, note: "language and region; the server’s is omitted in the state",
      leavingOut: .server),
    StateField(
      "layoutDirection", \.layoutDirection, note: "leftToRight is omitted in the state",
      leavingOut: .leftToRight),
    StateField(
      "look", \.look, note: "design of the system, by version; 18 is omitted in the state",
      leavingOut: .ios18),
  ]

  /// Sets a device's traits; what a person has chosen stays.
  package mutating func move(to device: Device) {
    for trait in Self.deviceTraits { trait.copy(from: device.environment, to: &self) }
  }
}

extension DeviceEnvironment: StateRecord {
  /// The traits, in the order of writing.
  package static let members = deviceTraits + personalTraits

  /// Reads an environment; a document that has one must give its size.
  ///
  /// A device's name is kept if the traits are its own; a size class can be forced on any.
  package mutating func read(
    _ json: JSONValue?, at pointer: UTF8String, by reader: inout StateReader
  ) {
    if reader.isComplete {
      return readMembers(Self.members[...], of: json, at: pointer, by: &reader)
    }
    guard let json else { return }
    readMembers(Self.members.dropFirst(), of: json, at: pointer, by: &reader)
    device = "custom"
    guard let name = json["device"], name != "custom" else { return }
    guard let named = name.stringValue.flatMap(Device.named) else {
      return reader.doubt(
        "\(pointer)/device", "Unknown device; treated as custom.")
    }
    if named.brings(traitsOf: self) {
      device = named.name
    } else {
      reader.doubt(
        "\(pointer)/device", "These traits don’t match “\(named.name)”; treated as custom.")
    }
  }
}

extension Device {
  /// True if an environment has this device's traits, except for the size class.
  fileprivate func brings(traitsOf environment: DeviceEnvironment) -> Bool {
    DeviceEnvironment.deviceTraits.dropFirst().allSatisfy { trait in
      trait.isAt(\.horizontalSizeClass) || trait.isSame(self.environment, environment)
    }
  }
}
