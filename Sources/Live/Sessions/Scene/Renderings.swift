import SceneModel

/// The renderings of the head and of earlier revisions that readers can still request.
struct Renderings {
  private var kept: [Kept] = []
  /// The approximate size of all renderings in bytes; screens on a stack that two renderings share
  /// count once.
  private(set) var bytes = 0

  private struct Kept {
    let revision: Int
    let rendering: Rendering
    let bytes: Int
  }

  var count: Int { kept.count }
  var newest: Rendering? { kept.last?.rendering }

  /// The bytes of renderings that are no longer shown.
  var pastBytes: Int { bytes - (kept.last?.bytes ?? 0) }

  func rendering(of revision: Int) -> Rendering? {
    kept.last { $0.revision == revision }?.rendering
  }

  /// - Parameter confirmed: no one requests renderings of revisions before this one.
  mutating func keep(
    _ rendering: Rendering, of revision: Int, removingBefore confirmed: Int
  ) {
    let past = kept.prefix { $0.revision < confirmed }
    bytes -= past.reduce(0) { $0 + $1.bytes }
    kept.removeFirst(past.count)
    let known = newest.map { $0.screens.firstDifference(from: rendering.screens) } ?? 0
    let weight =
      rendering.view.weight + ScreenList.screenWeight * (rendering.screens.count - known)
    kept.append(Kept(revision: revision, rendering: rendering, bytes: weight))
    bytes += weight
  }
}
