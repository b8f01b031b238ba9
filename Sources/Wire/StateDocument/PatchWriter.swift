import NavigationCore
import OrderedJSON
import SceneModel

/// Writes the operations of the JSON Patch that leads from the document before a transition to the one after it.
///
/// The text is proportional to the change, never to the depth of the path. State and scene are
/// parameters of each call: storing them here would count references on each push.
package struct PatchWriter {
  /// The text written so far.
  package var writer: JSONWriter
  var isFirst = true
  /// The start of the operations on what is shown, which `append(shown:)` writes whole.
  package private(set) var renderingPatchStart = 0

  /// Creates a writer that continues a text.
  package init(into writer: JSONWriter) {
    self.writer = writer
  }

  /// - Parameters:
  ///   - rendered: the change of the rendering; nil if it is the same, and the screens follow
  ///     the path.
  ///   - state: the state after the transition.
  package mutating func write(
    _ transition: Transition, _ rendered: RenderedChange?, _ state: NavigationState,
    _ scene: SceneDescription
  ) {
    writeEdits(
      transition, state, scene, drawsScreens: rendered?.after.screensFollowPath ?? true)
    writeCodability(transition, state)
    if case .from(let before, let after) = transition.outlines {
      writePresentation(before, after, state)
    }
    renderingPatchStart = writer.bytes.count
    if let rendered { write(rendered, scene.types) }
    if case .from(let before, let after) = transition.outlines {
      write(
        before.problems, after.problems, startingAt: rendered?.after.problems.count ?? 0)
    }
  }

  mutating func writeCodability(_ transition: Transition, _ state: NavigationState) {
    if transition.wasPathCodable == state.isPathCodable { return }
    beginReplacing("/detail/codable")
    writer.append(state.isPathCodable)
    end()
  }

  /// - Parameter drawsScreens: `screens` follows from the path only.
  mutating func writeEdits(
    _ transition: Transition, _ state: NavigationState, _ scene: SceneDescription,
    drawsScreens: Bool
  ) {
    let edits = transition.revision.change.edits
    let roots = transition.stackRootsThatStay(state)
    for index in edits.indices {
      if case .path(let edit) = edits[index] {
        let isWhole = edit.isShorterWhole(alone: edits.pathEditCount == 1)
        write(edit, to: .path, roots, whole: isWhole, state, scene)
        if drawsScreens { write(edit, to: .screens, roots, whole: isWhole, state, scene) }
        if roots != nil { write(edit, to: .stack, roots, whole: isWhole, state, scene) }
      } else {
        write(edits[index], state, scene, drawsScreens: drawsScreens)
      }
    }
  }

  private mutating func write(
    _ edit: Edit, _ state: NavigationState, _ scene: SceneDescription, drawsScreens: Bool
  ) {
    switch edit {
    case .path: break
    case .sidebar(_, let new): replace("/sidebar/selection", new, scene)
    case .content(_, let new): replace("/content/selection", new, scene)
    case .presented:
      if !drawsScreens { break }
      beginReplacing("/screens/0")
      writer.appendRootScreen(of: state, in: scene)
      end()
    case .setting(let edit): write(edit)
    }
  }

  /// Writes each of the field's members in the document.
  private mutating func write(_ edit: SettingEdit) {
    for member in edit.field.members {
      let (wasThere, isThere) = (
        member.isWritten(of: edit.before), member.isWritten(of: edit.after)
      )
      if isThere {
        begin(wasThere ? .replace : .add, "/\(member.name)")
        member.append(edit.after, to: &writer)
        end()
      } else if wasThere {
        remove("/\(member.name)")
      }
    }
  }

  private mutating func replace(
    _ path: StaticString, _ selection: Selection, _ scene: SceneDescription
  ) {
    beginReplacing(path)
    writer.append(selection, types: scene.types)
    end()
  }
}
