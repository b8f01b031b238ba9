/// A command as the model knows it.
indirect enum ModelCommand {
  case push([ModelValue], from: String)
  case pop(Int)
  case popToRoot
  case popToIndex(Int)
  /// The element with that token, which may have been removed or never have existed.
  case popToToken(Int)
  case popToValue(ModelValue)
  case popToType(String)
  case setPath([ModelValue])
  case replaceTop(ModelValue)
  case select(String, ModelChoice)
  case present(ModelValue?)
  case setColumnVisibility(String)
  case setPreferredCompactColumn(String)
  case setEnvironment(ModelTraits)
  case back
  case load(ModelContents)
  case transaction([ModelCommand])
  case undo
  case redo
  case restore(Int)
}

/// A selection to be set.
enum ModelChoice {
  case none
  case one(ModelValue)
  case many([ModelValue])
}

struct ModelTraits {
  var device: String?
  var width: Int?
  var height: Int?
  var isCompact: Bool?
  var platform: String?
}

struct ModelContents {
  var screen: ModelScreen
  var columns: Int
  var style: String
  var visibility: String
  var preferred: String
  var sidebar: ModelChoice
  var content: ModelChoice
  var path: [ModelValue]
}

enum ModelOutcome: Equatable {
  case accepted
  case unchanged
  /// The key of the error.
  case refused(String)
}
