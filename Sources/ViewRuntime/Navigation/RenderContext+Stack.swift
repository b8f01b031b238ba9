extension RenderContext {
  /// Keeps a stack's screens at this place.
  package mutating func renderStack(
    isLegacy: Bool = false,
    path port: @MainActor ((any PathPort)?, inout RenderContext) -> any PathPort,
    root: @escaping (inout RenderContext) -> Void
  ) {
    let memory = place.memory { HostMemory<StackHost>() }
    let path = port(memory.host?.path, &self)
    let host = memory.host ?? StackHost(runtime: unit.runtime, path: path)
    memory.host = host
    host.isLegacy = isLegacy
    if place.endings.isEmpty { place.endings.append { host.end() } }
    host.configure(path: path, in: self, root: root)
    output.stack = output.stack ?? host
  }
}

/// What a container keeps in its place.
final class HostMemory<Host: AnyObject> {
  var host: Host?
}
