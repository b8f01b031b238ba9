import OrderedJSON

extension NavigationPath.Element: Hashable {
  /// Compares values as Swift does; stored texts are equal if their tags and payloads are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.content, rhs.content) {
    case (.scalar(let left), .scalar(let right)): left == right
    case (.live(let left), .live(let right)): left.isEqual(to: right)
    case (.stored(let left), .stored(let right)): left == right
    case (.scalar, _), (.live, _), (.stored, _): false
    }
  }

  /// Feeds the value into a hasher, in keeping with equality.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .scalar(let scalar): hasher.combine(scalar)
    case .live(let value): value.hash(into: &hasher)
    case .stored(let stored): hasher.combine(stored)
    }
  }

  /// True if both mean the same value. A stored text is decoded as the other's type; two stored
  /// texts can differ in spelling. Nothing is encoded.
  public func isEquivalent(to other: Self) -> Bool {
    switch (content, other.content) {
    case (.stored(let left), .stored(let right)): left.isEquivalent(to: right)
    case (.stored(let stored), .scalar(let scalar)), (.scalar(let scalar), .stored(let stored)):
      stored.scalar == scalar
    case (.stored(let stored), .live(let value)), (.live(let value), .stored(let stored)):
      value.isEqual(to: stored)
    case (.scalar, _), (.live, _): self == other
    }
  }

  /// True if both are equal and are written with the same bytes.
  ///
  /// Stricter than `==` where Swift calls different spellings equal: composed and decomposed
  /// letters, and the two zeros.
  public func isIdentical(to other: Self) -> Bool {
    guard isCodable == other.isCodable else { return false }
    switch (content, other.content) {
    case (.scalar(let left), .scalar(let right)): return left.isIdentical(to: right)
    case (.live(let left), .live(let right)):
      return left.isEqual(to: right) && payload == other.payload
    case (.scalar, _), (.live, _), (.stored, _): return self == other
    }
  }
}

extension NavigationPath.Element {
  /// True if this can be the value that was kept. If that value could not be written, only its type
  /// and description are known.
  package func isRecognizable(in kept: Self) -> Bool {
    if isEquivalent(to: kept) { return true }
    guard !kept.isCodable, case .stored(let remains) = kept.content, let anyValue else {
      return false
    }
    return TypeName.display(remains.tag.string) == TypeName.display(typeName.string)
      && remains.payload == UTF8String(String(describing: anyValue))
  }

  /// True if the element has this type; a stored element has the type that its tag names.
  func isNamed(_ typeName: UTF8String) -> Bool {
    switch content {
    case .scalar, .live: self.typeName == typeName
    case .stored(let stored): stored.names(typeName)
    }
  }
}
