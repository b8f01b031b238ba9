import NavigationCore
import OrderedJSON

/// The modifiers of a screen that fill a bar, although no navigation container is around their view,
/// which would have one.
///
/// Source: Apple, `navigationTitle(_:)` and `toolbar(content:)`: on an iPhone and an iPad they
/// configure the bar of the navigation container around. A Mac's window has a bar of its own.
package struct StrayBars {
  /// In the order of their first use.
  private var modifiers: [String] = []
  /// The items that are shown elsewhere, as above the keyboard.
  package var itemsElsewhere = 0

  fileprivate mutating func insert(_ modifier: String) {
    if !modifiers.contains(modifier) { modifiers.append(modifier) }
  }

  var problem: Problem? {
    if modifiers.isEmpty { return nil }
    let names = modifiers.joined(separator: ", ")
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
}

extension RenderContext {
  /// Records a modifier that needs the bar of a container around its view.
  package mutating func recordBar(of modifier: String) {
    guard !host.canNavigate, let platform = host.device?.platform,
      platform == .iOS || platform == .iPadOS
    else { return }
    output.bars.insert(modifier)
  }
}
