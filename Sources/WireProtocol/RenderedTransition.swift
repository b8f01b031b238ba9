import NavigationCore
import OrderedJSON

/// A transition of a scene with views: what they showed before, and what they show now.
public struct RenderedTransition {
  public let transition: Transition
  public let scene: SceneDescription
  public let before: Rendering
  public let after: Rendering

  public init(
    _ transition: Transition, of scene: SceneDescription, before: Rendering, after: Rendering
  ) {
    self.transition = transition
    self.scene = scene
    self.before = before
    self.after = after
  }
}

extension JSONWriter {
  /// The notification of one revision of a scene with views.
  ///
  /// - Parameters:
  ///   - state: as it is after the transition.
  ///   - causes: what the messages before had to say about time and cause.
  public mutating func appendChanged(
    _ step: RenderedTransition, state: NavigationState, causes: inout CauseText
  ) {
    appendChanged(step.transition.revision, &causes) { patch in
      patch.write(step, state, step.scene.types)
    }
  }

  /// The notification of a revision that replaces the whole document.
  ///
  /// - Parameter document: as JSON text.
  public mutating func appendChanged(
    _ revision: Revision, toWhole document: [UInt8], causes: inout CauseText
  ) {
    appendChanged(revision, &causes) { patch in
      patch.beginReplacing("")
      patch.writer.bytes += document
      patch.end()
    }
  }
}
