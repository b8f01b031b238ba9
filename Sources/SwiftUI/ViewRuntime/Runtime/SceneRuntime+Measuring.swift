import NavigationCore
import OrderedJSON
import SceneModel

extension SceneRuntime {
  /// Accepts a page's reports about views on the screen. `onChange` then reports what the author's
  /// code draws differently.
  ///
  /// - Returns: the number of views that have changed.
  public func accept(_ reports: [UTF8String: ViewMeasurement]) -> Int {
    let wasLooping = measuredViews.isLooping
    var accepted = 0
    context.run { accepted = measuredViews.accept(reports) }
    if measuredViews.isLooping != wasLooping { hostBecameStale() }
    flushPendingChanges()
    return accepted
  }

  /// Registers a view until its identity has left the tree; nil if there are too many.
  package func addMeasuredView(below identity: ViewIdentity) -> MeasuredView? {
    let views = measuredViews
    guard let view = views.add() else { return nil }
    identity.onTearDown.append { views.remove(view) }
    return view
  }

  var problemOfMeasuring: Problem? {
    guard measuredViews.isLooping else { return nil }
    return Problem(
      code: .infiniteUpdate,
      message: "The layout keeps changing the size it depends on. Further size updates are ignored."
    )
  }
}
