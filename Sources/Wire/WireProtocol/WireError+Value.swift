import NavigationCore

extension WireError {
  /// Reports a value that cannot be read.
  package init(_ error: ValueError) {
    let code: ErrorCode =
      switch error.kind {
      case .unknownType: .unknownType
      case .valueMismatch: .valueMismatch
      case .malformed: .invalidParams
      }
    self.init(code, error.sentence, pointer: error.pointer)
  }
}
