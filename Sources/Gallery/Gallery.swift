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
      "A tap fetches a name and pushes only when one is found: the path is appended to later."
    ) { AnimalsScene() },
    scene(
      "animals-legacy", "Animals, before paths",
      "The same with NavigationView: a hidden link follows a flag that is set later."
    ) { LegacyAnimalsScene() },
    scene(
      "value-links", "Value links",
      "Each link appends its value, which the path above shows at once; two links lead nowhere."
    ) { ValueLinksScene() },
    scene(
      "recipes", "Recipes",
      "Your selection clears the path; the recipe of the day sets category and path at once."
    ) { RecipesScene() },
    scene(
      "mixed-types", "Mixed types",
      "One path of many types: its JSON has the newest first, and one plain value makes it nil."
    ) { MixedTypesScene() },
    scene(
      "numbers", "Numbers",
      "One destination for an enum: jump to the middle, and the screens below are there, too."
    ) { NumbersScene() },
    scene(
      "shared-flag", "A shared flag",
      "Five rows share one flag, so all react and the first is shown; the cured rows are right."
    ) { SharedFlagScene() },
    scene(
      "root-return", "Back to the root",
      "Watch the count on each level, each with a type of its own; one button empties the path."
    ) { RootReturnScene() },
    scene(
      "one-type", "One type at every level",
      "Both levels declare a destination for the same type: the child comes again and again."
    ) { OneTypeScene() },
    scene(
      "path-order", "Path order",
      "Over a view link's screen a value goes underneath; wrapped as a value, the view keeps its place."
    ) { PathOrderScene() },
    scene(
      "people", "People",
      "Three columns: make the window narrow and see which column stays, and why."
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
      "An ordinary app with tabs, a sheet and an alert: it looks here as it does on its device."
    ) { MusicScene() },
    scene(
      "settings", "Settings",
      "Every control in its place: move them by mouse, by touch or by keyboard."
    ) { SettingsScene() },
  ]

  private static func scene<Content: View>(
    _ id: String, _ title: String, _ summary: String, _ content: @escaping @MainActor () -> Content
  ) -> SceneEntry {
    SceneEntry(id: id, title: title, summary: summary, content: content)
  }
}
