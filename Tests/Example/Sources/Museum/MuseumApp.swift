import SwiftUI

@main
struct MuseumApp: App {
  @State private var model = MuseumModel()

  var body: some Scene {
    WindowGroup {
      MuseumView()
        .environment(model)
    }
  }
}
