import NavigationCore
import OrderedJSON
import SceneModel

@testable import ViewRuntime

/// A walk through an app: it taps everything that can be tapped on any screen, and leaves every
/// screen that it has reached by one step by one step back.
@MainActor
package struct Walk {
  /// The kinds of problems that were reported on the way.
  package private(set) var problems: Set<Problem.Code> = []
  /// Sentences about failures.
  package internal(set) var failures: [String] = []
  package internal(set) var taps = 0
  /// The number of steps after which going back was tried.
  package internal(set) var pushes = 0

  let launch: @MainActor () throws -> SceneRuntime
  private let settling: @MainActor (SceneRuntime) async throws -> Void
  /// The labels of controls after which going back shows a changed screen.
  let changing: [String]
  var scene: SceneRuntime
  package var trail: [String] = []
  /// Controls that have been seen, and those that need no other tap.
  private var seen: Set<Handle> = []
  private var done: Set<Handle> = []
  private var tapCounts: [Handle: Int] = [:]
  private var known: [Place: Knowledge] = [:]

  /// The limits of a walk's steps and launches.
  private static let maxSteps = 400
  private static let maxLaunches = 8
  /// The limit of taps on a control that shows a different screen each time.
  private static let maxTaps = 3

  /// The knowledge of a place: its controls, and where they and the back button lead.
  private struct Knowledge {
    var handles: Set<Handle> = []
    var ways: [Way: Place] = [:]
    /// Controls that were there once, and have disappeared since the launch.
    var lost: Set<Way> = []
  }

  enum Way: Hashable {
    case tap(Handle)
    case back
  }

  package init(through app: CorpusApp, on device: String) async throws {
    launch = { try app.launch(on: device) }
    settling = app.settle
    changing = app.changing
    scene = try launch()
    await settle()
    note()
  }

  /// Waits until the app has finished what it does by itself.
  func settle() async { await settle(scene) }

  func settle(_ scene: SceneRuntime) async { try? await settling(scene) }

  /// The number of places seen.
  package var places: Int { known.count }

  /// The labels of controls that could have been tapped and were not.
  package var untapped: [String] { seen.subtracting(done).map(\.words).sorted() }

  private var here: Place { Place(of: scene.rendering) }

  /// Walks until nothing is left to do. An app that has come to a dead end is launched again.
  package mutating func run() async throws {
    for _ in 0..<Self.maxLaunches {
      let tapsBefore = done.count
      await walk()
      if untapped.isEmpty || done.count == tapsBefore { return }
      scene = try launch()
      await settle()
      trail = []
      for place in known.keys { known[place]?.lost = [] }
      note()
    }
  }

  private mutating func walk() async {
    for _ in 0..<Self.maxSteps {
      guard let way = nextWay else { return }
      let start = here
      let hasGone = await follow(way)
      let isNew = known[here] == nil
      note()
      if isNew { await leadThere() }
      let arrival = here
      if hasGone || way == .back { known[start]?.ways[way] = arrival }
    }
    fail("still not at the end after \(Self.maxSteps) steps")
  }

  /// Records what can be tapped here.
  private mutating func note() {
    let here = here
    let handles = Set(scene.rendering.tappableControls.map(\.handle))
    seen.formUnion(handles)
    var knowledge = known[here] ?? Knowledge()
    knowledge.handles.formUnion(handles)
    knowledge.lost = Set(knowledge.handles.subtracting(handles).map(Way.tap))
    known[here] = knowledge
    problems.formUnion(scene.rendering.problems.map(\.code))
  }
}

extension Walk {
  /// Something new here, or else the way to something new elsewhere; nil if all is done.
  private var nextWay: Way? {
    var fresh = scene.rendering.tappableControls.map(\.handle).filter { !done.contains($0) }
    // The first control of an alert cancels it and comes last, because more can be done after the
    // others; one that dismisses a sheet is tapped when all else is done.
    if scene.rendering.view.alert != nil { fresh.reverse() }
    fresh = fresh.filter { !$0.leaves } + fresh.filter(\.leaves)
    if let first = fresh.first(where: { !$0.isTab }) { return .tap(first) }
    if let way = wayToSomethingNew { return way }
    if let tab = fresh.first { return .tap(tab) }
    return canGoBack && known[here]?.ways[.back] == nil ? .back : nil
  }

  private var canGoBack: Bool {
    let view = scene.rendering.view
    if view.alert != nil || view.sheet != nil { return true }
    return [view.stack, view.sidebar, view.content, view.detail].contains { $0?.back != nil }
  }

  /// The first step of the shortest known way to a place with something to tap.
  private var wayToSomethingNew: Way? {
    var queue: [(place: Place, first: Way?)] = [(here, nil)]
    var seen: Set<Place> = [here]
    while !queue.isEmpty {
      let (place, first) = queue.removeFirst()
      for (way, next) in known[place]?.ways.sorted(by: { "\($0)" < "\($1)" }) ?? []
      where known[place]?.lost.contains(way) == false && seen.insert(next).inserted {
        let step = first ?? way
        if hasSomethingNew(next) { return step }
        queue.append((next, step))
      }
    }
    return nil
  }

  private func hasSomethingNew(_ place: Place) -> Bool {
    guard let knowledge = known[place] else { return false }
    return knowledge.handles.contains {
      !$0.isTab && !done.contains($0) && !knowledge.lost.contains(.tap($0))
    }
  }

  /// - Returns: False if the control is no longer there.
  private mutating func follow(_ way: Way) async -> Bool {
    switch way {
    case .back:
      return await back()
    case .tap(let handle) where done.contains(handle):
      return await tap(handle)
    case .tap(let handle):
      let (start, before) = (here, scene.rendering.view)
      await tapAndReturn(handle)
      tapCounts[handle, default: 0] += 1
      let isStill = scene.rendering.tappableControls.contains { $0.handle == handle }
      let isOther = here == start && scene.rendering.view != before
      if !isStill || !isOther || tapCounts[handle] == Self.maxTaps { done.insert(handle) }
      return true
    }
  }
}
