import NavigationCore
import OrderedJSON

extension SceneRuntime {
  /// Accepts a page's reports about places on the screen. `onChange` then reports what the author's
  /// code draws differently.
  ///
  /// - Returns: the number of places that have changed.
  public func take(_ reports: [UTF8String: PlaceReport]) -> Int {
    let wasLooping = places.isLooping
    var taken = 0
    context.run { taken = places.take(reports) }
    if places.isLooping != wasLooping { hostBecameStale() }
    flushPendingChanges()
    return taken
  }

  var problemOfMeasuring: Problem? {
    guard places.isLooping else { return nil }
    return Problem(
      code: .infiniteUpdate,
      message: "The layout keeps changing the size it depends on. Further size updates are ignored."
    )
  }
}
