import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

@testable import ExchangeFormats

extension Document {
  /// Requests, one a line, that lead a new session to the end of a script.
  ///
  /// - Parameter scene: the id of the scene to open first; nil for none.
  static func lines(
    _ script: ReplayScript, opening scene: UTF8String?, types: TypeRegistry
  ) -> String {
    var lines = RequestLines(types: types)
    lines.appendStart(script.start, opening: scene)
    for step in script.steps { lines.append(step.commands, of: step.cause) }
    return String(decoding: lines.bytes, as: UTF8.self)
  }
}
