import NavigationCore
import OrderedJSON

/// One entry of a session's log.
public struct Revision {
  /// The revision's number: 1 for the first of a session.
  public let number: Int
  /// Milliseconds since 1970, UTC.
  public let at: Int64
  /// The request that caused it.
  public let cause: Cause
  /// The effect on the state.
  public let change: Change
  /// The direction in the history: forward, back, or forward again.
  public let step: Step
  /// The things that came or went on the screen with it and do not follow from the state.
  public let presentationChanges: [PresentationChange]

  /// Undone revisions can be redone, and the other way round.
  public enum Step: Hashable, Sendable {
    case forward
    case undo(Int)
    case redo(Int)
  }

  /// Creates an entry.
  public init(
    number: Int, at: Int64, cause: consuming Cause, change: Change, step: Step,
    presentationChanges: [PresentationChange] = []
  ) {
    self.number = number
    self.at = at
    self.cause = cause
    self.change = change
    self.step = step
    self.presentationChanges = presentationChanges
  }

  /// About how many bytes it takes to keep, in addition to the fixed size.
  var weight: Int { change.weight + (cause.about?.weight ?? 0) + presentationChanges.weight }
}

/// The client that made a revision, and its command.
///
/// An object: it is passed on with all results of the command, and never changes.
public final class Cause: Hashable, Sendable {
  /// The method that was called.
  public let method: UTF8String
  /// The name of the client that called it.
  public let client: String
  /// The name that people know the client by; nil if it has given none.
  public let name: UTF8String?
  /// The request's id as the client wrote it; nil for a notification.
  public let id: JSONValue?
  /// The name that the client gave the revision; nil if it gave none.
  public let label: UTF8String?
  /// The subject of the request; nil if its method says it all.
  public let about: Subject?

  /// Creates a cause.
  public init(
    method: UTF8String, client: String, name: UTF8String? = nil, id: JSONValue? = nil,
    label: UTF8String? = nil, about: Subject? = nil
  ) {
    self.method = method
    self.client = client
    self.name = name
    self.id = id
    self.label = label
    self.about = about
  }

  /// Causes with the same words are the same.
  public static func == (left: Cause, right: Cause) -> Bool {
    left === right
      || left.method == right.method && UTF8String(left.client) == UTF8String(right.client)
        && left.name == right.name && left.id == right.id && left.label == right.label
        && left.about == right.about
  }

  /// Feeds the words into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(UTF8String(client))
    hasher.combine(id)
  }
}
