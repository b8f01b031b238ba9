// Parts of SwiftUI that are not supported. After each is the one error that the compiler reports.
import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct Document {}

struct DocumentApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Document()) { _ in Text("x") }  // opens no documents
  }
}

struct Field: NSViewRepresentable {}  // no views of AppKit

struct Pane: NSViewControllerRepresentable {}  // no views of AppKit

struct Stored: View {
  @FetchRequest(sortDescriptors: []) private var items: [Person]  // no Core Data
  var body: some View { Text("\(items.count)") }
}

@MainActor func cell() {
  _ = UIHostingConfiguration { Text("x") }  // no views of UIKit
}
