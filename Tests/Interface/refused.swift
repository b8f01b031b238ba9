// Parts of SwiftUI that are not supported. After each is the one error that the compiler reports.
import SwiftUI

struct Document {}

struct DocumentApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Document()) { _ in Text("x") }  // opens no documents
  }
}

struct Field: NSViewRepresentable {}  // no views of AppKit

struct Pane: NSViewControllerRepresentable {}  // no views of AppKit

@MainActor func cell() {
  _ = UIHostingConfiguration { Text("x") }  // no views of UIKit
}

func touches() -> SpatialEventGesture? { nil }  // no events in space
