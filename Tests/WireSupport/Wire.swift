import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StateDocument
import Testing
import WireProtocol

/// A timeline that takes and returns JSON, without a session around it.
package struct Wire {
  package private(set) var timeline: Timeline
  package let context: ReadingContext
  /// The last notification in its compact form.
  package private(set) var compact = JSONWriter()

  package init(
    scene: SceneDescription = .sandbox(), maxDepth: Int = Reducer.standardMaxDepth,
    unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) {
    timeline = Timeline(reducer: Reducer(scene: scene, maxDepth: maxDepth))
    context = ReadingContext(types: scene.types, unknownTypes: unknownTypes)
  }

  /// Does a command.
  ///
  /// - Returns: The notification, unless nothing has changed.
  /// - Throws: The refusal that a client would get.
  @discardableResult
  package mutating func send(_ method: UTF8String, _ params: JSONObject = [:]) throws -> [UInt8]? {
    let request = try Request(["method": .string(method), "params": .object(params)])
    guard case .command(let command) = try request.call(in: context) else {
      throw NoCommand(method: method)
    }
    let cause = Cause(method: method, client: "c7", id: 12)
    let before = timeline.scene.rendering(of: timeline.state)
    let transition: Transition?
    do {
      transition = try timeline.perform(command, cause: cause, at: 1_767_607_872_345)
    } catch {
      throw WireError(error)
    }
    guard let transition else { return nil }
    var writer = JSONWriter()
    var causes = CauseText()
    // As in a session whose scene runs no code.
    let rendered = transition.outlines.map { _ in
      RenderedChange(from: before, to: timeline.scene.rendering(of: timeline.state))
    }
    let parts = writer.appendChanged(
      transition, rendered: rendered, state: timeline.state, scene: timeline.scene,
      causes: &causes)
    compact = JSONWriter()
    CompactChange(
      timeline.head, in: writer.bytes[...], parts.compact, patch: parts.patch
    ).write(to: &compact)
    return writer.bytes
  }

  package struct NoCommand: Error {
    package let method: UTF8String

    package init(method: UTF8String) {
      self.method = method
    }
  }

  /// The number of elements on the path.
  package var depth: Int { timeline.state.path.count }

  /// The state document.
  package var document: JSONValue {
    get throws {
      var writer = JSONWriter()
      writer.append(timeline.state, in: timeline.scene)
      return try JSONValue(parsing: writer.bytes)
    }
  }
}

extension WireError {
  /// The error that a closure throws; nil if it throws none of this kind.
  package static func thrown<Outcome>(by body: () throws -> Outcome) -> WireError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? WireError
    }
  }
}
