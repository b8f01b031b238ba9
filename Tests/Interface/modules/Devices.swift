import ActivityKit
import BackgroundTasks
import CoreHaptics
import CoreMotion
import Network
import QuickLook
import SwiftUI

@MainActor final class Connection: ObservableObject {
  @Published var isConnected = true
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let isConnected = path.status == .satisfied
      Task { @MainActor in self?.isConnected = isConnected }
    }
    monitor.start(queue: DispatchQueue(label: "network"))
  }

  deinit { monitor.cancel() }
}

struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  let number: Int
}

@MainActor final class Device: ObservableObject {
  private var engine: CHHapticEngine?
  private let motion = CMMotionManager()

  func tap() throws {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    engine = try CHHapticEngine()
    try engine?.start()
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
    let event = CHHapticEvent(
      eventType: .hapticTransient, parameters: [sharpness], relativeTime: 0)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    try engine?.makePlayer(with: pattern).start(atTime: 0)
  }

  func tilt() {
    guard motion.isDeviceMotionAvailable else { return }
    motion.startDeviceMotionUpdates(to: .main) { motion, _ in print(motion?.attitude.roll ?? 0) }
  }

  func refresh() throws {
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date.now.addingTimeInterval(3600)
    try BGTaskScheduler.shared.submit(request)
  }

  func deliver() async throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
    let activity = try Activity.request(
      attributes: Delivery(number: 1), content: content, pushType: nil)
    await activity.update(content)
    await activity.end(nil, dismissalPolicy: .immediate)
  }
}

struct DeviceView: View {
  @StateObject private var connection = Connection()
  @State private var file: URL?
  var body: some View {
    Text(connection.isConnected ? "Online" : "Offline").quickLookPreview($file)
  }
}
