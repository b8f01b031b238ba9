import NavigationCore
import OrderedJSON
import SceneModel

extension Reference {
  /// The devices that `setEnvironment` takes by name, for menus: `#/components/x-devices`.
  static var devices: [JSONValue] {
    Device.all.map { device in
      let environment = device.environment
      return [
        "name": .string(device.name), "title": .string(UTF8String(device.title)),
        "kind": .string(UTF8String(device.kind.rawValue)),
        "width": .number(.init(environment.width)), "height": .number(.init(environment.height)),
        "horizontalSizeClass": .string(UTF8String(environment.horizontalSizeClass.rawValue)),
        "platform": .string(UTF8String(environment.platform.rawValue)),
        "corner": .number(.init(device.glass.corner)),
        "cutout": .string(UTF8String(device.glass.cutout.rawValue)),
        "safeArea": .array(insets(of: device.glass.safeArea)),
      ]
    }
  }

  /// The insets in the order top, leading, bottom, trailing.
  private static func insets(of area: DeviceGlass.SafeArea) -> [JSONValue] {
    [area.top, area.leading, area.bottom, area.trailing].map { .number(.init($0)) }
  }

  /// The kinds of nodes in a rendered view.
  static var nodeKinds: [JSONValue] {
    ViewNode.Kind.allCases.map { .string(UTF8String($0.rawValue)) }
  }
}
