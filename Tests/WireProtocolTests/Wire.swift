import NavigationCore
import OrderedJSON
import Testing

@testable import WireProtocol

/// A timeline that is spoken to in JSON, without a session around it.
struct Wire {
  private(set) var timeline: Timeline
  let context: ReadingContext

  init(
    scene: SceneDescription = .sandbox(), maxDepth: Int = Reducer.standardMaxDepth,
    unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) {
    timeline = Timeline(reducer: Reducer(scene: scene, maxDepth: maxDepth))
    context = ReadingContext(types: scene.types, unknownTypes: unknownTypes)
  }

  /// Does a command.
  ///
  /// - Returns: the notification, unless nothing has changed.
  /// - Throws: what the client would be told.
  @discardableResult
  mutating func send(_ method: UTF8String, _ params: JSONObject = [:]) throws -> [UInt8]? {
    let request = try Request(["method": .string(method), "params": .object(params)])
    guard case .command(let command) = try request.call(in: context) else {
      throw NoCommand(method: method)
    }
    let cause = Cause(method: method, client: "c7", id: 12)
    let transition: Transition?
    do {
      transition = try timeline.perform(command, cause: cause, at: 1_767_607_872_345)
    } catch {
      throw WireError(error)
    }
    guard let transition else { return nil }
    var writer = JSONWriter()
    var causes = CauseText()
    writer.appendChanged(
      transition, state: timeline.state, scene: timeline.scene, causes: &causes)
    return writer.bytes
  }

  struct NoCommand: Error {
    let method: UTF8String
  }

  /// The state document.
  var document: JSONValue {
    get throws {
      var writer = JSONWriter()
      writer.append(timeline.state, in: timeline.scene)
      return try JSONValue(parsing: writer.bytes)
    }
  }
}

extension WireError {
  /// What a closure throws; nil where it throws nothing of this kind.
  static func thrown<Outcome>(by body: () throws -> Outcome) -> WireError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? WireError
    }
  }
}
