import OrderedJSON

extension [ViewNode] {
  /// The number of views in a container, with those that have not been created; nil if all have.
  package var rowCount: Int? {
    guard holdBoxes else { return nil }
    let missing = compactMap(\.missingRowCount)
    return missing.isEmpty ? nil : missing.reduce(unboxed.count, +)
  }
}

extension ViewNode {
  /// The members of a box that takes the place of elements without views; nil for any other node.
  private var missingRows: [StyleValue.Member]? {
    guard isBox, let operation = style?.operations.first(where: { $0.name == "rows" }),
      case .members(let members) = operation.value
    else { return nil }
    return members
  }

  /// The number of the elements.
  fileprivate var missingRowCount: Int? {
    guard case .number(let count)? = missingRows?.first(where: { $0.name == "count" })?.value else {
      return nil
    }
    return Int(count)
  }

  /// The name of the collection.
  package var missingRowsName: UTF8String? {
    guard case .word(let name)? = missingRows?.first(where: { $0.name == "of" })?.value else {
      return nil
    }
    return name
  }
}
