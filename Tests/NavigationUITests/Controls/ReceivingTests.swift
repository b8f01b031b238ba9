import NavigationUI
import SceneStage
import Testing

@MainActor
@Suite struct ReceivingTests {
  @Test func `onReceive listens while its view is shown`() throws {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      @State private var isThere = true
      var body: some View {
        VStack {
          Text("Sum \(sum)")
          Button("Remove") { isThere = false }
          if isThere { Text("x").onReceive(subject) { sum += $0 } }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage { Screen(subject: subject) }
    subject.send(2)
    subject.send(3)
    stage.scene.flushPendingChanges()
    #expect(stage.texts.first == "Sum 5")
    try stage.tap("Remove")
    subject.send(1)
    stage.scene.flushPendingChanges()
    #expect(stage.texts.first == "Sum 5")
  }
}
