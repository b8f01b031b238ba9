import ExchangeFormats
import NavigationCore
import OrderedJSON
import StateDocument
import ViewRuntime
import WireProtocol

// Commands of scripts and of the dashboard, for what no finger does.
extension TestScene {
  /// Does a command as scripts send it to a server: `{"method": "push", "params": {"value": 42}}`.
  ///
  /// It takes those that act on the navigation, a transaction and an import as well, and `tap`, `back` and
  /// `openURL`; undo, redo and restore need the history that a server's session has.
  ///
  /// - Parameter command: JSON of the protocol, with tagged values for types of the app's.
  /// - Throws: `QueryFailure` if it cannot be done, with the reason; nothing has changed then.
  public func perform(_ command: String) async throws {
    do {
      try perform(try JSONValue(parsing: command))
    } catch {
      throw failure(.refused("do \(command.shortened(to: 200))", Self.sentence(error)))
    }
    device.environment = runtime.contents.settings.environment
    await turns()
  }

  private func perform(_ json: JSONValue) throws {
    let context = ReadingContext(types: runtime.description.types, unknownTypes: .keep)
    let request = try Request(json)
    switch try request.call(in: context) {
    case .command(.undo), .command(.redo), .command(.restore):
      throw WireError(
        .invalidParams,
        """
        “\(request.method.name)” needs the history of a server’s session: \
        it cannot be done to a scene alone.
        """)
    case .command(.back): _ = try runtime.back()
    case .command(.transaction(let commands)): try apply(commands)
    case .command(let command): try apply([command])
    case .tap(let control, let text, let submits):
      _ = try runtime.tap(control, text: text, submits: submits)
    case .openURL(let url): _ = try runtime.open(url: url)
    case .importDocument(.json(let document), isDryRun: false): try load(document, in: context)
    default:
      throw WireError(
        .invalidParams, "“\(request.method.name)” can’t be done to a scene alone.")
    }
  }

  /// Columns and style stay what the author's views say.
  private func load(_ document: JSONValue, in context: ReadingContext) throws {
    let judgement = Document.judge(
      document, for: runtime.description, maxDepth: Reducer.standardMaxDepth, in: context)
    guard var contents = judgement.contents else {
      let reason = judgement.reasons.first?.sentence
      throw WireError(.importIncompatible, reason ?? "The document cannot be imported.")
    }
    contents.columns = runtime.contents.columns
    contents.style = runtime.contents.style
    try apply([.load(contents)])
  }

  func apply(_ commands: [Command]) throws(Refusal) {
    let scene = runtime.description
    var state = NavigationState(runtime.contents, in: scene)
    _ = try runtime.apply(Reducer(scene: scene).dryRun(commands, on: &state))
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as WireError: error.message.string
    default: "\(error)"
    }
  }
}
