import NavigationCore
import OrderedJSON
import StateDocument

/// The parameters of the split view's methods.
extension Catalogue {
  static func member(of request: SelectionRequest) -> UTF8String {
    if case .set = request { "values" } else { "value" }
  }

  static func selection(_ parameters: Parameters) throws(WireError) -> SelectionRequest {
    if try parameters.only(of: ["value", "values"]) == "values" {
      return .set(try parameters.elements("values"))
    }
    if try parameters.required("value").isNull { return .none }
    return .single(try parameters.element("value"))
  }

  /// A device, or single traits.
  static let environmentParameters: [Method.Parameter] =
    [
      .optional(
        "device", ["enum": .array(Device.all.map { .string($0.name) })], "all its traits")
    ] + EnvironmentRequest.traits.map { .optional($0.name, $0.schema, $0.note) }

  static let environmentExamples: [Method.Example] =
    [
      .init(["device": "iphone-16"]), .init(["horizontalSizeClass": "compact"]),
      .init(["width": 700, "height": 1000]),
      .init(["device": "ipad-13", "platform": "visionOS"]),
    ]
    + DeviceEnvironment.personalTraits.map { trait in
      let choices = trait.schema["enum"] ?? trait.schema["examples"]
      return .init([trait.name: choices?.arrayValue?.last ?? .null])
    }

  static func environment(_ parameters: Parameters) throws(WireError) -> EnvironmentRequest {
    var request = EnvironmentRequest(device: try device(parameters))
    for trait in EnvironmentRequest.traits where parameters.has(trait.name) {
      if request.read(trait, try parameters.required(trait.name)) { continue }
      throw parameters.error(
        trait.name, "Expected “\(trait.name)” to be \(trait.expectation).")
    }
    if request != EnvironmentRequest() { return request }
    throw WireError(
      .invalidParams, "Expected a device, or at least one trait of the environment.",
      pointer: parameters.pointer)
  }

  static func device(_ parameters: Parameters) throws(WireError) -> Device? {
    guard parameters.has("device") else { return nil }
    let name = try parameters.string("device")
    if let device = Device.named(name) { return device }
    let nearest = nearestNames(to: name, in: Device.all.map(\.name))
    throw parameters.error(
      "device",
      nearest.isEmpty
        ? "Unknown device “\(name.shortened)”."
        : "Unknown device “\(name.shortened)”. Did you mean \(nearest.quoted)?")
  }
}
