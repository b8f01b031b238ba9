extension StyleValue {
  /// The members of both values, and those of their members; else the other value.
  package func joined(with other: StyleValue) -> StyleValue {
    guard case .members(var members) = self, case .members(let others) = other else {
      return other
    }
    for other in others {
      if let known = members.firstIndex(where: { $0.name == other.name }) {
        members[known] = Member(other.name, members[known].value.joined(with: other.value))
      } else {
        members.append(other)
      }
    }
    return .members(members)
  }
}
