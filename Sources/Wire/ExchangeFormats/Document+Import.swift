import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Document {
  /// - Parameter timeline: the history that the document would be loaded into.
  package static func judge(
    _ incoming: Incoming, for timeline: Timeline, in context: ReadingContext
  ) -> Judgement {
    var judge = Judge(context: context)
    switch incoming {
    case .json(let document):
      judge.judgement = self.judge(
        document, for: timeline.scene, maxDepth: timeline.reducer.maxDepth, in: context)
    case .swiftui(let text): judge.read(savedPath: text, into: timeline)
    case .jsonl(let text): judge.read(lines: text, into: timeline)
    }
    judge.requireRoom(in: timeline)
    return judge.judgement
  }
}

extension Judge {
  /// Checks what holds for every command: the limits of the path and its values.
  fileprivate mutating func requireRoom(in timeline: Timeline) {
    guard let contents = judgement.contents else { return }
    do {
      _ = try timeline.reducer.change(for: .load(contents), in: timeline.state)
    } catch {
      impossible("", "\(error)")
      judgement.contents = nil
    }
  }
}
