import Appearance
import NavigationUI

/// A window that an app can open; authors never write it.
public struct SceneWindow {
  let id: String?
  /// The type of the value that it is for; nil where it is for none.
  var valueType: ObjectIdentifier?
  /// Makes the content for a value.
  let content: @MainActor (Any?) -> AnyView

  func with(_ content: @escaping @MainActor (Any?) -> AnyView) -> SceneWindow {
    SceneWindow(id: id, valueType: valueType, content: content)
  }
}

/// The windows that are shown over the first one, the front one last.
@MainActor
final class OpenWindows: ObservableObject, WindowOpening {
  struct Opened: Identifiable {
    let id: Int
    let window: SceneWindow
    let value: AnyHashable?
  }

  @Published var opened: [Opened] = []
  var windows: [SceneWindow] = []
  private var nextID = 1

  /// A window that is already open comes to the front, and the ones over it close.
  func open(id: String?, value: AnyHashable?) {
    guard let window = windows.first(where: { Self.is($0, id, value) }) else { return }
    if let index = opened.firstIndex(where: { Self.is($0.window, id, value) && $0.value == value })
    {
      return opened.removeSubrange((index + 1)...)
    }
    opened.append(Opened(id: nextID, window: window, value: value))
    nextID += 1
  }

  /// Closes the front window of these, or whichever is in front.
  func dismiss(id: String?, value: AnyHashable?) {
    let index = opened.lastIndex { opened in
      id == nil && value == nil
        || Self.is(opened.window, id, value) && (value == nil || opened.value == value)
    }
    if let index { opened.remove(at: index) }
  }

  private static func `is`(_ window: SceneWindow, _ id: String?, _ value: AnyHashable?) -> Bool {
    let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
    return (id == nil || window.id == id) && (value == nil || window.valueType == type)
  }
}

/// The first window of an app that has several, and those that were opened.
struct FirstWindow: View {
  let windows: [SceneWindow]
  @StateObject private var open = OpenWindows()

  var body: some View {
    let _ = open.windows = windows
    if let first = windows.first {
      WindowLayer(open: open, depth: 0, content: first.content(nil))
    }
  }
}

/// A window, and over it the one that was opened after it.
struct WindowLayer: View {
  @ObservedObject var open: OpenWindows
  let depth: Int
  let content: AnyView

  var body: some View {
    content
      .environment(\.windowOpening, open)
      .fullScreenCover(isPresented: isCovered) {
        if depth < open.opened.count {
          let next = open.opened[depth]
          WindowLayer(
            open: open, depth: depth + 1, content: next.window.content(next.value?.base)
          )
          .id(next.id)
        }
      }
  }

  private var isCovered: Binding<Bool> {
    Binding(
      get: { depth < open.opened.count },
      set: { if !$0 && depth < open.opened.count { open.opened.removeSubrange(depth...) } })
  }
}
