import AppResources
import NavigationCore
import OrderedJSON
import SceneModel

// The scheme that views ask for holds for the whole window: its bars, its other screens, the clock.
extension SceneRuntime {
  /// Takes over the scheme that the visible screens ask for, the outermost view first.
  ///
  /// - Returns: true if it has changed, and everything has to be rendered in it.
  func updateWindowScheme() -> Bool {
    let wanted = schemeHosts.lazy.compactMap(\.output.screen.preferredScheme).first
    guard wanted != windowScheme else { return false }
    windowScheme = wanted
    rootHost.invalidate()
    return true
  }

  /// The screens that are heard about the scheme: also those below others on a stack, which stay.
  private var schemeHosts: [ViewHost] {
    let columns = split?.columns ?? []
    let stacks = split == nil ? [stack].compactMap(\.self) : columns.compactMap(\.stack)
    return [rootHost] + columns.map(\.host) + stacks.flatMap(\.highestHosts)
  }

  /// The window's scheme, and the app's own colour; nil for neither.
  ///
  /// The colour is that of bars and links, but not of switches, as the one of `tint(_:)` is.
  var windowLook: StyleValue? {
    let scheme = windowScheme.map { StyleValue.word(UTF8String($0.rawValue)) }
    let accent = AssetCatalog.ofApp.colors[AssetCatalog.accentName]?.paint
    if scheme == nil && accent == nil { return nil }
    return .object(["scheme": scheme, "accent": accent])
  }
}

extension StackHost {
  /// The root, and the highest screens that have been rendered, lowest first.
  fileprivate var highestHosts: [ViewHost] {
    [root] + values.suffix(Self.heard).compactMap(\.host) + views.map(\.host)
  }

  private static var heard: Int { 32 }
}

extension DeviceEnvironment {
  /// The device in another scheme; nil leaves its own.
  func showing(_ scheme: ColorScheme?) -> DeviceEnvironment {
    guard let scheme else { return self }
    var device = self
    device.colorScheme = scheme
    return device
  }
}

extension AssetColor {
  /// The colour as a style says it.
  package nonisolated var paint: StyleValue {
    let light = StyleValue.word(UTF8String(light))
    return dark.map { ["light": light, "dark": .word(UTF8String($0))] } ?? light
  }
}
