import NavigationCore
import OrderedJSON
import Sessions
import Transport

/// One run of `replay`: a session of its own, and lines that are done as they come.
///
/// On a loop, so that what a scene's code does later is done while more lines are awaited.
@MainActor
final class Replay {
  private let loop: EventLoop
  private let session: Session
  private let clock: () -> Int64
  private let showsStateAlone: Bool
  private var script: Script
  /// The status of an end that no answer caused.
  private var failure: Tool.Status?
  private var isFinished = false

  /// - Parameter clock: returns the milliseconds since 1970.
  init(
    loop: EventLoop, session: Session, clock: @escaping () -> Int64, keepsGoing: Bool,
    showsStateAlone: Bool
  ) {
    self.loop = loop
    self.session = session
    self.clock = clock
    self.showsStateAlone = showsStateAlone
    script = Script(keepsGoing: keepsGoing)
  }

  func run() -> Tool.Status {
    loop.run()
    if let failure { return failure }
    if showsStateAlone { Tool.say(String(decoding: session.stateText(), as: UTF8.self)) }
    return script.status
  }

  func handle(_ event: LineReader.Event) {
    if isFinished { return }
    switch event {
    case .line(let text): if let line = script.line(text) { perform(line) }
    case .end: finish()
    case .failure(let error):
      Tool.complain("\(error)")
      failure = .usage
      finish()
    }
  }

  private func perform(_ line: Script.Line) {
    if let request = script.request(line) {
      var writer = JSONWriter()
      if session.process(request, from: "replay", at: clock(), into: &writer) {
        report(answer: writer.bytes, to: line)
      }
    }
    if script.isOver { finish() }
  }

  private func report(answer text: [UInt8], to line: Script.Line) {
    guard let answer = try? JSONValue(parsing: text, limits: Script.answerLimits) else { return }
    script.check(answer: answer)
    if !showsStateAlone {
      Tool.say(String(decoding: text, as: UTF8.self))
    } else if let message = Script.error(in: answer)?["message"]?.stringValue {
      Tool.complain("Line \(line.number): \(message)")
    }
  }

  private func finish() {
    isFinished = true
    loop.stop()
  }
}
