/// The selection of a list: nothing, one value, or a set of values.
public enum Selection: Hashable {
  case none
  case single(IdentifiedElement)
  /// In the order of selection; no two are equal.
  case set([IdentifiedElement])

  /// The selected elements, in the order of selection.
  public var elements: [IdentifiedElement] {
    switch self {
    case .none: []
    case .single(let element): [element]
    case .set(let elements): elements
    }
  }

  /// True if nothing is selected.
  public var isEmpty: Bool { elements.isEmpty }

  /// True if both hold the same values, down to their spelling; identities and order do not count.
  public func hasSameValues(as other: Selection) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.single(let left), .single(let right)): left.element.isIdentical(to: right.element)
    case (.set(let left), .set(let right)): Self.haveSameMembers(left, right)
    default: false
    }
  }

  private static func haveSameMembers(
    _ left: [IdentifiedElement], _ right: [IdentifiedElement]
  ) -> Bool {
    let members = Set(left.map(\.element))
    return left.count == right.count
      && right.allSatisfy { candidate in
        guard let index = members.firstIndex(of: candidate.element) else { return false }
        return members[index].isIdentical(to: candidate.element)
      }
  }
}

extension SelectionRequest {
  /// Asks for what is selected.
  public init(_ selection: Selection) {
    switch selection {
    case .none: self = .none
    case .single(let element): self = .single(element.element)
    case .set(let elements): self = .set(elements.map(\.element))
    }
  }
}
