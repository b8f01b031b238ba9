import NavigationCore
import Platform
import SceneModel

/// A root view and the screens over it.
///
/// Source: Apple, `NavigationStack`.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let location: CodeLocation?
  private let makeBinding: @MainActor ((any PathBinding)?, inout RenderContext) -> any PathBinding

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root, fileID: String = #fileID, line: Int = #line)
  where Data == NavigationPath {
    self.root = root()
    location = CodeLocation(fileID, line)
    makeBinding = { known, context in
      let local = context.localBinding(NavigationPath())
      return known ?? HeterogeneousPath(local, isAuthors: false)
    }
  }

  /// Creates a stack whose path can hold values of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root,
    fileID: String = #fileID, line: Int = #line
  ) where Data == NavigationPath {
    self.root = root()
    location = CodeLocation(fileID, line)
    // Read and written only on the main actor, wherever the view was created.
    let path = UncheckedSendable(path)
    makeBinding = { known, _ in
      guard let known = known as? HeterogeneousPath else { return HeterogeneousPath(path.value) }
      known.binding = path.value
      return known
    }
  }

  /// Creates a stack whose path is a collection of values of one type.
  @inlinable
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root,
    fileID: String = #fileID, line: Int = #line
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      path, comparing: { countOfEqualPrefix($0, $1) }, root: root(), at: CodeLocation(fileID, line))
  }

  @usableFromInline
  init(
    _ path: Binding<Data>, comparing countOfEqualPrefix: @escaping (Data, Data) -> Int, root: Root,
    at location: CodeLocation?
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root
    self.location = location
    let owned = UncheckedSendable((path: path, countOfEqualPrefix))
    makeBinding = { known, _ in
      let (path, countOfEqualPrefix) = owned.value
      guard let known = known as? HomogeneousPath<Data> else {
        return HomogeneousPath(path, comparing: countOfEqualPrefix)
      }
      known.binding = path
      return known
    }
  }
}

@MainActor
extension NavigationStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("NavigationStack")) { context in
      if context.host.isInsideNavigation {
        return context.renderNested("NavigationStack") { root._render(in: &$0) }
      }
      let origin = ScreenOrigin(.root, showing: Root.self, at: location)
      context.renderStack(origin: origin, path: makeBinding) { root._render(in: &$0) }
    }
  }
}
