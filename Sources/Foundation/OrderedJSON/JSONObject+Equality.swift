extension JSONObject: Hashable {
  /// True if both have the same members with equal values, in any order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.equals(right, .numerically)
  }

  func equals(_ other: JSONObject, _ comparison: JSONValue.Comparison) -> Bool {
    guard count == other.count else { return false }
    for index in members.indices {
      guard members[index].key == other.members[index].key else {
        return comparison != .letterForLetter && rest(from: index, equals: other, comparison)
      }
      guard members[index].value.equals(other.members[index].value, comparison) else {
        return false
      }
    }
    return true
  }

  /// Compares what follows a common beginning, by name.
  private func rest(
    from start: Int, equals other: JSONObject, _ comparison: JSONValue.Comparison
  ) -> Bool {
    let indices = MemberIndices(of: other)
    return members[start...].allSatisfy { member in
      guard let index = indices[member.key] else { return false }
      return other.members[index].value.equals(member.value, comparison)
    }
  }

  /// The same for every order of the members.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for member in members {
      var single = Hasher()
      single.combine(member.key)
      single.combine(member.value)
      sum &+= single.finalize()
    }
    hasher.combine(sum)
    hasher.combine(count)
  }
}
