import SceneStage
import SwiftUI
import Testing

/// `RecordedNavigation.swift` beside this file is what the dashboard makes of a part of a log.
@MainActor
@Suite struct RecordedNavigationTests {
  @Test func `a recorded view does one recorded step per press, and starts again`() throws {
    let stage = Stage { RecordedNavigation() }
    let titles = ["1", "4.5", "1", "1", "App.Order", "1"]
    for (index, title) in titles.enumerated() {
      #expect(stage.screen?.title.string == title, "step \(index)")
      if index < titles.count - 1 { try stage.tap("Next step") }
    }
  }
}
