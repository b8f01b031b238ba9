import OrderedJSON

/// A device, or single traits of the environment; the rest stays, or follows from them.
public struct EnvironmentRequest: Hashable, Sendable {
  /// The device whose traits are set; nil to stay on the same.
  public var device: Device?
  /// Only the traits with a name in `names` count.
  private var values = Device.initial.environment
  private var names: Set<UTF8String> = []

  /// The traits that can be requested individually.
  package static let traits = DeviceEnvironment.members.filter { !$0.isAt(\.device) }

  /// Creates a request for a device, or for single traits.
  public init(
    device: Device? = nil, width: Int? = nil, height: Int? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, platform: Platform? = nil
  ) {
    self.device = device
    self[\.width] = width
    self[\.height] = height
    self[\.horizontalSizeClass] = horizontalSizeClass
    self[\.platform] = platform
  }

  /// Creates the request that leads from one environment to exactly another.
  package init(from old: DeviceEnvironment, to new: DeviceEnvironment) {
    device = Device.named(new.device)
    values = new
    let own = device == nil ? DeviceEnvironment.deviceTraits.dropFirst()[...] : []
    for trait in own { names.insert(trait.name) }
    self[\.horizontalSizeClass] = new.horizontalSizeClass
    for trait in DeviceEnvironment.personalTraits where !trait.isSame(old, new) {
      names.insert(trait.name)
    }
  }

  /// The requested value of a trait; nil if there is none.
  public subscript<Value>(_ trait: WritableKeyPath<DeviceEnvironment, Value>) -> Value? {
    get { requestedTraits.contains { $0.isAt(trait) } ? values[keyPath: trait] : nil }
    set {
      guard let field = Self.traits.first(where: { $0.isAt(trait) }) else { return }
      if let newValue {
        values[keyPath: trait] = newValue
        names.insert(field.name)
      } else {
        values[keyPath: trait] = Device.initial.environment[keyPath: trait]
        names.remove(field.name)
      }
    }
  }

  /// The requested traits.
  package var requestedTraits: [StateField<DeviceEnvironment>] {
    Self.traits.filter { names.contains($0.name) }
  }

  /// The device's name, if the request is only for a device.
  package var onlyDeviceName: UTF8String? {
    guard let device, requestedTraits.allSatisfy({ $0.isSame(values, device.environment) }) else {
      return nil
    }
    return device.name
  }

  /// A trait's value as JSON.
  package func json(of trait: StateField<DeviceEnvironment>) -> JSONValue? {
    trait.json(of: values)
  }

  /// Reads the value of a trait.
  ///
  /// - Returns: false if it is not a value of the trait.
  package mutating func read(
    _ trait: StateField<DeviceEnvironment>, _ json: JSONValue
  ) -> Bool {
    var reader = StateReader(isComplete: true)
    trait.read(json, at: "", into: &values, by: &reader)
    names.insert(trait.name)
    return reader.findings.isEmpty
  }

  /// Applies the request to an environment, and changes nothing else in it.
  func copy(to environment: inout DeviceEnvironment) {
    for trait in requestedTraits { trait.copy(from: values, to: &environment) }
  }
}
