import NavigationCore
import OrderedJSON
import Synchronization

/// A place of the screen whose size the author's code asks for: the last report of a page about it.
@MainActor
package final class MeasuredPlace {
  /// The name that the style and the reports use; empty if there is no scene.
  package let id: UTF8String
  /// Records whether the author's code asks for more than the size.
  package let interest = PlaceInterest()
  private(set) var known: PlaceReport?
  /// Called with each changed report, as the author's code is called after a tap.
  package var onReport: ((PlaceReport) -> Void)?
  /// The number of changes since anything other than a report changed the scene.
  private var changes = 0
  private let dependents = Dependents()

  init(id: UTF8String) {
    self.id = id
  }

  /// The last report; nil before the first. Views that read it are rendered again when it changes.
  package var report: PlaceReport? {
    dependents.noteRead()
    return known
  }

  /// - Returns: whether the report differs from the last and is accepted.
  func take(_ report: PlaceReport) -> Bool {
    if report == known { return false }
    // Scrolling by hand never loops.
    if report.scroll?.isByUser != true {
      if changes >= MeasuredPlaces.maxChanges { return false }
      changes += 1
    }
    known = report
    dependents.invalidate()
    onReport?(report)
    return true
  }

  /// Forgets the report without drawing again, so that an equal report counts as a change.
  package func expectAnew() { known = nil }

  /// Forgets that the place has changed.
  func rest() { changes = 0 }

  /// Forgets the report after the device has changed.
  func forget() {
    changes = 0
    if known == nil { return }
    known = nil
    dependents.invalidate()
  }
}

extension MeasuredPlace {
  /// The members by which a style asks a page to report.
  package var members: [StyleValue.Member] {
    if id.isEmpty { return [] }
    let whole = interest.hasAsked ? [StyleValue.Member("frame", true)] : []
    return [StyleValue.Member("measure", .word(id))] + whole
  }
}

/// Notes that the author's code asks where a place is, which is reported only then.
package final class PlaceInterest: Sendable {
  private let isAsked = Atomic(false)

  /// True once code has asked.
  package var hasAsked: Bool { isAsked.load(ordering: .relaxed) }
  /// Notes that code asks.
  package func ask() { isAsked.store(true, ordering: .relaxed) }
}

extension RenderContext {
  /// The place of the view with this identity; it is forgotten together with the view.
  package mutating func measuredPlace() -> MeasuredPlace {
    let identity = identity
    let places = host.runtime?.places
    return identity.stored {
      guard let place = places?.add() else { return MeasuredPlace(id: "") }
      identity.onEnd.append { places?.remove(place) }
      return place
    }
  }
}
