import NavigationCore

/// The selection of a list, without its type.
@MainActor
package protocol SelectionBinding {
  /// True if a row with this tag can be selected.
  func accepts(_ tag: AnyHashable) -> Bool
  func contains(_ tag: AnyHashable) -> Bool
  /// The type of its values.
  var valueType: any Hashable.Type { get }
  /// A person taps the row.
  func choose(_ tag: AnyHashable)
  /// A person taps the row while the list is edited.
  func toggle(_ tag: AnyHashable)
  func element(for tag: AnyHashable) -> NavigationPath.Element?
  /// The present selection.
  var current: SelectionRequest { get }
  /// The tags of the rows that are selected; empty if only one can be.
  var chosen: Set<AnyHashable> { get }
  /// - Throws: `valueMismatch`; nothing has changed then.
  func check(_ wanted: Selection) throws(Refusal)
  /// Writes a selection that `check` accepts.
  func set(_ wanted: Selection)
  /// True if the selection decides about the next column.
  var drivesNavigation: Bool { get }
  /// Registers the type of its values, so that messages can name it.
  func register(in types: inout TypeRegistry)
}

extension SelectionBinding {
  package var drivesNavigation: Bool { true }
  package func toggle(_ tag: AnyHashable) { choose(tag) }
  package var chosen: Set<AnyHashable> { [] }
}
