import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// Refuses a call that would make memory grow while none is left for it.
  func requireMemory(for call: Call) throws(WireError) {
    if status.runsCode, call.takesScreens, scene.bytes > Self.maxViewBytes {
      throw Self.tooManyScreens
    }
    if setting.memory.level == .ample || !call.takesMemory { return }
    if setting.memory.level == .tight, case .query = call { return }
    throw WireError(
      .overloaded, "The server is at its memory limit. Nothing was changed. Try again.",
      details: ["retryAfterMs": .number(.init(MemoryGauge.retryAfter))])
  }
}

extension Session {
  private static var tooManyScreens: WireError {
    WireError(
      .limitExceeded,
      """
      The screens of this session take more than \(maxViewBytes) bytes, so no other screen can be \
      opened. Nothing was changed. Go back, or open a scene.
      """, details: ["limit": .number(.init(maxViewBytes))])
  }
}

extension Call {
  /// True if the call can add screens to those that are shown.
  fileprivate var takesScreens: Bool {
    switch self {
    case .command(let command): command.takesMemory
    case .tap, .openURL: true
    case .importDocument(_, let isDryRun): !isDryRun
    case .query(.preview): true
    case .openScene, .query, .measure, .rows, .sessions, .presence: false
    }
  }

  /// True if the call makes the server keep more, or creates a long answer.
  fileprivate var takesMemory: Bool {
    switch self {
    case .command(let command): command.takesMemory
    case .tap, .openURL, .openScene, .importDocument, .rows: true
    case .query(.types), .query(.scenes), .measure, .sessions, .presence: false
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
