import OrderedJSON
import SceneModel
import Synchronization

/// A view whose size the author's code requests: a page's last measurement of it.
@MainActor
package final class MeasuredView {
  /// The name that the style and the reports use; empty if there is no scene.
  package let id: UTF8String
  /// Records whether the author's code asks for more than the size.
  package let interest = FrameInterest()
  private(set) var known: ViewMeasurement?
  /// Called with each changed report, as the author's code is called after a tap.
  package var onReport: ((ViewMeasurement) -> Void)?
  /// The number of changes since anything other than a report changed the scene.
  private var changes = 0
  private let dependents = Dependents()

  package init(id: UTF8String) {
    self.id = id
  }

  /// The last report; nil before the first. Views that read it are rendered again when it changes.
  package var report: ViewMeasurement? {
    dependents.recordRead()
    return known
  }

  /// - Returns: whether the report differs from the last and is accepted.
  func accept(_ report: ViewMeasurement) -> Bool {
    if report == known { return false }
    // Scrolling by hand never loops.
    if report.scroll?.isByUser != true {
      if changes >= MeasuredViews.maxChanges { return false }
      changes += 1
    }
    known = report
    dependents.invalidate()
    onReport?(report)
    return true
  }

  /// Forgets the report without drawing again, so that an equal report counts as a change.
  package func discardReport() { known = nil }

  /// Restarts the count of changes.
  func resetChangeCount() { changes = 0 }

  /// Forgets the report after the device has changed.
  func invalidateReport() {
    changes = 0
    if known == nil { return }
    known = nil
    dependents.invalidate()
  }
}

/// Records whether the author's code requests the frame of a view, which is reported only then.
package final class FrameInterest: Sendable {
  private let flag = Atomic(false)

  /// True once code has requested the frame.
  package var isRequested: Bool { flag.load(ordering: .relaxed) }
  /// Records that code requests the frame.
  package func request() { flag.store(true, ordering: .relaxed) }
}
