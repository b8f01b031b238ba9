import NavigationCore
import OrderedJSON

extension Problem {
  /// SwiftUI's own words, as Xcode logs them.
  static func duplicateID<ID>(_ id: ID, in type: Any.Type) -> Problem {
    let id = UTF8String("\(id)").shortened()
    return Problem(
      code: .duplicateID,
      message: """
        \(UTF8String("\(type)")): the ID \(id) occurs multiple times within the collection, this will \
        give undefined results!
        """,
      why: """
        On a device, views of elements with the same id can share their state, and a change can \
        show the wrong one. Give each element an id of its own.
        """,
      arguments: ["id": .string(id)])
  }
}

extension Problem {
  static func tooManyViews(
    _ count: Int, _ created: Int, in container: UTF8String?
  ) -> Problem {
    let container = container ?? "its container"
    return Problem(
      code: .tooManyViews,
      message: """
        Only \(created) of \(count) views are shown: \(container) is not lazy and creates all of its \
        views at once.
        """,
      why: """
        On a device, all of them are created before the screen appears, which can take seconds. Use \
        a List, a LazyVStack or a LazyHStack, which create what is near the viewport.
        """,
      arguments: [
        "created": .number(.init(created)), "count": .number(.init(count)),
        "container": .string(container),
      ])
  }
}
