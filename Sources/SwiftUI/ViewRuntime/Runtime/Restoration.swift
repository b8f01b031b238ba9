import NavigationCore

/// The path that was shown before a relaunch, and the problem to report while the author's path
/// differs.
struct Restoration {
  let problem: Problem
  let path: [NavigationPath.Element]

  /// The problem, if the stack shows something else.
  ///
  /// A path of one type, and one that a stack keeps to itself, are saved in ways of the author's own.
  @MainActor
  func problem(of stack: StackHost?) -> Problem? {
    guard let stack, stack.path.isNavigationPath, !isShown(by: stack) else { return nil }
    return problem
  }

  @MainActor
  private func isShown(by stack: StackHost) -> Bool {
    stack.values.count == path.count
      && zip(stack.values, path).allSatisfy { $0.element.isRecognizable(in: $1) }
  }
}
