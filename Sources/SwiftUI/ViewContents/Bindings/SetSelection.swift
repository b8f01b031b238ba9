import NavigationCore

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
    return .set(elements.sorted { $0.fullTitle < $1.fullTitle })
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
