extension JSONPatch {
  /// The document after all operations; an error names the first that cannot be done.
  ///
  /// - Throws: the first operation that does not apply: `lookupFailed`, `testFailed`,
  ///   `movesIntoItself`, `removesDocument`, `tooDeep`, `tooManyCopies`.
  public func apply(
    to document: JSONValue, limits: JSONLimits = .standard
  ) throws(JSONPatchError) -> JSONValue {
    try applied(to: document, limits: limits).document
  }

  /// The patch that leads back: applied to the outcome of this one, it restores the document.
  ///
  /// Like a difference, it consists of add, remove and replace with numeric indices, and restores
  /// every value as spelled but not the order of members.
  ///
  /// - Throws: the first operation that does not apply, as `apply(to:limits:)` does.
  public func inverse(
    on document: JSONValue, limits: JSONLimits = .standard
  ) throws(JSONPatchError) -> JSONPatch {
    JSONPatch(try applied(to: document, limits: limits).undoing.reversed())
  }

  private func applied(
    to document: JSONValue, limits: JSONLimits
  ) throws(JSONPatchError) -> PatchedDocument {
    var patched = PatchedDocument(document, limits: limits)
    for operation in operations { try patched.perform(operation) }
    return patched
  }
}
