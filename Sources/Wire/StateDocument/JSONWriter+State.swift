import NavigationCore
import OrderedJSON
import SceneModel

extension JSONWriter {
  /// The whole state document.
  ///
  /// - Parameters:
  ///   - rendering: the scene's rendering; nil if it follows from the state.
  ///   - shown: what the views showed, if that was kept.
  package mutating func append(
    _ state: NavigationState, in scene: SceneDescription, rendering: Rendering? = nil,
    shown: RenderedDocument? = nil
  ) {
    let outline = Outline(of: state, in: scene)
    let rendering = rendering ?? scene.rendering(of: state, outline.presentation)
    append(literal: "{\"scene\":{\"id\":")
    append(string: scene.id)
    append(literal: ",\"title\":")
    append(string: scene.title)
    append(literal: ",\"summary\":")
    append(string: scene.summary)
    appendColumnTitles(of: scene)
    append(literal: "}")
    for member in SplitSettings.members where member.isWritten(of: state.settings) {
      append(literal: ",")
      append(string: member.name)
      append(literal: ":")
      member.append(state.settings, to: &self)
    }
    append(literal: ",\"sidebar\":{\"selection\":")
    append(state.sidebar, types: scene.types)
    append(literal: "},\"content\":{\"selection\":")
    append(state.content, types: scene.types)
    append(literal: "},\"detail\":{\"path\":[")
    appendList(state.path) { $0.append($1, types: scene.types) }
    append(literal: "],\"codable\":")
    append(state.isPathCodable)
    append(literal: "},\"screens\":")
    if let shown {
      shown.write("screens", to: &self)
    } else {
      appendScreens(rendering, of: state, in: scene)
    }
    append(literal: ",\"presentation\":")
    append(outline.presentation, path: state.path)
    append(literal: ",\"view\":")
    if let shown {
      shown.write("view", to: &self)
    } else {
      append(rendering.view, types: scene.types)
    }
    append(literal: ",\"problems\":")
    if let shown {
      shown.write("problems", to: &self)
    } else {
      append(rendering.problems + outline.problems)
    }
    append(literal: "}")
  }

  /// The titles of a scene of lists: those of columns that are not visible are nowhere else.
  private mutating func appendColumnTitles(of scene: SceneDescription) {
    let titles = scene.columnTitles
    if titles.isEmpty { return }
    append(literal: ",\"columnTitles\":{")
    appendList(titles) { writer, title in
      writer.append(string: UTF8String(title.column.rawValue))
      writer.append(literal: ":")
      writer.append(string: title.words)
    }
    append(literal: "}")
  }

  private mutating func append(_ problems: [Problem]) {
    append(literal: "[")
    appendList(problems) { $0.append($1) }
    append(literal: "]")
  }

  mutating func appendScreens(
    _ rendering: Rendering, of state: NavigationState, in scene: SceneDescription
  ) {
    if !rendering.screensFollowPath { return append(rendering.screens) }
    append(literal: "[")
    appendScreens(of: state, in: scene)
    append(literal: "]")
  }

  private mutating func appendScreens(of state: NavigationState, in scene: SceneDescription) {
    appendRootScreen(of: state, in: scene)
    for (index, element) in state.path.enumerated() {
      append(literal: ",")
      appendScreen(of: element, index: index)
    }
  }

  /// The detail's own root, or the item that is presented in its place.
  mutating func appendRootScreen(of state: NavigationState, in scene: SceneDescription) {
    append(literal: "{\"title\":")
    append(string: state.presented?.element.displayTitle ?? scene.title)
    append(literal: state.presented == nil ? ",\"source\":\"root\"}" : ",\"source\":\"presented\"}")
  }
}
