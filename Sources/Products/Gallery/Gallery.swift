import Colonnade
import NavigationCore
import Sessions

/// The scenes that come with Colonnade: what people get wrong about navigation, and how it goes right.
@MainActor
public enum Gallery {
  /// The scenes in the order in which the menu lists them.
  public static let scenes: [SceneEntry] = [
    scene(
      "animals", "Animals",
      "Tapping looks up a name and pushes only if it’s found, so the path changes later."
    ) { AnimalsScene() },
    scene(
      "animals-legacy", "Animals, before paths",
      "The same with NavigationView: a hidden link is driven by a flag set later."
    ) { LegacyAnimalsScene() },
    scene(
      "value-links", "Value links",
      "Each link appends its value to the path shown above. Two links go nowhere."
    ) { ValueLinksScene() },
    scene(
      "recipes", "Recipes",
      "Selecting a category clears the path. “Recipe of the day” sets category and path."
    ) { RecipesScene() },
    scene(
      "mixed-types", "Mixed types",
      "One path, many types. Its JSON has the newest first; one non-Codable value makes it nil."
    ) { MixedTypesScene() },
    scene(
      "numbers", "Numbers",
      "One destination for an enum. Jump to the middle and the screens below exist too."
    ) { NumbersScene() },
    scene(
      "shared-flag", "A shared flag",
      "Five rows share one flag, so all of them fire and the first one wins. The fixed rows work."
    ) { SharedFlagScene() },
    scene(
      "root-return", "Back to the root",
      "Each level has its own type and counter. One button empties the path."
    ) { RootReturnScene() },
    scene(
      "one-type", "One type at every level",
      "Both levels declare a destination for the same type, so the child keeps reappearing."
    ) { OneTypeScene() },
    scene(
      "path-order", "Path order",
      "A value pushed over a view link’s screen lands underneath. Wrapped as a value, it’s right."
    ) { PathOrderScene() },
    scene(
      "people", "People",
      "Three columns: narrow the window and see which column stays, and why."
    ) { PeopleScene() },
    scene(
      "deep-links", "Deep links",
      "Open library://book/2/chapter/3 and the whole way there is on the stack."
    ) { DeepLinksScene() },
    scene(
      "deep-link-table", "Deep links by a table",
      "One table reads both ways: a URL sets shelf and path, and every place names its URL."
    ) { DeepLinkTableScene() },
    scene(
      "music", "Music",
      "An ordinary app with tabs, a sheet and an alert, drawn as on a device."
    ) { MusicScene() },
    scene(
      "settings", "Settings",
      "A settings app with every standard control. Works with mouse, touch and keyboard."
    ) { SettingsScene() },
  ]

  private static func scene<Content: View>(
    _ id: String, _ title: String, _ summary: String, _ content: @escaping @MainActor () -> Content
  ) -> SceneEntry {
    SceneEntry(id: id, title: title, summary: summary, content: content)
  }
}
