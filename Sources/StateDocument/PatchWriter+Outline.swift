import NavigationCore
import OrderedJSON

extension PatchWriter {
  mutating func write(
    _ before: Outline, _ after: Outline, _ state: NavigationState, _ scene: SceneDescription
  ) {
    writePresentation(before, after, state)
    writeView(before.view, after.view, scene)
    if before.problems != after.problems {
      replaceProblems(before.problems, after.problems, startingAt: state.problemCount)
    }
  }

  mutating func writePresentation(
    _ before: Outline, _ after: Outline, _ state: NavigationState
  ) {
    if before.presentation == after.presentation { return }
    beginReplacing("/presentation")
    writer.append(after.presentation, path: state.path)
    end()
  }

  private mutating func writeView(
    _ before: SceneView, _ after: SceneView, _ scene: SceneDescription
  ) {
    if before == after { return }
    if before.isCollapsed || after.isCollapsed {
      beginReplacing("/view")
      writer.append(after, types: scene.types)
      return end()
    }
    writeScreen("/view/sidebar", before.sidebar, after.sidebar, scene)
    writeScreen("/view/content", before.content, after.content, scene)
  }

  private mutating func writeScreen(
    _ path: StaticString, _ before: SceneView.Screen?, _ after: SceneView.Screen?,
    _ scene: SceneDescription
  ) {
    if before == after { return }
    beginReplacing(path)
    writer.append(after, types: scene.types)
    end()
  }

  /// They stand behind those of the path's elements, which are right already.
  private mutating func replaceProblems(
    _ before: [Problem], _ after: [Problem], startingAt start: Int
  ) {
    for index in before.indices.reversed() { remove(from: .problems, at: start + index) }
    for (index, problem) in after.enumerated() {
      add(problem, at: start + index)
    }
  }
}
