import AppResources
import OrderedJSON
import SceneModel

extension AssetColor {
  /// The colour as a style says it.
  package nonisolated var paint: StyleValue {
    let light = StyleValue.word(UTF8String(light))
    return dark.map { ["light": light, "dark": .word(UTF8String($0))] } ?? light
  }
}
