import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct LocationTests {
  @Test func `every location manager gets the location of the device`() async throws {
    let stage = Stage { FrameworkScreen() }
    #expect(!stage.labels.contains("52.52"))
    try move(stage, to: .berlin)
    try stage.tap("Locate")
    try await until { stage.labels.contains("authorized: 52.52") }
    try move(stage, to: .sydney)
    try await until { stage.labels.contains("authorized: -33.8688") }
    try move(stage, to: .nowhere)
    try await until { stage.labels.contains("none") }
  }

  @Test func `live updates follow the device`() async throws {
    let stage = Stage { LiveScreen() }
    try await until { stage.labels.contains("0 ") }
    try move(stage, to: .tokyo)
    try await until { stage.labels.contains("1 35.6762") }
  }

  @Test func `each scene has its own device`() async throws {
    let (one, other) = (Stage { FrameworkScreen() }, Stage { FrameworkScreen() })
    try move(one, to: .berlin)
    try one.tap("Locate")
    try other.tap("Locate")
    try await until { one.labels.contains("authorized: 52.52") && other.labels.contains("none") }
  }

  private func move(_ stage: Stage, to location: DeviceLocation) throws {
    var request = EnvironmentRequest()
    request[\.location] = location
    _ = try stage.scene.command(.setEnvironment(request))
  }
}

private struct LiveScreen: View {
  @State private var updates = -1
  @State private var latitude: Double?

  var body: some View {
    Text("\(updates) \(latitude.map { "\($0)" } ?? "")")
      .task {
        do {
          for try await update in CLLocationUpdate.liveUpdates() {
            updates += 1
            latitude = update.location?.coordinate.latitude
          }
        } catch { print(error) }
      }
  }
}

extension Stage {
  /// The labels of the screen, without those of its bar.
  var labels: [String] { (screen?.body ?? []).flatMap(\.labels) }
}
