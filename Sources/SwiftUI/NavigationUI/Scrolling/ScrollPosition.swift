import Appearance
import Foundation
import OrderedJSON
import SceneModel

/// A position of scrolling: at a view, at an edge, at a point, or where a person has scrolled to.
///
/// Source: Apple, `ScrollPosition`.
public struct ScrollPosition: Sendable {
  private var target = Target.anywhere
  /// Counts calls of `scrollTo`: a further call scrolls there again.
  private var calls = 0
  private var idType: any (Hashable & Sendable).Type
  /// The id of the view at that place, which code or the user has scrolled to.
  public private(set) var viewID: (any Hashable & Sendable)?
  private var isByUser = false

  private enum Target: Sendable {
    case anywhere
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private init(_ type: any (Hashable & Sendable).Type, at target: Target) {
    idType = type
    self.target = target
  }

  /// Creates a position among views with ids of a type, which follows what a person scrolls to.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, at: .anywhere)
  }

  /// Creates the position of the view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, at: .view(id, anchor))
    viewID = id
  }

  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, at: .edge(edge))
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, at: .point(x: point.x, y: point.y))
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, at: .point(x: x, y: y))
  }

  /// Creates a position at a distance from the leading edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, at: .point(x: x, y: nil))
  }

  /// Creates a position at a distance from the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, at: .point(x: nil, y: y))
  }
}

extension ScrollPosition {
  /// True once a person has scrolled; setting it to true forgets edge and point.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      guard newValue else { return }
      switch target {
      case .edge, .point: target = .anywhere
      default: break
      }
    }
  }

  /// The edge that was scrolled to; nil elsewhere.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The point that was scrolled to; nil elsewhere, and if only one coordinate was given.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the leading edge that was scrolled to; nil elsewhere.
  public var x: CGFloat? {
    if case .point(let x, _) = target { x } else { nil }
  }

  /// The distance from the top that was scrolled to; nil elsewhere.
  public var y: CGFloat? {
    if case .point(_, let y) = target { y } else { nil }
  }

  /// The id of the view at that place, if it has this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(id, anchor), id)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }
  /// Scrolls to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }
  /// Scrolls to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to target: Target, _ id: (any Hashable & Sendable)? = nil) {
    self.target = target
    calls += 1
    viewID = id
    isByUser = false
  }

  /// Moves to where a person has scrolled: to a view with an id, if it is of the type of the ids.
  mutating func move(toUser id: AnyHashable?) {
    isByUser = true
    target = .anywhere
    if let id = id.flatMap({ Self.id($0, of: idType) }) { viewID = id }
  }

  private static func id<ID: Hashable & Sendable>(
    _ id: AnyHashable, of type: ID.Type
  ) -> (any Hashable & Sendable)? { id as? ID }
}

extension ScrollPosition: Equatable {
  /// Two positions at the same target.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.isByUser == other.isByUser && one.request.target == other.request.target
      && one.anyID == other.anyID
  }
}

extension ScrollPosition {
  private var anyID: AnyHashable? { viewID.map { AnyHashable($0) } }

  /// A request of the author's code to scroll; each call is one.
  struct Request: Equatable {
    enum Target: Equatable {
      case anywhere
      case view(AnyHashable, UnitPoint?)
      case edge(Edge)
      case point(x: CGFloat?, y: CGFloat?)
    }

    var target: Target
    var calls: Int
  }

  var request: Request {
    let target: Request.Target =
      switch target {
      case .anywhere: .anywhere
      case .view(let id, let anchor): .view(AnyHashable(id), anchor)
      case .edge(let edge): .edge(edge)
      case .point(let x, let y): .point(x: x, y: y)
      }
    return Request(target: target, calls: calls)
  }
}

extension ScrollPosition.Request {
  var anchor: UnitPoint? {
    if case .view(_, let anchor) = target { anchor } else { nil }
  }

  /// An edge or a point, as styles say it.
  var styleMembers: [StyleValue.Member]? {
    switch target {
    case .anywhere, .view: nil
    case .edge(let edge): [.init("edge", .word(edge.word))]
    case .point(let x, let y):
      [("x", x), ("y", y)].compactMap { name, length in
        length.map { .init(name, .number(Double($0))) }
      }
    }
  }
}

extension Edge {
  fileprivate var word: UTF8String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
