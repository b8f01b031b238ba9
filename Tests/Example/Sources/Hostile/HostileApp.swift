import SwiftUI

/// An app whose buttons do what no app should: they trap, recurse and never return.
@main
struct HostileApp: App {
  init() { Harm.ofStart?.run() }

  var body: some Scene {
    WindowGroup { HostileView() }
  }
}

struct HostileView: View {
  @State private var path = NavigationPath()
  @State private var count = 0
  @State private var recurses = false
  @State private var note = ""
  @State private var task: Harm?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Push") { path.append(count) }
        Button("Trap") { path.removeLast(path.count + 1) }
        Button("Recurse") { recurses = true }
        Button("Loop") { while count >= 0 { count = abs(count) } }
        Button("Take six seconds") { compute(for: 6) }
        Button("Trap in a task") { task = .trap }
        Button("Loop in a task") { task = .loop }
        TextField("Note", text: $note)
        if recurses { RecursiveView(depth: 0) }
        StartTrap()
      }
      .navigationTitle("Hostile")
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
      .task(id: task) { task?.run() }
    }
    .onOpenURL { fatalError("The link \($0) has trapped") }
  }

  private func compute(for seconds: Double) {
    let start = Date.now
    while Date.now.timeIntervalSince(start) < seconds { count = abs(count) }
    count += 1
  }
}

/// The harm that a task of the view does, or the start of the app.
enum Harm: String {
  case trap, loop

  /// The harm in the file that the environment names; nil while there is no such file.
  static var ofStart: Harm? {
    let path = ProcessInfo.processInfo.environment["HOSTILE_START_FILE"]
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return text.flatMap(Harm.init)
  }

  @MainActor
  func run() {
    switch self {
    case .trap: fatalError("A task has trapped")
    case .loop: while true {}
    }
  }
}

/// A view that traps as soon as it appears: in a scene that is created again after a tap has asked
/// for it, and in all scenes but the program's first one while there is a file.
struct StartTrap: View {
  @SceneStorage("traps at start") private var traps = false
  private static var starts = 0

  var body: some View {
    Button("Trap at the next start") { traps = true }.onAppear(perform: start)
  }

  private func start() {
    Self.starts += 1
    if traps || hasFile && Self.starts > 1 { fatalError("The start has trapped") }
  }

  private var hasFile: Bool {
    let path = ProcessInfo.processInfo.environment["HOSTILE_TRAP_FILE"]
    return path.map(FileManager.default.fileExists(atPath:)) ?? false
  }
}

/// A view whose body has no end.
struct RecursiveView: View {
  let depth: Int

  var body: some View {
    AnyView(RecursiveView(depth: depth + 1))
  }
}
