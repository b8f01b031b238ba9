import OrderedJSON
import Platform
import SceneModel
import Sessions

/// An app that another program starts again after a crash.
extension Service {
  /// Goes on after a crash, and notes which code runs, for the program that started this one.
  func beSupervised(through connection: WatchConnection, after start: HotReloadStart) {
    connection.endWithOtherProgram()
    if var recovery = start.recovery {
      recovery.onChange = { connection.send(["refused": $0.json]) }
      gateway.hub.recover(recovery)
    }
    guard let number = options.supervision.blackBox,
      let blackBox = BlackBox(Descriptor(number: Int32(number)))
    else { return }
    blackBox.deliverNotices()
    RunningCode.recorder = CodeNotes(in: blackBox, beating: loop, after: start.suspects) {
      connection.send(["recovered": .string(UTF8String($0))])
    }
  }

  static func recovery(in start: JSONValue) -> CrashRecovery? {
    guard let members = start["recovery"] else { return nil }
    var refused: [String: String] = [:]
    for (session, reason) in members["refused"]?.objectValue ?? [:] {
      refused[session.string] = reason.stringValue?.string
    }
    let unrepeated = members["unrepeated"]?.arrayValue?.compactMap { $0.stringValue?.string }
    let crashed = (members["crashed"]?.arrayValue ?? []).compactMap { request in
      let words = request.arrayValue?.compactMap { $0.stringValue?.string } ?? []
      return words.count == 3
        ? CrashedRequest(session: words[0], client: words[1], key: words[2]) : nil
    }
    return CrashRecovery(
      refusing: refused, unrepeated: unrepeated.map(Set.init), crashed: Set(crashed))
  }
}

extension [String: String] {
  /// The texts by name, in the order of the names.
  package var json: JSONValue {
    var members: JSONObject = [:]
    for (name, text) in sorted(by: { $0.key < $1.key }) {
      members[UTF8String(name)] = .string(UTF8String(text))
    }
    return .object(members)
  }
}
