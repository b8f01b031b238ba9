import NavigationCore
import OrderedJSON

/// A scene as a session drives it: decided changes go in, and what is shown comes out.
///
/// A scene of an author's views writes a change into the bindings that hold the navigation, and reads
/// back the author's response. A `ListScene` has no code: it shows what a state says.
/// Everything that a driver reports is a command of pure navigation, so the log of a session is
/// folded without it.
@MainActor
public protocol SceneDriver: AnyObject {
  /// The description, whose types grow as views declare destinations.
  var description: SceneDescription { get }

  /// An author's code runs in the scene. Then its views say how many columns there are, types may
  /// become known at any time, and what is shown may be different although the state is the same.
  var runsCode: Bool { get }

  /// The name of the only type that the path takes; nil if it takes any, or there is no path.
  var pathType: UTF8String? { get }

  /// About how many bytes its views and their screens take, including those that are not visible;
  /// known without a walk over them.
  var bytes: Int { get }

  /// The rendering of a state that the scene has been led to.
  func rendering(of state: NavigationState) -> Rendering

  /// The rendering after a change; nil if it is the same as before.
  ///
  /// - Parameters:
  ///   - outlines: those before and after; nil if the change could not affect them.
  ///   - state: the state that the change has led to.
  func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering?

  /// Writes a decided change into the author's state and renders what follows.
  ///
  /// - Returns: the commands for what the author's code has made of it instead; usually none.
  /// - Throws: `valueMismatch` if a binding cannot hold a value; nothing has changed then.
  func apply(_ change: Change) throws(Refusal) -> [Command]

  /// Does what a person asks for.
  ///
  /// - Parameter rendering: the visible screens and views.
  /// - Throws: `noSuchControl`, `controlDisabled`, `noBackButton`; `urlNotTaken`, with the reason.
  func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse

  /// The id of the control that a tap is meant for; nil if there is none.
  func control(meantBy reference: ControlReference, in rendering: Rendering) -> UTF8String?

  /// Reports at once what the author's code has changed by itself in this turn. It is called before
  /// a command is decided, so that the decision sees the current navigation.
  func flushPendingChanges()

  /// Called when the author's code has changed something by itself, once a turn. There are no
  /// commands if only the rendering has changed.
  var onChange: (([Command]) -> Void)? { get set }

  /// Called when the author's code has written a value that outlives the process; nil to forget it.
  var onSave: ((_ key: String, _ value: JSONValue?) -> Void)? { get set }

  /// Replaces the values that it keeps; `onSave` is not called.
  func setSavedValues(_ values: [String: JSONValue])

  /// Accepts a page's measurements of the views that styles name, and reports at once what the
  /// author's code changes in response.
  ///
  /// - Returns: the number of views whose measurement has changed. Others are unknown, unchanged,
  ///   or change in circles.
  func accept(_ reports: [UTF8String: ViewMeasurement]) -> Int

  /// Creates views of elements that the rendering leaves out, and returns them.
  ///
  /// - Parameters:
  ///   - name: that of the collection, in the style that leaves room for its elements.
  ///   - range: the offsets of the elements; those after the last are ignored.
  /// - Returns: nil if no collection that can be seen has this name.
  func rows(of name: UTF8String, _ range: Range<Int>) -> RequestedRows?

  /// A control among the rows that were requested; nil if it has left them.
  func requestedControl(_ id: UTF8String) -> RequestedControl?

  /// Shows people what became of the scene, until something else happens or its path is this one
  /// again.
  ///
  /// - Parameter path: elements as they were kept.
  func report(_ problem: Problem, unlessPathIs path: [NavigationPath.Element])
}

extension SceneDriver {
  /// Takes any type: no code of the scene has a path of its own.
  public var pathType: UTF8String? { nil }

  /// The first enabled control that is meant, judged by what is visible.
  public func control(
    meantBy reference: ControlReference, in rendering: Rendering
  ) -> UTF8String? {
    rendering.view.control(meantBy: reference)?.id
  }

  /// There are none: the rendering leaves nothing out.
  public func rows(of name: UTF8String, _ range: Range<Int>) -> RequestedRows? { nil }

  /// There is none: no rows are requested.
  public func requestedControl(_ id: UTF8String) -> RequestedControl? { nil }

  /// Takes nothing: no code of the scene asks for sizes.
  public func accept(_ reports: [UTF8String: ViewMeasurement]) -> Int { 0 }
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
  /// The author's code has done it; the commands say what that did to the navigation. A scene that
  /// has looked up the control of a tap names it.
  case done([Command], on: SceneControl? = nil)
  /// It is this command, which has still to be decided.
  case command(Command)
}

/// A control as it was before a tap.
public struct SceneControl {
  /// The id that messages use.
  public let id: UTF8String
  /// Its words, also if it has no node in the rendering.
  public let label: UTF8String

  /// Creates the description of a control.
  public init(id: UTF8String, label: UTF8String) {
    self.id = id
    self.label = label
  }
}
