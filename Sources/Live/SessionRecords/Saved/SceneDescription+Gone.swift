import NavigationCore
import OrderedJSON

extension SceneDescription {
  /// A placeholder for a scene that the app no longer has, or whose views are not created.
  package static func gone(_ id: UTF8String) -> SceneDescription {
    SceneDescription(id: id, title: id, types: TypeRegistry())
  }
}
