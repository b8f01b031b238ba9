import OrderedJSON
import SceneModel

/// A query or action that failed, with the screen at that time.
public struct QueryFailure: Error, CustomStringConvertible {
  enum Reason {
    /// The query, the number found, and the query of the container.
    case nothing(Query, Int, in: Query?)
    case several(Query, [String])
    case takesNoPress(Query, String)
    case takesNoText(Query, String)
    case refused(String, String)
    case neverHappened(String, Duration)
  }

  /// The reason, in one sentence or a few.
  public let message: String
  /// The tree of what was seen.
  public let screen: String

  /// The message, and below it the screen.
  public var description: String { message + "\n" + screen }
}

extension TestScene {
  func failure(_ reason: QueryFailure.Reason) -> QueryFailure {
    QueryFailure(message: message(reason).escapingControls, screen: snapshot())
  }

  private func message(_ reason: QueryFailure.Reason) -> String {
    switch reason {
    case .nothing(let query, 0, let container): absence(of: query, in: container)
    case .nothing(let query, 1, _): "There is \(query.absence): only 1 of them is there."
    case .nothing(let query, let count, _):
      "There is \(query.absence): only \(count) of them are there."
    case .several(let query, let lines):
      """
      \(query) is \(lines.count) things; say which by `.at(0)`, by what it stands in or by an identifier:
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      """
    case .takesNoPress(let query, let line): "\(query) takes no press: it is \(line)."
    case .takesNoText(let query, let line): "\(query) takes no text: it is \(line)."
    case .refused(let action, let reason): "Cannot \(action): \(reason)"
    case .neverHappened(let what, let limit): "Waited \(limit) for \(what) in vain."
    }
  }

  private func absence(of query: Query, in container: Query?) -> String {
    if let container { return "There is \(query.absence) in \(container)." + nearest(to: query) }
    let view = runtime.rendering.view
    let layers = [
      [view.alert], [view.sheet],
      [view.stack, view.detail, view.content, view.sidebar, view.inspector],
    ]
    .map { $0.compactMap(\.self) }.filter { !$0.isEmpty }
    let below = layers.dropFirst().joined()
    guard let front = layers.first?.first,
      below.contains(where: { TestScreen($0).contains(query) })
    else { return "There is \(query.absence)." + nearest(to: query) }
    return "\(query) is on the screen below, covered by \(front.presentation)."
  }

  /// The words on the screen that are most like what was looked for: labels, or identifiers where one
  /// was looked for.
  private func nearest(to query: Query) -> String {
    guard let wanted = query.words?.lowercased() else { return "" }
    let words = Set(runtime.rendering.view.reachable.map { query.words(of: $0.element) })
      .filter { !$0.isEmpty }
    let near = words.map { ($0, distance(wanted, $0.lowercased())) }
      .filter { $0.1 <= max(2, wanted.count / 2) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).map { "“\($0.0)”" }
    return near.isEmpty ? "" : " The nearest: " + near.joined(separator: ", ") + "."
  }

  /// The letters that have to be changed, added or left out; only the first of long words are looked at.
  private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(64)), Array(right.prefix(64)))
    var row = Array(0...right.count)
    for (above, letter) in left.enumerated() {
      var corner = row[0]
      row[0] = above + 1
      for (index, other) in right.enumerated() {
        let cost = letter == other ? corner : min(corner, row[index], row[index + 1]) + 1
        corner = row[index + 1]
        row[index + 1] = cost
      }
    }
    return row[right.count]
  }
}

extension RenderedScreen {
  /// The alert or sheet over the screens, in words.
  fileprivate var presentation: String {
    title.isEmpty ? "the \(form)" : "the \(form) “\(title)”"
  }

  /// The kind of presentation, as styles name it.
  private var form: UTF8String {
    for operation in style?.operations ?? [] where operation.name == "presented" {
      guard case .members(let members) = operation.value else { continue }
      for member in members where member.name == "kind" {
        if case .word(let form) = member.value { return form }
      }
    }
    return "sheet"
  }
}
