import NavigationCore
import OrderedJSON
import SceneModel

/// A modifier whose flag is true or whose item exists.
struct ActiveFlag {
  /// The modifier as authors write it.
  let modifier: String
  /// The author's call, which is the same for all rows of a list.
  let origin: ScreenOrigin?

  init(of modifier: String, _ origin: ScreenOrigin?) {
    self.modifier = modifier
    self.origin = origin
  }
}

extension Problem {
  /// The flags that several rows share: one for each call that is active more than once.
  static func sharedFlags(of active: [ActiveFlag]) -> [Problem] {
    if active.count < 2 { return [] }
    let counts = Dictionary(active.map { ($0.origin, 1) }, uniquingKeysWith: +)
    var seen: Set<ScreenOrigin?> = [nil]
    return active.compactMap { flag in
      guard seen.insert(flag.origin).inserted, let count = counts[flag.origin], count > 1 else {
        return nil
      }
      return sharedFlag(of: flag.modifier, count: count)
    }
  }

  private static func sharedFlag(of modifier: String, count: Int) -> Problem {
    Problem(
      code: .sharedFlag,
      message: """
        \(count) uses of \(modifier) share one flag or item: all are active, only one is shown.
        """,
      why: """
        The modifier belongs to each row, so one flag asks for all of them, and what is shown can be \
        another row’s. Put the modifier outside of the rows, and keep the chosen row as an optional \
        item.
        """,
      // A translation is looked up by the first of them that has one.
      arguments: ["modifier": .string(.init(modifier)), "count": .number(.init(count))])
  }

  static func waiting(_ waiting: String, for shown: String) -> Problem {
    Problem(
      code: .presentationWaiting,
      message: """
        A screen presents one thing at a time, so \(waiting) waits until \(shown) is dismissed.
        """,
      why: """
        Both flags or items are set at once. Set the second one when the first has been dismissed, \
        for example in onDismiss, or keep one optional item of an enum for both.
        """,
      arguments: ["waiting": .string(.init(waiting)), "shown": .string(.init(shown))])
  }
}

extension ViewHost {
  /// The problems of flags that push a view: several of one call, or several calls at once.
  var problemsOfFlags: [Problem] {
    let flags = output.presentations.compactMap { request in
      request.isActive ? request.modifier.map { ActiveFlag(of: $0, request.origin) } : nil
    }
    guard flags.count > 1 else { return [] }
    let shared = Problem.sharedFlags(of: flags)
    let other = flags.first { $0.origin != flags[0].origin }
    return shared + [other.map { .waiting($0.modifier, for: flags[0].modifier) }].compactMap(\.self)
  }
}

extension PresentationRequest {
  /// The modifier as authors write it; nil for a link.
  fileprivate var modifier: String? {
    switch kind {
    case .flag: "navigationDestination(isPresented:)"
    case .item: "navigationDestination(item:)"
    case .link, .boundLink, .value: nil
    }
  }
}

extension ModalRequest {
  /// The modifier as authors write it; nil if it is not a modifier, or can be a column here.
  fileprivate var modifier: String? {
    let label = origin?.declaration == .item ? "item" : "isPresented"
    return switch (kind, form) {
    case (.menu, _), (_, "inspector"): nil
    case (.alert, _): "alert(\(label):)"
    case (.dialog, _): "confirmationDialog(\(label):)"
    case (.sheet, "cover"): "fullScreenCover(\(label):)"
    case (.sheet, "popover"): "popover(\(label):)"
    case (.sheet, _): "sheet(\(label):)"
    }
  }
}

extension SceneRuntime {
  /// The problems of what is to be presented over the screens.
  var problemsOfModals: [Problem] {
    guard let front = modals.front?.request.modifier else { return [] }
    var problems: [Problem] = []
    for host in visibility.hosts where host.output.modals.count > 1 || modals.front?.owner !== host
    {
      let active = host.output.modals.filter(\.isActive)
      let flags = active.compactMap { request in
        request.modifier.map { ActiveFlag(of: $0, request.origin) }
      }
      let shared = Problem.sharedFlags(of: flags)
      problems += shared
      let shown = active.first { modals.isPresented($0) }
      let waiting = active.first { request in
        !modals.isPresented(request) && (shared.isEmpty || request.origin != shown?.origin)
      }
      if let modifier = waiting?.modifier {
        problems.append(.waiting(modifier, for: shown?.modifier ?? front))
      }
    }
    return problems
  }
}
