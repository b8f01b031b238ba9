import OrderedJSON

/// A scene as a session drives it: decided changes go in, and what is shown comes out.
///
/// A scene of an author's views writes a change into the bindings that hold the navigation, and reads
/// back what the author's code makes of that. A `ListScene` has no code: it shows what a state says.
/// Everything that a driver reports is a command of pure navigation, so the log of a session is
/// folded without it.
@MainActor
public protocol SceneDriver: AnyObject {
  /// The description, whose types grow as views declare destinations.
  var description: SceneDescription { get }

  /// An author's code runs in the scene. Then its views say how many columns there are, types may
  /// become known at any time, and what is shown may be different although the state is the same.
  var runsCode: Bool { get }

  /// About how many bytes its views and their screens take, those that nobody sees included; told
  /// without a walk over them.
  var bytes: Int { get }

  /// The rendering of a state that the scene has been led to.
  func rendering(of state: NavigationState) -> Rendering

  /// The rendering behind a change; nil where it is the one before.
  ///
  /// - Parameters:
  ///   - outlines: those before and after; nil where the change could not touch them.
  ///   - state: the state that the change has led to.
  func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering?

  /// Writes a decided change into the author's state and renders what follows.
  ///
  /// - Returns: what is different afterwards from what the change said, since the author's code had
  ///   its say: nothing, as a rule.
  /// - Throws: `valueMismatch` where a binding cannot hold a value; nothing has changed then.
  func apply(_ change: Change) throws(Refusal) -> [Command]

  /// Does what a person asks for.
  ///
  /// - Parameter rendering: the visible screens and views.
  /// - Throws: `noSuchControl`, `controlDisabled`, `noBackButton`; `urlNotTaken`, with the reason.
  func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse

  /// The id of the control that a tap is meant for; nil where there is none.
  func control(meantBy reference: ControlReference, in rendering: Rendering) -> UTF8String?

  /// The words of a control that no node of the rendering is; nil where there is none.
  func label(of control: UTF8String) -> UTF8String?

  /// Reports at once what the author's code has changed by itself in this turn. It is called before
  /// a command is decided, so that the decision sees the navigation as it is.
  func flushPendingChanges()

  /// Called when the author's code has changed something by itself, once a turn; the commands may be
  /// none where only the rendering is another.
  var onChange: (([Command]) -> Void)? { get set }

  /// Called when the author's code has written a value that outlives the process; nil to forget it.
  var onSave: ((_ key: String, _ value: JSONValue?) -> Void)? { get set }

  /// Replaces the values that it keeps; `onSave` is not told.
  func keep(_ values: [String: JSONValue])

  /// Takes what a page reports of the places that styles name, and reports at once what the author's
  /// code changes then.
  ///
  /// - Returns: the number of places that were reported otherwise before. Others are unknown, as they
  ///   were, or change in circles.
  func take(_ reports: [UTF8String: PlaceReport]) -> Int

  /// Tells people what became of the scene, until something else happens or its path is this one again.
  ///
  /// - Parameter path: elements as they were kept.
  func note(_ problem: Problem, unlessPathIs path: [NavigationPath.Element])
}

extension SceneDriver {
  /// The first enabled control that is meant, as far as what is seen tells.
  public func control(
    meantBy reference: ControlReference, in rendering: Rendering
  ) -> UTF8String? {
    rendering.view.control(meantBy: reference)?.id
  }

  /// None: all controls are nodes.
  public func label(of control: UTF8String) -> UTF8String? { nil }

  /// Takes nothing: no code of the scene asks for sizes.
  public func take(_ reports: [UTF8String: PlaceReport]) -> Int { 0 }
}

/// Something that a person does to a scene, whose effect only the scene knows.
public enum SceneAction {
  /// Activates a control; the text is written into a text field, and submitted by return.
  case tap(ControlReference, text: String?, submits: Bool = true)
  /// Uses the back button of the visible column.
  case back
  case open(url: String)
}

/// The effect of an action.
public enum SceneResponse {
  /// The author's code has done it; the commands say what that did to the navigation.
  case done([Command])
  /// It is this command, which has still to be decided.
  case wish(Command)
}

/// The name of a control in a message.
public enum ControlReference: Hashable, Sendable {
  case id(UTF8String)
  /// The first enabled control of that label, front column first.
  case label(UTF8String)
}
