import OrderedJSON

/// A scene made of an author's views, whose bindings hold the navigation: commands are written into
/// them, and what the author's code makes of that is read back.
///
/// What it reports are commands of pure navigation: the log of a session needs no views to be folded.
@MainActor
public protocol LiveScene: AnyObject {
  /// Its types grow as the views declare destinations.
  var description: SceneDescription { get }
  var rendering: Rendering { get }
  /// About how many bytes its views and their screens take, those that nobody sees included; told
  /// without a walk over them.
  var bytes: Int { get }

  /// Writes a decided change into the author's state and renders what follows.
  ///
  /// - Returns: what is different afterwards from what the change said, since the author's code had
  ///   its say: nothing, as a rule.
  /// - Throws: `valueMismatch` where a binding cannot hold a value; nothing has changed then.
  func perform(_ change: Change) throws(Refusal) -> [Command]

  /// Activates a control of what is visible.
  ///
  /// - Parameter text: what to write into a text field.
  /// - Returns: what that did to the navigation.
  func tap(_ control: ControlReference, text: String?) throws(Refusal) -> [Command]

  /// What the back button of the visible column does.
  func back() throws(Refusal) -> [Command]

  /// - Throws: where nothing takes the URL, with the reason.
  func open(url: String) throws(Refusal) -> [Command]

  /// Reports at once what the author's code has changed by itself in this turn; called before a
  /// command is decided on, so that it is decided on the navigation as it is.
  func settle()

  /// Called when the author's code has changed something by itself, once a turn; the commands may be
  /// none where only the rendering is another.
  var onChange: (([Command]) -> Void)? { get set }

  /// Called when the author's code has written a value that outlives the process; nil to forget it.
  var onSave: ((_ key: String, _ value: JSONValue?) -> Void)? { get set }

  /// Gives it what it keeps from now on, in the place of what it has kept; `onSave` is not told.
  func keep(_ values: [String: JSONValue])

  /// Tells people what became of the scene, until something else happens.
  func note(_ problem: Problem)
}

/// How a message names a control.
public enum ControlReference: Hashable, Sendable {
  case id(UTF8String)
  /// The first enabled control of that label, front column first.
  case label(UTF8String)
}
