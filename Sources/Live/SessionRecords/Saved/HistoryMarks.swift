import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

/// The effects of a revision other than those on the navigation.
package struct HistoryMarks: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sheets, alerts, or screens that no value put there appeared or disappeared.
  package static let screens = HistoryMarks(rawValue: 1)
  /// Problems appeared or disappeared.
  package static let problems = HistoryMarks(rawValue: 2)
  /// An earlier state is back, by undo, redo, restore, import or a relaunch.
  package static let restored = HistoryMarks(rawValue: 4)

  /// The names on the wire, starting with the lowest bit; new names are added at the end.
  package static let names = ["screens", "problems", "restored"]

  /// The marks that cannot be derived from the stored change of a revision.
  package static let seen: HistoryMarks = [.screens, .problems]
}

extension HistoryMarks {
  /// The visible effects of a transition.
  package init(of transition: Transition, _ rendered: RenderedChange?) {
    self = []
    if case .from(let before, let after)? = transition.outlines, before.problems != after.problems {
      insert(.problems)
    }
    guard let rendered else { return }
    let (before, after) = (rendered.before, rendered.after)
    if before.problems != after.problems { insert(.problems) }
    if before.showsOthers(than: after) { insert(.screens) }
  }

  package init(of revision: Revision) {
    self.init(of: revision.cause, revision.step)
  }

  package init(of cause: Cause, _ step: Revision.Step) {
    self = step == .forward ? [] : .restored
    if Self.restoring.contains(cause.method) { insert(.restored) }
  }

  private static let restoring: [UTF8String] = ["restore", "import", "relaunch"]
}

extension Rendering {
  /// True if something else is presented, or if the screens that follow from no value differ.
  fileprivate func showsOthers(than other: Rendering) -> Bool {
    if view.sheet?.title != other.view.sheet?.title { return true }
    if view.alert?.title != other.view.alert?.title { return true }
    if screensFollowPath && other.screensFollowPath { return false }
    return !screens.madeByViews.elementsEqual(other.screens.madeByViews)
  }
}

extension ScreenList {
  /// The screens that follow from no value, top first. They are above those of values, of which
  /// there can be many.
  fileprivate var madeByViews: some Sequence<StackScreen> {
    reversed().lazy.prefix { $0.source == .link || $0.source == .presented }
  }
}

/// The marks of the revisions that have any, which are few.
package struct MarkedRevisions {
  private var marked: [(number: Int, marks: HistoryMarks)] = []

  package init() {}

  package var bytes: Int { marked.capacity * MemoryLayout<(Int, HistoryMarks)>.stride }

  package subscript(number: Int) -> HistoryMarks {
    var (low, high) = (0, marked.count)
    while low < high {
      let middle = (low + high) / 2
      if marked[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < marked.count && marked[low].number == number ? marked[low].marks : []
  }

  /// Adds the marks of the newest revision.
  package mutating func append(_ marks: HistoryMarks, of number: Int) {
    if marks.isEmpty { return }
    if marked.count >= 2 * Timeline.retention { marked.removeFirst(Timeline.retention) }
    marked.append((number, marks))
  }

  package mutating func remove(before number: Int) {
    marked.removeFirst(marked.prefix { $0.number < number }.count)
  }
}
