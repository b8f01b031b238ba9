import Testing

@testable import NavigationCore

@Suite struct EnvironmentCommandTests {
  private static func environment(
    after request: EnvironmentRequest, on device: String = "ipad-11-landscape"
  ) -> DeviceEnvironment {
    var stage = Stage(on: device)
    stage.run(.setEnvironment(request))
    return stage.state.environment
  }

  @Test(arguments: Device.all)
  func `a device sets all of its traits`(device: Device) {
    let start = device.name == "mac-window" ? "ipad-11" : "mac-window"
    let environment = Self.environment(after: EnvironmentRequest(device: device), on: start)
    #expect(environment == device.environment)
  }

  @Test func `the current device changes nothing`() {
    var stage = Stage()
    let request = EnvironmentRequest(device: .named("ipad-11-landscape"))
    #expect(stage.perform(.setEnvironment(request)) == .unchanged)
    #expect(stage.perform(.setEnvironment(EnvironmentRequest())) == .unchanged)
  }

  @Test func `a new session uses the initial device`() throws {
    #expect(Device.named(Device.initial.name) == Device.initial)
    #expect(NavigationState().environment == Device.initial.environment)
  }

  @Test(arguments: [
    (639, Platform.iPadOS, UserInterfaceSizeClass.compact), (640, .iPadOS, .regular),
    (641, .iPadOS, .regular), (592, .iPadOS, .compact), (678, .iPadOS, .regular),
    (300, .macOS, .regular), (639, .iOS, .compact), (639, .visionOS, .compact),
  ])
  func `width and platform decide the size class`(
    width: Int, platform: Platform, expected: UserInterfaceSizeClass
  ) {
    let request = EnvironmentRequest(width: width, platform: platform)
    let environment = Self.environment(after: request)
    #expect(environment.horizontalSizeClass == expected)
    #expect(environment.device == "custom")
    #expect(environment.width == width)
    #expect(environment.height == 834)
  }

  @Test func `a single trait overrides the device's`() throws {
    let request = EnvironmentRequest(device: .named("iphone-16"), height: 700)
    let environment = Self.environment(after: request)
    #expect(environment.device == "custom")
    #expect((environment.width, environment.height) == (393, 700))
    #expect(environment.platform == .iOS)
    #expect(environment.horizontalSizeClass == .compact)
  }

  @Test func `a size class can be forced on any device, which otherwise stays the same`() {
    let environment = Self.environment(after: EnvironmentRequest(horizontalSizeClass: .compact))
    #expect(environment.device == "ipad-11-landscape")
    #expect(environment.width == 1194)
    #expect(environment.horizontalSizeClass == .compact)
  }

  @Test func `a forced size class wins over the one from the width`() {
    let request = EnvironmentRequest(width: 300, horizontalSizeClass: .regular)
    #expect(Self.environment(after: request).horizontalSizeClass == .regular)
  }

  @Test func `collapse and expand follow the environment`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"))
    stage.run(.setEnvironment(EnvironmentRequest(width: 500)))
    #expect(stage.stack == ["sidebar", "content"])
    stage.run(.setEnvironment(EnvironmentRequest(width: 900)))
    #expect(stage.stack == [])
    #expect(stage.selected(.sidebar) == ["a"])
  }

  @Test(arguments: [0, 1, 2, 9_999, 10_000, 10_001, -1, .max, .min])
  func `sides are between one and ten thousand points`(points: Int) {
    for name in ["width", "height"] {
      var stage = Stage()
      let request = EnvironmentRequest(
        width: name == "width" ? points : nil, height: name == "height" ? points : nil)
      let isInside = points >= 1 && points <= 10_000
      #expect(
        stage.perform(.setEnvironment(request))
          == (isInside ? .accepted : .refused(.sideOutOfRange(name, points))))
    }
  }
}
