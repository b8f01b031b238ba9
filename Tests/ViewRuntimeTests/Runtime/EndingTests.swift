import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private final class Clock {
  var isRunning = false
}

private struct Covered: View {
  let clock: Clock
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Sheet").task {
          clock.isRunning = true
          try? await Task.sleep(for: .seconds(86_400), clock: .suspending)
          clock.isRunning = false
        }
      }
  }
}

@MainActor
@Suite struct EndingTests {
  @Test func `a task of a sheet ends with the scene`() async throws {
    let clock = Clock()
    var scene: SceneRuntime? = SceneRuntime(id: "s", title: "S") { Covered(clock: clock) }
    _ = try scene?.tap(.label("Open"), text: nil)
    try await until { clock.isRunning }
    scene = nil
    try await until { !clock.isRunning }
  }

  @Test func `the values of a subject keep it alive`() async throws {
    var first: Int?
    for await value in makeValues() {
      first = value
      break
    }
    #expect(first == 1)
  }

  private func makeValues() -> AsyncPublisher<CurrentValueSubject<Int, Never>> {
    CurrentValueSubject(1).values
  }
}
