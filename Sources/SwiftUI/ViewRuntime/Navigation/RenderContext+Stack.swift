import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows a navigation stack, whose screens are kept under this identity.
  package mutating func renderStack(
    isLegacy: Bool = false, origin: ScreenOrigin? = nil,
    path makeBinding: @MainActor ((any PathBinding)?, inout RenderContext) -> any PathBinding,
    root: @escaping RenderClosure
  ) {
    let storage = identity.stored { HostStorage<StackHost>() }
    let path = makeBinding(storage.host?.path, &self)
    let stack = storage.host ?? StackHost(runtime: host.runtime, path: path)
    storage.host = stack
    stack.links.isLegacy = isLegacy
    stack.origin = origin
    if identity.onTearDown.isEmpty { identity.onTearDown.append { stack.tearDown() } }
    stack.configure(path: path, in: self, root: root)
    reservePosition(of: stack)
  }

  /// Keeps a stack's place among the views around it.
  private mutating func reservePosition(of stack: StackHost) {
    if output.containers.stack == nil {
      output.containers.stack = stack
      return emit(ViewNode(.screen))
    }
    let back = control(label: "Back", isDisabled: false) { _ in _ = stack.back() }
    output.containers.furtherStacks.append(FurtherStack(host: stack, back: back))
    emit(ViewNode(.screen, id: back))
  }
}

/// A stack other than the one whose path is the scene's.
struct FurtherStack {
  let host: StackHost
  /// The id of its back button.
  let back: UTF8String
}

/// The host that a navigation container stores under its identity.
final class HostStorage<Host: AnyObject> {
  var host: Host?
}
