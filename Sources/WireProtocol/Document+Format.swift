import NavigationCore
import OrderedJSON

extension Document {
  /// What a session can be exported as.
  public enum Format: String, CaseIterable, Sendable {
    /// The whole state.
    case json
    /// The path's bytes.
    case swiftui
    /// Requests that lead to the state.
    case jsonl
    /// A test that builds the path.
    case swiftTest = "swift-test"
    /// A script that brings a server to the state.
    case python

    var canBeImported: Bool {
      switch self {
      case .json, .swiftui, .jsonl: true
      case .swiftTest, .python: false
      }
    }
  }

  /// A document from outside; nothing in it has been looked at.
  public enum Incoming {
    case json(JSONValue)
    case swiftui(UTF8String)
    case jsonl(UTF8String)
  }

  /// - Parameter timeline: the history that the document would be loaded into.
  public static func judge(
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
  /// What holds for every command holds for a document.
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
