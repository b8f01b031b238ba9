import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

@MainActor
@Suite struct `Animated changes` {
  private final class Flags: ObservableObject {
    @Published var isOn = false
  }

  private struct Watching: View {
    @ObservedObject var flags: Flags
    var body: some View { Text(flags.isOn ? "on" : "off") }
  }

  private func animation(after change: (Flags) -> Void) throws -> String? {
    let flags = Flags()
    let scene = try scene(on: "iphone-16") { Watching(flags: flags) }
    scene.turn { change(flags) }
    return scene.changeAnimation
  }

  @Test func `a change within withAnimation has its curve`() throws {
    #expect(
      try animation { flags in withAnimation(.linear(duration: 2)) { flags.isOn = true } }
        == #"{"curve":"linear","duration":2,"change":1}"#)
  }

  @Test func `a change outside has no curve, nor has a later one`() throws {
    #expect(try animation { $0.isOn = true } == nil)
    let flags = Flags()
    let scene = try scene(on: "iphone-16") { Watching(flags: flags) }
    scene.turn { withAnimation { flags.isOn = true } }
    #expect(scene.changeAnimation != nil)
    scene.turn { flags.isOn = false }
    #expect(scene.changeAnimation == nil)
  }

  @Test func `two changes with the same curve have different numbers`() throws {
    let flags = Flags()
    let scene = try scene(on: "iphone-16") { Watching(flags: flags) }
    scene.turn { withAnimation(.easeIn) { flags.isOn = true } }
    scene.turn { withAnimation(.easeIn) { flags.isOn = false } }
    #expect(scene.changeAnimation == #"{"curve":"easeIn","duration":0.35,"change":2}"#)
  }

  @Test func `nil and disabled animations have no effect`() throws {
    #expect(try animation { flags in withAnimation(nil) { flags.isOn = true } } == nil)
    #expect(
      try animation { flags in
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { flags.isOn = true }
      } == nil)
  }

  @Test func `a change through a binding with an animation is animated`() throws {
    #expect(
      try animation { flags in
        let binding = Binding(get: { flags.isOn }, set: { flags.isOn = $0 })
        binding.animation(.easeOut).wrappedValue = true
      } == #"{"curve":"easeOut","duration":0.35,"change":1}"#)
  }

  @Test func `a task that starts in an animated change is no part of it`() async throws {
    let flags = Flags()
    let scene = try scene(on: "iphone-16") { Watching(flags: flags) }
    let task = withAnimation { Task { flags.isOn = true } }
    await task.value
    scene.flushPendingChanges()
    #expect(scene.looksOn)
    #expect(scene.changeAnimation == nil)
  }

  @Test func `a binding's setter gets the transaction`() {
    var told: [Animation?] = []
    let binding = Binding(get: { 0 }, set: { _, transaction in told.append(transaction.animation) })
    binding.wrappedValue = 1
    withAnimation(.easeIn) { binding.wrappedValue = 2 }
    #expect(told == [nil, .easeIn])
  }

  @Test func `a transaction's change is a style of its views`() throws {
    #expect(
      try look(of: Text("a").transaction { $0.animation = nil })
        == #"[{"animated":{"curve":"none"}}]"#)
    #expect(
      try look(of: Text("a").transaction { $0.animation = .easeIn })
        == #"[{"animated":{"curve":"easeIn","duration":0.35}}]"#)
    #expect(try look(of: Text("a").transaction { _ in }) == "")
  }

  @Test func `transitions keep their properties`() throws {
    #expect(
      try look(of: Text("a").transition(.scale(scale: 0.5, anchor: .top).animation(.easeIn)))
        == #"[{"transition":{"of":{"scale":0.5,"anchor":[0.5,0]},"#
        + #""animation":{"curve":"easeIn","duration":0.35}}}]"#)
    #expect(
      try look(
        of: Text("a").transition(.asymmetric(insertion: .identity, removal: .push(from: .leading))))
        == #"[{"transition":{"in":"identity","out":"push.leading"}}]"#)
  }
}

extension SceneRuntime {
  /// The animation of the newest view, as JSON text.
  fileprivate var changeAnimation: String? {
    rendering.view.animation.map { animation in
      var writer = JSONWriter()
      animation.write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  fileprivate var looksOn: Bool { body.contains { $0.label == "on" } }
}
