import OrderedJSON
import ViewRuntime

/// The disk of a test's device, which outlives a launch: the values of `@SceneStorage` of one scene, and of `@AppStorage`.
///
/// Each test begins with an empty one, unless it gives its own. What is left of the views is not here:
/// `@State` dies with them.
@MainActor
public final class TestStorage {
  /// The values of `@SceneStorage`, by key.
  public internal(set) var scene: [String: JSONValue]
  let app: StoredValues

  /// Creates a storage that holds these values, as an earlier launch would have left them.
  ///
  /// - Parameters:
  ///   - scene: for `@SceneStorage`: booleans, numbers and texts as they are, `Data` in Base64, a `Date` in
  ///     seconds since the reference date, raw values for what has them.
  ///   - app: for `@AppStorage`, in the same form.
  public nonisolated init(scene: [String: JSONValue] = [:], app: [String: JSONValue] = [:]) {
    self.scene = scene
    self.app = StoredValues(app)
  }

  /// The values of `@AppStorage`, by key.
  public var appValues: [String: JSONValue] { app.contents }
}
