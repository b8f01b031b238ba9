import NavigationCore
import OrderedJSON
import SceneModel

/// A step of a session's log that a rebuilt app replays.
struct HotReloadStep {
  /// The revision that the step created.
  let revision: Int
  let cause: Cause
  let action: Action
  /// True if the app did something by itself between the previous step and this one.
  var followsApp = false

  /// The action to replay.
  enum Action {
    /// A person's action on a control, as recorded in the log.
    case tap(TappedControl)
    case back
    case open(url: String)
    /// Pure navigation, as requested by a script.
    case navigate([Command])
    /// The log does not contain enough information.
    case unknown(reason: String)
  }

  /// A tapped control, as it appeared before the tap.
  struct TappedControl {
    let id: UTF8String
    let role: UTF8String
    /// The label; empty if the control had none.
    let label: UTF8String
    /// Its row in a long list, if the state left that out.
    let row: Row?
    /// The text that was typed or chosen, or the resulting flag.
    let value: JSONValue?
    let submits: Bool

    /// The name of a collection in the styles, and the offset of an element.
    struct Row {
      let collection: UTF8String
      let offset: Int
    }
  }

  /// The step in a few words: tap “Zion”.
  var summary: String {
    switch action {
    case .tap(let tapped) where !tapped.label.isEmpty: "tap “\(tapped.label.shortened())”"
    case .open(let url): "open \(UTF8String(url).shortened())"
    default:
      cause.about?.members["label"]?.stringValue.map { "tap “\($0.shortened())”" }
        ?? cause.method.string
    }
  }
}

extension HotReloadStep {
  /// - Parameter commands: the changes of the revision to the values.
  init(_ revision: Revision, commands: [Command]) {
    self.revision = revision.number
    cause = revision.cause
    action = Self.action(of: revision.cause, commands)
  }

  /// Returns the actions before a revision that had no visible effect at the time.
  static func unseen(before revision: Revision) -> [HotReloadStep] {
    (revision.cause.about?.members["unseen"]?.arrayValue ?? []).compactMap { value in
      value.objectValue.map { HotReloadStep(unseen: $0, before: revision) }
    }
  }

  private init(unseen members: JSONObject, before revision: Revision) {
    let about = Subject(members: members)
    let method: UTF8String = members["url"] == nil ? "tap" : "openURL"
    cause = Cause(method: method, client: revision.cause.client, about: about)
    self.revision = revision.number
    action = Self.action(of: cause, [])
  }

  private static func action(of cause: Cause, _ commands: [Command]) -> Action {
    switch cause.method {
    case "back": .back
    case "tap": tap(cause.about)
    case "openURL": openURL(cause.about)
    default: .navigate(commands)
    }
  }

  private static func tap(_ about: Subject?) -> Action {
    guard let members = about?.members, let id = members["control"]?.stringValue else {
      return .unknown(reason: "The log does not say what was tapped.")
    }
    if members["secret"] != nil {
      return .unknown(reason: "Text typed into such a field isn’t kept.")
    }
    let value = members["value"]
    if let text = value?.stringValue, isShortened(text) {
      return .unknown(reason: "The log keeps only the beginning of a text this long.")
    }
    return .tap(
      TappedControl(
        id: id, role: members["role"]?.stringValue ?? "",
        label: members["label"]?.stringValue ?? "", row: row(members["row"]), value: value,
        submits: members["submit"]?.boolValue ?? true))
  }

  private static func row(_ row: JSONValue?) -> TappedControl.Row? {
    guard let name = row?["of"]?.stringValue, let offset = row?["offset"]?.intValue, offset >= 0,
      offset < .max
    else { return nil }
    return TappedControl.Row(collection: name, offset: offset)
  }

  private static func openURL(_ about: Subject?) -> Action {
    guard let url = about?.members["url"]?.stringValue else {
      return .unknown(reason: "The log does not say which URL was opened.")
    }
    if isShortened(url) {
      return .unknown(reason: "The log keeps only the beginning of a URL this long.")
    }
    return .open(url: url.string)
  }

  /// Returns true if a text was shortened: it has the length and the ending of shortened texts.
  private static func isShortened(_ text: UTF8String) -> Bool {
    text.utf8.count > Subject.maxTextBytes - 8 && text.string.hasSuffix("…")
  }
}
