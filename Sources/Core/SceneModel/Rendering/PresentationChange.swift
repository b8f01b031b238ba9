import NavigationCore
import OrderedJSON

/// A sheet, an alert, a tab or a screen that came into sight or went out of it, and that no value of the
/// navigation put there.
public struct PresentationChange: Hashable, Sendable {
  /// It came; otherwise it went.
  public let isShown: Bool
  /// The kind: sheet, cover, popover, inspector, alert, dialog, menu; link, flag, item; tab.
  public let kind: UTF8String
  /// The title, in at most `Subject.maxTextBytes`.
  public let title: UTF8String
  /// The number of the kind that came or went, if this is the last one listed.
  public let count: Int

  /// Creates a change of one presentation.
  package init(isShown: Bool, kind: UTF8String, title: UTF8String, count: Int = 1) {
    self.isShown = isShown
    self.kind = kind.shortened(toBytes: Subject.maxTextBytes)
    self.title = title.shortened(toBytes: Subject.maxTextBytes)
    self.count = count
  }

  /// The most changes of one kind that are listed.
  public static let listed = 3
}

extension [PresentationChange] {
  /// About how many bytes they take to keep.
  var weight: Int {
    var sum = 0
    for index in indices { sum += 64 + self[index].kind.utf8.count + self[index].title.utf8.count }
    return sum
  }
}

extension Rendering {
  /// The things that came and went since another rendering: those that went first, topmost first.
  package func presentationChanges(since before: Rendering) -> [PresentationChange] {
    var found: [PresentationChange] = []
    let (old, new) = (before.view, view)
    found.appendPresentation(old.alert, new.alert, as: "alert", isShown: false)
    found.appendPresentation(old.sheet, new.sheet, as: "sheet", isShown: false)
    found.appendPresentation(old.inspector, new.inspector, as: "inspector", isShown: false)
    let start = before.firstOtherScreen(than: self)
    found.appendScreens(before.screens.dropFirst(start).reversed(), isShown: false)
    found.appendScreens(screens.dropFirst(start), isShown: true)
    if let tab = new.selectedTab, let other = old.selectedTab, tab != other {
      found.append(PresentationChange(isShown: true, kind: "tab", title: tab))
    }
    found.appendPresentation(new.inspector, old.inspector, as: "inspector", isShown: true)
    found.appendPresentation(new.sheet, old.sheet, as: "sheet", isShown: true)
    found.appendPresentation(new.alert, old.alert, as: "alert", isShown: true)
    return found
  }

  private func firstOtherScreen(than other: Rendering) -> Int {
    if screensFollowPath && other.screensFollowPath { return screens.count }
    // A screen of the path can have a new title; what is above it is the same.
    let first = screens.differences(from: other.screens).first {
      !screens[$0].isSameScreen(as: other.screens[$0])
    }
    return first ?? min(screens.count, other.screens.count)
  }
}

extension StackScreen {
  fileprivate func isSameScreen(as other: StackScreen) -> Bool {
    source == other.source && (!isMadeByView || self == other)
  }

  fileprivate var isMadeByView: Bool { source == .link || source == .presented }

  fileprivate var kind: UTF8String {
    source == .link ? "link" : origin?.declaration == .item ? "item" : "flag"
  }
}

extension [PresentationChange] {
  /// A presentation that is in one view, and missing or different in the other.
  ///
  /// A sheet can get another title while it stays; an alert has only its title.
  fileprivate mutating func appendPresentation(
    _ one: RenderedScreen?, _ other: RenderedScreen?, as standard: UTF8String, isShown: Bool
  ) {
    guard let one else { return }
    let kind = one.presentation ?? standard
    if let other, other.presentation ?? standard == kind,
      standard != "alert" || other.title == one.title
    {
      return
    }
    append(PresentationChange(isShown: isShown, kind: kind, title: one.title))
  }

  /// The first of each kind, and how many there are.
  fileprivate mutating func appendScreens(_ screens: some Sequence<StackScreen>, isShown: Bool) {
    var counts: [UTF8String: (count: Int, last: Int)] = [:]
    for screen in screens where screen.isMadeByView {
      let kind = screen.kind
      let known = counts[kind]?.count ?? 0
      if known < PresentationChange.listed {
        append(PresentationChange(isShown: isShown, kind: kind, title: screen.title))
      }
      counts[kind] = (
        known + 1, known < PresentationChange.listed ? count - 1 : counts[kind]?.last ?? 0
      )
    }
    for (kind, tally) in counts where tally.count > PresentationChange.listed {
      let last = self[tally.last]
      self[tally.last] = PresentationChange(
        isShown: isShown, kind: kind, title: last.title, count: tally.count)
    }
  }
}

extension RenderedScreen {
  /// The kind of presentation; nil if its style does not say it.
  fileprivate var presentation: UTF8String? {
    for case .word(let kind)? in style?.values(of: "presented").map({ $0["kind"] }) ?? [] {
      return kind
    }
    return nil
  }
}

extension RenderedView {
  /// The label of the tab that is shown; nil without a tab bar.
  fileprivate var selectedTab: UTF8String? {
    for screen in [stack, sidebar, content, detail] {
      guard let toolbar = screen?.toolbar else { continue }
      for index in toolbar.indices
      where toolbar[index].isSelected == true && toolbar[index].isTab {
        return toolbar[index].label
      }
    }
    return nil
  }
}
