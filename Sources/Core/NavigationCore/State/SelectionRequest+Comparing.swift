extension SelectionRequest {
  /// True if both select the same values.
  package func isSame(as other: SelectionRequest) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.single(let left), .single(let right)): left == right
    case (.set(let left), .set(let right)): left == right
    default: false
    }
  }
}
