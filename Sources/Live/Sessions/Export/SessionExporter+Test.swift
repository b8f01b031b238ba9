import ExchangeFormats
import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Session {
  /// The largest number of revisions in one test.
  public nonisolated static let maxTestedRevisions = 1_000
}

/// Exports the actions in a scene of views as a test that repeats them without a server.
extension SessionExporter {
  /// - Parameters:
  ///   - after: the revision after which the test begins; nil for the launch of the scene.
  ///   - last: the last revision; nil for the newest.
  /// - Throws: `invalid_params` for a scene without views, `history_gone`, and `limit_exceeded` for
  ///   a test that would be too long.
  func exportTest(after: Int?, through last: Int?) throws(WireError) -> JSONObject {
    let root = try testedType()
    let timeline = history.timelineForReplay
    let launch = timeline.start == 0 ? 0 : timeline.start + 1
    let range = try testedRange(after ?? launch, last ?? head, since: launch, in: timeline)
    var recording = try Recording(of: timeline, after: range.lowerBound, launchedAt: launch)
    var cursor = RenderingCursor(renderings, after: range.lowerBound)
    recording.appendStart(with: cursor)
    for revision in timeline.revisions(after: range.lowerBound, limit: range.count - 1) {
      cursor.advance(to: revision.number)
      recording.append(revision, cursor)
      if recording.writer.bytes > Session.maxSourceBytes {
        throw testTooLarge("its source takes more than \(Session.maxSourceBytes) bytes")
      }
    }
    // Actions that have had no visible effect yet belong to no revision.
    if range.upperBound == head { recording.appendUnseen(unseen) }
    let head = "r\(range.lowerBound) to r\(range.upperBound) of a session, recorded by Colonnade."
    let device = recording.device
    return [
      "format": .string(Document.Format.navigationTest.rawValue),
      "document": .string(recording.writer.file(of: root, on: device, head: head)),
    ]
  }

  private func testedType() throws(WireError) -> TypeInModule {
    if let root = timeline.scene.root.flatMap(TypeInModule.init) { return root }
    throw WireError(
      .invalidParams,
      """
      No test can name the scene “\(timeline.scene.title)”, because no app or view makes it. The \
      format swift-test tests its path only.
      """, pointer: "/params/format")
  }

  private func testedRange(
    _ first: Int, _ last: Int, since launch: Int, in timeline: Timeline
  ) throws(WireError) -> ClosedRange<Int> {
    if last > head || first > last {
      throw WireError(
        .invalidParams, "Expected “after” and “through” to be revisions in order, at most \(head).",
        pointer: first > last ? "/params/after" : "/params/through")
    }
    // A start just before the launch means the launch.
    if first < launch - 1 {
      throw WireError(
        .invalidParams, "The scene was opened at r\(launch). A test can begin there or later.",
        pointer: "/params/after")
    }
    if first < timeline.oldest {
      throw WireError(Refusal.revisionGone(first, oldest: history.oldest))
    }
    if last - first > Session.maxTestedRevisions {
      throw testTooLarge(
        "it has \(last - first) revisions; the limit is \(Session.maxTestedRevisions)")
    }
    return max(first, launch)...max(last, launch)
  }

  private func testTooLarge(_ why: Sentence) -> WireError {
    WireError(
      .limitExceeded,
      "This is too much for one test: \(why). Choose a part with “after” and “through”.",
      details: ["limit": .number(.init(Session.maxTestedRevisions))])
  }
}

/// A recording that is being written.
@MainActor
private struct Recording {
  private(set) var writer: NavigationTestWriter
  /// The name of the device that the recording begins on.
  let device: UTF8String
  private var state: NavigationState
  private var deriver: CommandDeriver
  private let scene: SceneDescription
  /// True if the recording begins later than the scene.
  private let isPart: Bool

  init(of timeline: Timeline, after first: Int, launchedAt launch: Int) throws(WireError) {
    guard let state = try? timeline.state(at: first) else {
      throw WireError(Refusal.revisionGone(first, oldest: timeline.oldest))
    }
    scene = timeline.scene
    self.state = state
    device = Device.named(state.settings.environment.device)?.name ?? Device.initial.name
    deriver = CommandDeriver(of: state, in: scene)
    isPart = first > launch
    writer = NavigationTestWriter(from: .init(nil, path: [IdentifiedElement]()))
  }

  mutating func appendStart(with cursor: RenderingCursor) {
    let environment = state.settings.environment
    let launched = Device.named(device)?.environment ?? environment
    var approach: Command?
    if isPart {
      approach = .load(StateContents(of: state))
    } else if environment != launched {
      approach = .setEnvironment(EnvironmentRequest(from: launched, to: environment))
    }
    let calls = approach.map {
      NavigationTestWriter.calls(leadingTo: state, by: $0, types: scene.types)
    }
    writer.append(calls ?? [], at: nil, expecting: cursor.expected(of: state, in: scene))
  }

  mutating func appendUnseen(_ unseen: [JSONObject]) { writer.append(unseen: unseen, at: nil) }

  mutating func append(_ revision: Revision, _ cursor: RenderingCursor) {
    let commands = deriver.commands(for: revision.change)
    _ = state.apply(saved: revision.change)
    let about = revision.cause.about?.members ?? [:]
    writer.append(unseen: about["unseen"]?.arrayValue?.compactMap(\.objectValue) ?? [], at: nil)
    let calls = NavigationTestWriter.calls(for: revision, commands, types: scene.types)
    let control = revision.cause.method == "tap" ? NavigationTestWriter.query(about) : nil
    writer.append(
      calls, at: revision.at, pressing: control, expecting: cursor.expected(of: state, in: scene))
  }
}
