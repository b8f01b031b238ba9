import Foundation
import NavigationCore
import NavigationUI
import OrderedJSON
import SceneStage
import Testing

@testable import ViewRuntime

/// Code that runs at the end of an animation, by the scene's clock.
@MainActor
@Suite struct AnimationCompletionTests {
  /// A clock that advances only when a test says so.
  private final class Clock {
    var waiting: [(delay: Duration, go: CheckedContinuation<Void, Never>)] = []
  }

  private final class Heard: ObservableObject {
    @Published var words: [String] = []
  }

  private struct Moving: View {
    @ObservedObject var heard: Heard
    let animation: Animation?

    var body: some View {
      VStack {
        Text(heard.words.joined(separator: ", "))
        Button("Go") {
          withAnimation(animation) {
            heard.words.append("moved")
          } completion: {
            heard.words.append("done")
          }
        }
      }
    }
  }

  private func moving(_ animation: Animation?) throws -> (SceneRuntime, Clock, Heard) {
    let (clock, heard) = (Clock(), Heard())
    let scene = try scene { Moving(heard: heard, animation: animation) }
    scene.context.delays.sleep = { delay in
      await withCheckedContinuation { clock.waiting.append((delay, $0)) }
    }
    return (scene, clock, heard)
  }

  @Test func `the completion runs after the animation's seconds`() async throws {
    let (scene, clock, heard) = try moving(.linear(duration: 2).delay(0.5))
    try scene.tap("Go")
    #expect(heard.words == ["moved"])
    try await until { clock.waiting.count == 1 }
    #expect(clock.waiting[0].delay == .seconds(2.5))
    #expect(scene.context.delays.count == 1)
    clock.waiting.removeFirst().go.resume()
    try await until { heard.words == ["moved", "done"] }
    scene.flushPendingChanges()
    #expect(scene.body.flatMap(\.labels).contains("moved, done"))
    #expect(scene.context.delays.count == 0)
  }

  @Test func `without an animation the completion runs at once, and never if there is no end`()
    throws
  {
    let (still, clock, heard) = try moving(nil)
    try still.tap("Go")
    #expect(heard.words == ["moved", "done"] && clock.waiting.isEmpty)
    let (endless, _, waiting) = try moving(.default.repeatForever())
    try endless.tap("Go")
    #expect(waiting.words == ["moved"] && endless.context.delays.count == 0)
  }

  @Test func `completions end with the scene, and their number is limited`() async throws {
    var (scene, clock, heard): (SceneRuntime?, Clock, Heard) = try moving(.linear(duration: 1))
    for _ in 0..<DelayedActions.maxCount { try scene?.tap("Go") }
    #expect(!heard.words.contains("done"))
    try scene?.tap("Go")
    #expect(heard.words.filter { $0 == "done" }.count == 1)
    try await until { clock.waiting.count == DelayedActions.maxCount }
    weak let ended = scene
    scene = nil
    #expect(ended == nil)
    for waiting in clock.waiting { waiting.go.resume() }
    for _ in 0..<50 { await Task.yield() }
    #expect(heard.words.filter { $0 == "done" }.count == 1)
  }
}
