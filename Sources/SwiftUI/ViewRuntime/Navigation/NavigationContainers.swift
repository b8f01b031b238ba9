/// The stacks and the split view that a host has rendered.
@MainActor
package struct NavigationContainers {
  package var stack: StackHost?
  /// The stacks next to that one.
  var furtherStacks: [FurtherStack] = []
  package var split: SplitHost?

  /// A stack next to others never comes alone.
  package var isEmpty: Bool { stack == nil && split == nil }

  func showsMore(than other: NavigationContainers) -> Bool {
    stack !== other.stack || split !== other.split
      || furtherStacks.count > other.furtherStacks.count
  }
}
