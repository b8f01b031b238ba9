import OrderedJSON
import Platform
import SceneModel
import Transport

/// Notes the author's code that runs in the black box of this program.
///
/// A class: there is one in a program.
@MainActor
final class CodeNotes: CodeRecorder {
  private let blackBox: BlackBox
  private let loop: EventLoop
  /// The sessions that crashed and have done nothing since.
  private var suspects: Set<String>
  /// Called with a session whose action has succeeded after a crash.
  private let onRecovery: (String) -> Void
  /// The work that is going on; a command can open another session.
  private var works: [Work] = []

  private struct Work {
    let name: String
    let session: String
    let key: (client: String, key: String)?
    var control: String?
  }

  /// The most bytes of a label that are noted, so that the key after it and a notice have room.
  private static let maxLabelBytes = 300
  /// Seconds between two beats.
  private static let interval = 0.25

  init(
    in blackBox: BlackBox, beating loop: EventLoop, after suspects: Set<String>,
    onRecovery: @escaping (String) -> Void
  ) {
    (self.blackBox, self.loop) = (blackBox, loop)
    (self.suspects, self.onRecovery) = (suspects, onRecovery)
    beat()
  }

  private func beat() {
    blackBox.beat()
    loop.schedule(after: Self.interval) { [weak self] in self?.beat() }
  }

  func began(_ work: UTF8String, in session: String, for key: (client: String, key: String)?) {
    works.append(Work(name: work.string, session: session, key: key))
    noteLast()
  }

  func reached(control: UTF8String) {
    if works.isEmpty { return }
    works[works.count - 1].control = Self.shortened(control.string)
    noteLast()
  }

  /// A label that leaves room for what is noted after it.
  private static func shortened(_ label: String) -> String {
    if label.utf8.count <= maxLabelBytes { return label }
    var kept = ""
    for scalar in label.unicodeScalars {
      if kept.utf8.count + 4 > maxLabelBytes { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + "…"
  }

  private func noteLast() {
    guard let work = works.last else { return blackBox.clear() }
    if let (client, key) = work.key {
      blackBox.note(work.session, work.name, work.control ?? "", client, key)
    } else if let control = work.control {
      blackBox.note(work.session, work.name, control)
    } else {
      blackBox.note(work.session, work.name)
    }
  }

  func returned(from session: String, success: Bool) {
    works.removeLast()
    noteLast()
    if suspects.isEmpty || !success { return }
    // An empty name is that of code that no command began.
    for name in [session, ""] where suspects.remove(name) != nil { onRecovery(name) }
  }
}
