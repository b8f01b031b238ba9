import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// - Returns: whether a revision was made.
  func tap(
    _ control: ControlReference, text: String?, _ commandContext: CommandContext
  ) throws(WireError) -> Bool {
    guard let live else { return try tapRow(control, commandContext) }
    try requireDepth()
    return try act(on: live, commandContext) { scene throws(Refusal) in
      try scene.tap(control, text: text)
    }
  }

  /// A scene of rows has nothing else that could be tapped.
  private func tapRow(_ control: ControlReference, _ commandContext: CommandContext)
    throws(WireError) -> Bool
  {
    let command: Command
    do {
      command = try timeline.outline.view.command(tapping: control)
    } catch {
      throw WireError(error)
    }
    return try perform(command, cause: commandContext.cause, at: commandContext.at)
  }

  /// - Returns: whether a revision was made.
  func open(url: String, _ commandContext: CommandContext) throws(WireError) -> Bool {
    guard let live else {
      throw WireError(
        Refusal.urlNotTaken(
          UTF8String(url), reason: "the scene “\(timeline.scene.title)” has no views."))
    }
    return try act(on: live, commandContext) { scene throws(Refusal) in try scene.open(url: url) }
  }
}
