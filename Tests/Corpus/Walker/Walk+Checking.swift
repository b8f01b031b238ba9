import OrderedJSON
import SceneModel

@testable import ViewRuntime

extension Walk {
  /// Taps; if that has led one level deeper, goes back and taps again.
  mutating func tapAndReturn(_ handle: Handle) async {
    let (before, depth) = (scene.rendering, scene.depth)
    if await !tap(handle) { return fail("\(handle) is refused") }
    expectFresh()
    let after = scene.rendering
    guard scene.depth == depth + 1, !handle.isTab,
      after.tabs.isEmpty || after.tabs == before.tabs
    else { return }
    guard await back(to: before) else { return }
    pushes += 1
    if changing.contains(handle.words) { return }
    expect(scene.rendering, toLookLike: before, "after back")
    if await !tap(handle) { return fail("\(handle) is refused the second time") }
    expect(scene.rendering.withoutIDs, toLookLike: after.withoutIDs, "the second time")
  }

  /// Goes back; if several stacks are side by side, in the one that has changed.
  private mutating func back(to before: Rendering) async -> Bool {
    let pairs = zip(scene.rendering.furtherScreens, before.furtherScreens)
    guard let changed = pairs.first(where: { $0.label != $1.label })?.0,
      let button = changed.children.first, button.kind == .button, let id = button.id
    else { return await back() }
    trail.append("back in \(changed.label?.string ?? "")")
    return (try? scene.tap(.id(id), text: nil)) != nil
  }

  /// - Returns: False if there is no way back.
  mutating func back() async -> Bool {
    trail.append("back")
    let hasGone = (try? scene.back()) != nil
    await settle()
    return hasGone
  }

  /// Taps a control.
  ///
  /// - Returns: False if it is missing or refused.
  mutating func tap(_ handle: Handle) async -> Bool {
    guard let control = scene.rendering.tappableControls.first(where: { $0.handle == handle })
    else { return false }
    trail.append("\(handle)")
    taps += 1
    let hasTapped = (try? scene.tap(.id(control.id), text: control.text)) != nil
    await settle()
    return hasTapped
  }

  /// Checks that rendering everything again shows the same.
  private mutating func expectFresh() {
    let shown = scene.rendering
    scene.renderAfresh()
    expect(scene.rendering, toLookLike: shown, "rendered afresh")
  }

  private mutating func expect(_ now: Rendering, toLookLike then: Rendering, _ when: String) {
    if now.view.ofScreens != then.view.ofScreens {
      fail("\(when), \(now.view.difference(from: then.view))")
    } else if now.screens.map(\.title) != then.screens.map(\.title) {
      fail("\(when), the screens are \(now.screens.map(\.title)), not \(then.screens.map(\.title))")
    }
  }

  mutating func fail(_ what: String) {
    failures.append("\(what); by \(trail.suffix(12).joined(separator: ", "))")
  }
}
