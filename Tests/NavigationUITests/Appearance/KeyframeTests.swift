import Foundation
import NavigationUI
import SceneModel
import SceneStage
import Testing

@MainActor
@Suite struct KeyframeTests {
  private struct Look: Equatable {
    var scale = 1.0
    var word = "still"
  }

  private struct Bounce: Keyframes {
    var body: some Keyframes<Look> {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 1)
        SpringKeyframe(0.5, duration: 2, spring: .bouncy)
      }
      KeyframeTrack(\.word) { MoveKeyframe("moved") }
    }
  }

  private struct Screen: View {
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("Tap") { taps += 1 }
        KeyframeAnimator(initialValue: Look(), trigger: taps) { look in
          Text("\(look.word) \(look.scale.formatted())")
        } keyframes: { look in
          Bounce()
          KeyframeTrack(\.scale) { CubicKeyframe(look.scale + 1, duration: 1) }
        }
        Text("Other").keyframeAnimator(initialValue: 7.0) { content, value in
          Text("Value \(Int(value))")
          content
        } keyframes: { _ in
          LinearKeyframe(8, duration: 1)
        }
      }
    }
  }

  @Test func `an animator has its first value, then its last one after each change of its trigger`()
    throws
  {
    let stage = Stage { Screen() }
    #expect(stage.texts.contains("still 1"))
    try stage.tap("Tap")
    #expect(stage.texts.contains("moved 2"))
    try stage.tap("Tap")
    #expect(stage.texts.contains("moved 3"))
  }

  @Test func `an animator without a trigger keeps its first value, around its view`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Tap")
    #expect(stage.texts.contains("Value 7") && stage.texts.contains("Other"))
  }

  @Test func `a timeline knows its duration, and numbers between its key frames`() {
    let timeline = KeyframeTimeline(initialValue: Look()) { Bounce() }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Look(scale: 1, word: "moved"))
    #expect(timeline.value(time: 0.5).scale == 1.25)
    #expect(timeline.value(progress: 2.0 / 3).scale == 1)
    #expect(timeline.value(time: 9).scale == 0.5)
    #expect(KeyframeTimeline(initialValue: 4.0) {}.value(time: 1) == 4)
  }

  @Test func `key frames are chosen and repeated in a track`() {
    func timeline(isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        KeyframeTrack {
          if isLong {
            for number in 1...3 { LinearKeyframe(Double(number), duration: 1) }
          } else {
            MoveKeyframe(9)
          }
        }
      }
    }
    #expect(timeline(isLong: true).duration == 3 && timeline(isLong: true).value(time: 3) == 3)
    #expect(timeline(isLong: false).duration == 0 && timeline(isLong: false).value(time: 0) == 9)
  }

  @Test func `a mesh is drawn with its points and colors, as a view and as a paint`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 0.5]],
      colors: [.red, .blue, .green, .yellow, .pink], background: .black)
    let scene = try scene(on: "iphone-16") {
      VStack {
        mesh
        Text("Words").foregroundStyle(mesh)
      }
    }
    let paint =
      #"{"mesh":[["red",[0,0]],["blue",[1,0]],["green",[0,1]],["yellow",[1,0.5]]],"width":2,"#
      + #""height":2,"background":"black"}"#
    #expect(scene.styles.values.contains { $0.contains(#""fill":"# + paint) })
    #expect(scene.looks.contains { $0.contains(#""foreground":"# + paint) })
    #expect(!scene.rendering.problems.contains { $0.code == .notDrawn })
  }
}
