import ExchangeFormats
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument

/// The views at consecutive revisions, each derived from those before.
@MainActor
struct RenderingCursor {
  private let past: PastRenderings
  private var number: Int
  /// The views at the revision; nil if they are unknown, or are in memory.
  private var document: RenderedDocument?
  private var rendering: Rendering?
  /// The texts of the steps from the next revision on, read in pages.
  private var texts: ArraySlice<[UInt8]?> = []

  /// - Parameter number: the revision after which the cursor begins.
  init(_ past: PastRenderings, after number: Int) {
    (self.past, self.number) = (past, number)
    rendering = past.newest.rendering(of: number)
    if rendering == nil {
      document = past.document(at: number, in: past.history.timeline.scene.id).0
    }
  }

  /// Moves to the next revision.
  mutating func advance(to next: Int) {
    number = next
    let text = text(of: next)
    rendering = past.newest.rendering(of: next)
    // Renderings in memory are the newest ones: no later views are derived from a document.
    if rendering == nil { follow(text) } else { document = nil }
  }

  private mutating func follow(_ text: [UInt8]?) {
    guard let text, let json = try? JSONValue(parsing: text, limits: RenderedDocument.limits) else {
      document = nil
      return
    }
    if case .array = json {
      if document?.follow(json) != true { document = nil }
    } else if let patch = json["by"] {
      document = json["from"].flatMap { RenderedDocument($0) }
      if document?.follow(patch) != true { document = nil }
    } else {
      document = RenderedDocument(json)
    }
  }

  private mutating func text(of number: Int) -> [UInt8]? {
    let history = past.history
    if !history.journal.keepsRecords { return past.kept.text(of: number) }
    if texts.isEmpty {
      let last = min(number + Journal.page - 1, history.head)
      let saved =
        (try? history.journal.log.revisions(through: last, limit: last - number + 1)) ?? []
      var page = [[UInt8]?](repeating: nil, count: last - number + 1)
      for revision in saved where (number...last).contains(revision.number) {
        page[revision.number - number] = revision.renderingText
      }
      texts = page[...]
    }
    return texts.popFirst() ?? nil
  }

  /// Returns what a test can check at this revision.
  func expected(
    of state: NavigationState, in scene: SceneDescription
  ) -> NavigationTestWriter.Expected {
    var screens = document?.screens
    if let rendering {
      let problems = rendering.problems + Outline(of: state, in: scene).problems
      screens = .init(
        titles: rendering.screens.map(\.title), sheet: rendering.view.sheet?.title,
        alert: rendering.view.alert?.title, problems: problems.map { UTF8String($0.code.rawValue) })
    }
    return NavigationTestWriter.Expected(screens, path: state.path)
  }
}

extension RenderedDocument {
  fileprivate var screens: NavigationTestWriter.Expected.Screens {
    .init(
      titles: texts("title", of: "screens"), sheet: title(over: "sheet"),
      alert: title(over: "alert"),
      problems: texts("code", of: "problems"))
  }
}
