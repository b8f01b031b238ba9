import Foundation
import UniformTypeIdentifiers

/// A thing that is dragged, by the promise of its data; nothing is dragged here.
///
/// Source: Apple, `NSItemProvider`.
public final class NSItemProvider {
  /// A name for what is dragged.
  public var suggestedName: String?

  /// Promises nothing.
  public init() {}
  /// Promises an object.
  public init(object: Any) {}
  /// Promises a file.
  public init?(contentsOf fileURL: URL?) {}
  /// The types of what is promised: none.
  public var registeredTypeIdentifiers: [String] { [] }
  /// False: nothing is promised.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// False: nothing is promised.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// Calls the closure with nothing.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
  /// Calls the closure with nothing.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Calls the closure with nothing.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// The state of a drop; none comes here.
public struct DropInfo {
  /// The place of the drop, in points.
  public let location: CGPoint
  /// False: nothing is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Nothing is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// An effect of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// A proposal about a drop.
public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation
  /// Proposes an effect.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A place for drops; none comes here.
///
/// Source: Apple, `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// True if the drop is accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drop enters the view.
  func dropEntered(info: DropInfo)
  /// Called when the drop moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drop leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
