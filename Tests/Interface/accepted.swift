// Parts of SwiftUI that are only drawn or have no effect: they compile as on Apple's platforms.
import SwiftUI
import UniformTypeIdentifiers

struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

struct NoteFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Board: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

struct Moved: View {
  @State private var isShown = false
  @State private var isExporting = false
  @State private var file: NoteFile?
  @AccessibilityFocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    VStack {
      if isShown { Text("In").transition(.move(edge: .top).combined(with: .opacity)) }
      Text("Phases").phaseAnimator([0.0, 1.0]) { view, phase in
        view.opacity(phase)
      } animation: { _ in
        .spring(duration: 0.3, bounce: 0.2)
      }
      Text("Drag").draggable(Note(text: "n")).dropDestination(for: Note.self) { notes, _ in
        !notes.isEmpty
      }
      Text("Drop").onDrop(of: [.plainText], delegate: Board())
      Text("Provider").onDrag { NSItemProvider(object: "n") }
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(
        .radialGradient(.init(colors: [.red]), center: .center, startRadius: 0, endRadius: 9))
      Circle().subtracting(Rectangle()).stroke(.red, lineWidth: 2)
      Text("Key").onKeyPress(.return) { .handled }.keyboardShortcut("s", modifiers: [.command])
      Text("Seen").accessibilityFocused($isFocused).accessibilityHeading(.h1)
        .accessibilityAdjustableAction { $0 == .increment ? () : () }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow])
      Circle().fill(
        MeshGradient(
          width: 1, height: 1, points: [.init(0, 0)], colors: [.red], background: .black,
          smoothsColors: false))
      Text("Shaded").colorEffect(ShaderLibrary.glow(.float(1), .color(.red)))
    }
    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    .visualEffect { content, proxy in content.offset(y: proxy.size.height) }
    .sensoryFeedback(.success, trigger: isShown) { _, new in new }
    .fileExporter(isPresented: $isExporting, document: file, contentType: .plainText) { _ in }
    .fileImporter(isPresented: $isExporting, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { print(url) }
    }
    .containerBackground(.thinMaterial, for: .navigation)
    .animation(.spring(.bouncy), value: isShown)
    .opacity(reducesTransparency || sizeCategory.isAccessibilityCategory ? 1 : 0.5)
    .coordinateSpace(.named("stack"))
    .navigationSubtitle("Below")
  }
}

struct MenuApp: App {
  var body: some Scene {
    WindowGroup { Moved() }
      .windowStyle(.hiddenTitleBar)
      .keyboardShortcut("1", modifiers: .command)
    MenuBarExtra("Menu", systemImage: "star") { Button("Quit") {} }.menuBarExtraStyle(.window)
  }
}
