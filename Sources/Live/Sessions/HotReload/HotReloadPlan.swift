import NavigationCore
import OrderedJSON
import SceneModel

/// The steps that lead a scene from its beginning to its current state. Undone steps are left out;
/// after a return to an earlier revision, only the steps that had led there remain.
struct HotReloadPlan {
  /// Oldest first.
  private(set) var steps: [HotReloadStep] = []
  /// The state that the steps begin from; nil for the scene's own beginning.
  private(set) var start: NavigationState?
  /// The environment that the steps begin in.
  private(set) var environment: DeviceEnvironment
  /// True if the app was relaunched within the history: it began with the values that it had kept.
  private(set) var followsRelaunch = false

  /// The method of the revision that a rebuilt app creates.
  static let method: UTF8String = "rebuilt"

  /// Reads the part of the open scene's history that is in memory.
  init(of timeline: Timeline) {
    let all = timeline.revisions(after: timeline.oldest, limit: Timeline.retention)
    let begin = all.lastIndex { $0.cause.method == "relaunch" }
    let first = begin.map { all[$0].number } ?? max(timeline.oldest, timeline.firstState)
    let original = (try? timeline.state(at: first)) ?? timeline.state
    environment = original.environment
    followsRelaunch = begin != nil
    let reachesBack = begin != nil || timeline.oldest <= timeline.start
    if !reachesBack { start = original }
    collect(all.filter { $0.number > first }, from: original, in: timeline.scene)
  }

  private mutating func collect(
    _ revisions: [Revision], from original: NavigationState, in scene: SceneDescription
  ) {
    var deriver = CommandDeriver(of: original, in: scene)
    var (tip, tips): (Link?, [Int: Link]) = (nil, [:])
    // The number of steps that a rebuilt app could replay, until someone continues from there.
    var done: Int?
    var followsApp = false
    for revision in revisions {
      let commands = deriver.commands(for: revision.change)
      switch (revision.step, revision.cause.method) {
      case (.undo(let number), _): tip = tip?.without(number)
      case (.redo(let number), _):
        if let link = tips[number] { tip = Link(link.step, after: tip) }
      case (_, Self.method): done = revision.cause.about?.members["steps"]?.intValue
      case (_, "app"):
        let unseen = HotReloadStep.unseen(before: revision)
        if !unseen.isEmpty {
          if let count = done { tip = tip?.first(count) }
          done = nil
        }
        for step in unseen { tip = Link(step, after: tip) }
        followsApp = true
      case (_, "scene.open"): break
      case (_, "restore"):
        let number = revision.cause.about?.members["revision"]?.intValue
        tip = number.flatMap { Self.tip(at: $0, among: tips) }
      default:
        if let count = done { tip = tip?.first(count) }
        done = nil
        for step in HotReloadStep.unseen(before: revision) { tip = Link(step, after: tip) }
        var step = HotReloadStep(revision, commands: commands)
        step.followsApp = followsApp
        followsApp = false
        tip = Link(step, after: tip)
      }
      tips[revision.number] = tip
    }
    steps = tip?.all ?? []
  }

  private static func tip(at number: Int, among tips: [Int: Link]) -> Link? { tips[number] }
}

extension HotReloadPlan {
  /// A list of steps that shares all but its newest with the lists before it.
  private final class Link {
    let step: HotReloadStep
    let before: Link?
    let count: Int

    init(_ step: HotReloadStep, after before: Link?) {
      self.step = step
      self.before = before
      count = (before?.count ?? 0) + 1
    }

    /// Oldest first.
    var all: [HotReloadStep] {
      var (steps, next): ([HotReloadStep], Link?) = ([], self)
      while let link = next {
        steps.append(link.step)
        next = link.before
      }
      return steps.reversed()
    }

    func first(_ wanted: Int) -> Link? {
      var link: Link? = self
      while let here = link, here.count > wanted { link = here.before }
      return link
    }

    func without(_ revision: Int) -> Link? {
      if step.revision == revision { return before }
      var link: Link?
      for step in all where step.revision != revision { link = Link(step, after: link) }
      return link
    }
  }
}

extension Timeline {
  /// The first revision whose state is available: no change leads from one scene into another.
  fileprivate var firstState: Int { start == 0 ? 0 : start + 1 }
}
