/// Every code that an answer's `error` can carry, with its key.
package enum ErrorCode: Int, CaseIterable, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  case pathEmpty = 1001
  case noSuchElement = 1002
  case unknownType = 1003
  case valueMismatch = 1004
  case notCodable = 1005
  case selectionInvalid = 1006
  case limitExceeded = 1007
  case locked = 1008
  case revisionConflict = 1009
  case transactionFailed = 1010
  case importIncompatible = 1011
  case historyGone = 1012
  case rateLimited = 1013
  case batchTooLarge = 1014
  case storageFull = 1015
  case unavailable = 1016
  case keyExpired = 1017
  case keyReused = 1018
  case overloaded = 1019

  /// The stable name that programs and translations go by.
  package var key: String {
    switch self {
    case .parseError: "parse_error"
    case .invalidRequest: "invalid_request"
    case .methodNotFound: "method_not_found"
    case .invalidParams: "invalid_params"
    case .internalError: "internal_error"
    case .pathEmpty: "path_empty"
    case .noSuchElement: "no_such_element"
    case .unknownType: "unknown_type"
    case .valueMismatch: "value_mismatch"
    case .notCodable: "not_codable"
    case .selectionInvalid: "selection_invalid"
    case .limitExceeded: "limit_exceeded"
    case .locked: "locked"
    case .revisionConflict: "revision_conflict"
    case .transactionFailed: "transaction_failed"
    case .importIncompatible: "import_incompatible"
    case .historyGone: "history_gone"
    case .rateLimited: "rate_limited"
    case .batchTooLarge: "batch_too_large"
    case .storageFull: "storage_full"
    case .unavailable: "unavailable"
    case .keyExpired: "key_expired"
    case .keyReused: "key_reused"
    case .overloaded: "overloaded"
    }
  }

  /// True if the same request can succeed later, unchanged.
  package var isRetryable: Bool {
    switch self {
    case .locked, .revisionConflict, .rateLimited, .storageFull, .unavailable, .overloaded: true
    default: false
    }
  }
}
