extension RenderContext {
  /// Shows a navigation stack, whose screens are kept under this identity.
  package mutating func renderStack(
    isLegacy: Bool = false,
    path makeBinding: @MainActor ((any PathBinding)?, inout RenderContext) -> any PathBinding,
    root: @escaping RenderClosure
  ) {
    let storage = identity.stored { HostStorage<StackHost>() }
    let path = makeBinding(storage.host?.path, &self)
    let stack = storage.host ?? StackHost(runtime: host.runtime, path: path)
    storage.host = stack
    stack.isLegacy = isLegacy
    if identity.onEnd.isEmpty { identity.onEnd.append { stack.end() } }
    stack.configure(path: path, in: self, root: root)
    output.stack = output.stack ?? stack
  }
}

/// The host that a navigation container stores under its identity.
final class HostStorage<Host: AnyObject> {
  var host: Host?
}
