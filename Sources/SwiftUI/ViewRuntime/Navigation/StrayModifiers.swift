import NavigationCore
import OrderedJSON

/// The modifiers and links of a screen that need a navigation container around their view, and have
/// none.
///
/// Source: Apple, `navigationTitle(_:)`, `toolbar(content:)`, `navigationDestination(for:destination:)`
/// and `NavigationLink`: they belong to the navigation container around. A Mac's window has a bar of
/// its own.
package struct StrayModifiers {
  /// Those that fill a bar.
  private var bars: Set<String> = []
  /// Those that navigate.
  private var navigating: Set<String> = []
  /// The places of those items of a toolbar that are shown elsewhere, as above the keyboard.
  package var placesElsewhere: Set<Int> = []

  fileprivate mutating func insert(bar modifier: String) { bars.insert(modifier) }

  fileprivate mutating func insert(navigating modifier: String) { navigating.insert(modifier) }

  var problems: [Problem] {
    [bars.isEmpty ? nil : problemOfBars, navigating.isEmpty ? nil : problemOfNavigating]
      .compactMap(\.self)
  }

  private var problemOfBars: Problem {
    let names = bars.sorted().joined(separator: ", ")
    return Problem(
      code: .barWithoutContainer,
      message: """
        No NavigationStack or NavigationSplitView is around the view, so an iPhone or iPad shows no \
        bar for \(names).
        """,
      why: """
        Bars belong to the screens in a container. Put a NavigationStack around the view. If there is \
        one inside it, move the modifiers to the view in that.
        """,
      arguments: ["modifiers": .string(.init(names))])
  }

  private var problemOfNavigating: Problem {
    let names = navigating.sorted().joined(separator: ", ")
    return Problem(
      code: .containerMissing,
      message: """
        Without a NavigationStack or NavigationSplitView around the view, \(names) can’t navigate.
        """,
      why: """
        A link outside of a container is disabled, and a destination outside of it is never shown. \
        Put a NavigationStack around the view. If there is one inside it, move the modifier to the \
        view in that.
        """,
      arguments: ["modifiers": .string(.init(names))])
  }
}

extension RenderContext {
  /// Asks for a bar to show what a modifier gives it, and records the modifier if there is none.
  ///
  /// - Returns: false if the view has no bar.
  package mutating func findsBar(for modifier: String) -> Bool {
    guard !host.canNavigate, !host.hasOwnBar, let platform = host.device?.platform,
      platform == .iOS || platform == .iPadOS
    else { return true }
    output.strays.insert(bar: modifier)
    return false
  }

  /// Records a link or a modifier that needs a container around its view to navigate.
  package mutating func recordNavigating(_ modifier: String) {
    if !host.canNavigate { output.strays.insert(navigating: modifier) }
  }
}
