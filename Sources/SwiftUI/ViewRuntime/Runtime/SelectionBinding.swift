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

/// A list that selects one value or none.
package struct SingleSelection<Value: Hashable> {
  let binding: Binding<Value?>

  package init(binding: Binding<Value?>) {
    self.binding = binding
  }
}

@MainActor
extension SingleSelection: SelectionBinding {
  package func register(in types: inout TypeRegistry) { types.learn(Value.self) }

  package var valueType: any Hashable.Type { Value.self }
  package func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }
  package func contains(_ tag: AnyHashable) -> Bool {
    binding.wrappedValue.map { AnyHashable($0) == tag } ?? false
  }

  package func choose(_ tag: AnyHashable) {
    if let value = tag.base as? Value { binding.wrappedValue = value }
  }

  package func element(for tag: AnyHashable) -> NavigationPath.Element? {
    (tag.base as? Value).map { ElementCoding.element($0) }
  }

  package var current: SelectionRequest {
    binding.wrappedValue.map { .single(ElementCoding.element($0)) } ?? .none
  }

  /// - Throws: `valueMismatch` for an element of another type, or for more than one element.
  package func check(_ wanted: Selection) throws(Refusal) {
    if case .set(let elements) = wanted, elements.count > 1 {
      throw .valueMismatch(expected: "\(Value.self)", found: "a set")
    }
    for element in wanted.elements { _ = try ElementCoding.value(element.element, as: Value.self) }
  }

  package func set(_ wanted: Selection) {
    binding.wrappedValue = wanted.elements.first.flatMap {
      try? ElementCoding.value($0.element, as: Value.self)
    }
  }
}

/// A list that selects any number of values.
package struct SetSelection<Value: Hashable> {
  let binding: Binding<Set<Value>>

  package init(binding: Binding<Set<Value>>) {
    self.binding = binding
  }
}

@MainActor
extension SetSelection: SelectionBinding {
  package func register(in types: inout TypeRegistry) { types.learn(Value.self) }

  package var valueType: any Hashable.Type { Value.self }
  package func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }
  package func contains(_ tag: AnyHashable) -> Bool {
    (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false
  }

  /// A tap without a modifier key selects only this row.
  package func choose(_ tag: AnyHashable) {
    if let value = tag.base as? Value { binding.wrappedValue = [value] }
  }

  /// Adds the row to the selected ones, or takes it out.
  package func toggle(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    binding.wrappedValue.formSymmetricDifference([value])
  }

  package func element(for tag: AnyHashable) -> NavigationPath.Element? {
    (tag.base as? Value).map { ElementCoding.element($0) }
  }

  package var chosen: Set<AnyHashable> { Set(binding.wrappedValue.map { AnyHashable($0) }) }

  /// In an order that does not change from reading to reading.
  package var current: SelectionRequest {
    if binding.wrappedValue.isEmpty { return .none }
    let elements = binding.wrappedValue.map { ElementCoding.element($0) }
    return .set(elements.sorted { $0.displayTitle < $1.displayTitle })
  }

  /// - Throws: `valueMismatch` for an element of another type.
  package func check(_ wanted: Selection) throws(Refusal) {
    for element in wanted.elements { _ = try ElementCoding.value(element.element, as: Value.self) }
  }

  package func set(_ wanted: Selection) {
    binding.wrappedValue = Set(
      wanted.elements.compactMap { try? ElementCoding.value($0.element, as: Value.self) })
  }
}
