import NavigationCore
import OrderedJSON

extension PresentationRequest {
  var isLazyModifier: Bool { isLazy && (kind == .flag || kind == .item) }
}

extension Problem {
  static func missingDestination(
    for element: NavigationPath.Element, at index: Int?, unexplored: Int
  ) -> Problem {
    let why: UTF8String = """
      The value is on the path, but no screen below it declares navigationDestination(for: \
      \(element.shortTypeName).self), so a warning sign is shown instead.
      """
    let rest: UTF8String = " \(unexplored) of the screens below haven’t been checked yet."
    return Problem(
      code: .destinationMissing,
      message: "No destination shows a value of type “\(element.shortTypeName)”.",
      why: unexplored == 0 ? why : "\(why)\(rest)",
      arguments: [
        "type": .string(element.shortTypeName), "unexplored": .number(.init(unexplored)),
      ], pathIndex: index)
  }

  static let homogeneousPath = Problem(
    code: .homogeneousPath,
    message: """
      Only root-level navigation destinations are effective for a navigation stack with a \
      homogeneous path.
      """,
    why: "The path is a typed collection, so destinations declared on pushed screens are ignored.")

  static func duplicate(_ declaration: DestinationDeclaration) -> Problem {
    Problem(
      code: .duplicateDestination,
      message: """
        A navigationDestination for “\(declaration.typeName)” was declared earlier on the stack. \
        Only the destination declared closest to the root view of the stack will be used.
        """,
      why: """
        A value of this type always shows the screen that is declared nearest the root. Give each \
        level a type of its own, or declare one destination at the root.
        """,
      arguments: ["type": .string(.init(declaration.typeName))])
  }

  static func lazy(_ declaration: DestinationDeclaration) -> Problem {
    lazy("`navigationDestination(for:destination:)` modifier for type `\(declaration.typeName)`")
  }

  static func lazy(_ request: PresentationRequest) -> Problem {
    let label = request.kind == .flag ? "isPresented" : "item"
    return lazy(
      "`navigationDestination(\(label):destination:)` modifier presenting "
        + "`\(request.destinationName)`")
  }

  private static func lazy(_ modifier: String) -> Problem {
    Problem(
      code: .lazyDestination,
      message: """
        Do not put a navigation destination modifier inside a "lazy" container, like `List` or \
        `LazyVStack`. These containers create child views only when needed to render on screen. \
        Add the navigation destination modifier outside these containers so that the navigation \
        stack can always see the destination. There's a misplaced \(modifier). It will be ignored \
        in a future release.
        """,
      why: "It works only while its row is visible.",
      arguments: ["modifier": .string(.init(modifier))])
  }

  @MainActor
  static func sharedFlag(by active: [PresentationRequest]) -> Problem {
    Problem(
      code: .sharedFlag,
      message: "\(active.count) links share one flag: all are active, only one is shown.",
      why: """
        Several links share one isActive binding, so all of them react when one is tapped. Keep \
        one optional selection instead, and give each link its own binding derived from it: get: { \
        selection == id }, set: { selection = $0 ? id : nil }.
        """,
      arguments: ["count": .number(.init(active.count))],
      control: active.first?.identity.controlID)
  }

  static let mixedLinks = Problem(
    code: .mixedLinks,
    message:
      "A value was pushed while a view-based screen was on top, so its screen sits underneath.",
    why: """
      Value-based screens always sit below screens from view links, isPresented and item \
      destinations, whatever the tap order. Push values only, for example by wrapping the view in \
      a value.
      """)

  static let multipleUpdates = Problem(
    code: .multipleUpdates,
    message: "Update NavigationRequestObserver tried to update multiple times per frame.",
    why: """
      Several NavigationView levels were pushed in one update, but only one is followed. Push the \
      next level in a later update.
      """)
}
