import NavigationCore

/// A root view and the screens over it.
///
/// Source: Apple, `NavigationStack`.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let port: @MainActor ((any PathPort)?, inout RenderContext) -> any PathPort

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    port = { known, context in
      let own = context.place.memory { StateBox(NavigationPath()) }
      return known ?? HeterogeneousPath(Binding(get: { own.value }, set: { own.value = $0 }))
    }
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    port = { known, _ in
      guard let known = known as? HeterogeneousPath else { return HeterogeneousPath(path) }
      known.binding = path
      return known
    }
  }

  @inlinable
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path, comparing: { countOfEqualPrefix($0, $1) }, root: root())
  }

  @usableFromInline
  init(
    _ path: Binding<Data>, comparing countOfEqualPrefix: @escaping (Data, Data) -> Int, root: Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root
    port = { known, _ in
      guard let known = known as? HomogeneousPath<Data> else {
        return HomogeneousPath(path, comparing: countOfEqualPrefix)
      }
      known.binding = path
      return known
    }
  }

  public func _render(in context: inout RenderContext) {
    context.entering(.role("NavigationStack")) { context in
      if context.unit.standsInNavigation || context.output.stack != nil {
        return context.renderNested("NavigationStack") { root._render(in: &$0) }
      }
      context.renderStack(path: port) { root._render(in: &$0) }
    }
  }
}

extension RenderContext {
  /// Keeps a stack's screens at this place.
  mutating func renderStack(
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

  /// What stands in another navigation container is drawn as a part of its screen.
  mutating func renderNested(_ name: String, _ render: (inout RenderContext) -> Void) {
    report(
      Problem(
        code: .nestedStack, message: "A \(name) stands inside of another navigation container.",
        why: """
          SwiftUI shows blank screens or stops with comparisonTypeMismatch there. Here its root is \
          drawn as a part of the screen around it. Keep one container, and let screens on it be plain \
          views.
          """))
    render(&self)
  }
}

extension RenderUnit {
  /// Whether this is a screen of a stack that its author wrote.
  var standsInNavigation: Bool { stack.map { !$0.isImplicit || $0.root !== self } ?? false }
}

/// What a container keeps in its place.
final class HostMemory<Host: AnyObject> {
  var host: Host?
}
