/// A space of coordinates by its type; accepted, and has no effect here.
///
/// Source: Apple, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
