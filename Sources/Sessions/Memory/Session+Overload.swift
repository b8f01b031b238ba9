import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// What would make memory grow is refused while there is none left for it.
  func requireMemory(for call: Call) throws(WireError) {
    if memory.level == .ample || !call.takesMemory { return }
    if memory.level == .tight, case .query = call { return }
    throw WireError(
      .overloaded, "The server holds as much as it may; nothing has changed; try again.",
      details: ["retryAfterMs": .number(.init(MemoryGauge.retryAfter))])
  }
}

extension Call {
  /// Whether more is kept afterwards, or a long answer is made.
  fileprivate var takesMemory: Bool {
    switch self {
    case .command(let command): command.takesMemory
    case .tap, .openURL, .openScene, .importDocument: true
    case .query(.types), .query(.scenes), .sessions: false
    case .query: true
    }
  }
}

extension Command {
  fileprivate var takesMemory: Bool {
    switch self {
    case .pop, .popToRoot, .popTo, .select(_, .none), .present(nil), .back: false
    default: true
    }
  }
}
