import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument

/// The views of a scene at any kept revision.
///
/// Each change of what is shown is a revision, regardless of its cause, and what is kept of it is
/// what subscribers received. It is stored with the revision, as the end of its patch, so nothing
/// is written twice. A scene without code shows what follows from its states, and keeps nothing.
@MainActor
struct PastRenderings {
  /// The renderings of the head and of earlier revisions that readers can still request.
  let newest: Renderings
  /// Those that are kept in memory because the store keeps none.
  let kept: RenderingHistory
  let history: SessionHistory
  /// True if the open scene runs an author's code.
  let runsCode: Bool

  /// Returns the views at a revision, if they have to be looked up.
  ///
  /// - Returns: false if they are no longer known.
  func document(at number: Int, in scene: UTF8String) -> (RenderedDocument?, isKnown: Bool) {
    let isKnown = newest.rendering(of: number) != nil
    if isKnown || !hasCode(scene) { return (nil, true) }
    let journal = history.journal
    let shown =
      journal.keepsRecords ? journal.renderedDocument(at: number) : kept.document(at: number)
    return (shown, shown != nil)
  }

  /// Returns the views at the head as they are stored; nil if the store keeps none.
  func storedHead() -> RenderedDocument? {
    history.journal.keepsRecords ? history.journal.renderedDocument(at: history.head) : nil
  }

  private func hasCode(_ scene: UTF8String) -> Bool {
    if scene == history.timeline.scene.id { return runsCode }
    // A scene that the app no longer has may have run code.
    return history.scenes.first { $0.id == scene }?.description == nil
  }
}

extension Journal {
  /// Returns the views at a safe revision.
  fileprivate func renderedDocument(at number: Int) -> RenderedDocument? {
    var search = RenderingSearch(at: number)
    var next = search.start
    while true {
      let saved = (try? log.revisions(through: next, limit: Self.page)) ?? []
      guard saved.last?.number == next else { return nil }
      for revision in saved.reversed() {
        search.add(revision.renderingText)
        switch search.outcome {
        case .found(let shown): return shown
        case .unknown: return nil
        case .needsOlder: next -= 1
        }
      }
    }
  }
}
