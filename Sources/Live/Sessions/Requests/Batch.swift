import OrderedJSON
import WireProtocol

/// Requests from one array, which are answered in order in one array; or a single long request.
///
/// The caller decides how much is done before other clients have their turn.
public struct Batch {
  private var requests: ArraySlice<Item>
  private var answers = JSONWriter()
  private let isArray: Bool
  /// The largest number of bytes that the parsed and read requests take.
  public private(set) var requestBytes = 0
  /// True if values are read in separate steps.
  private let isLong: Bool
  /// The values of the next request that have been read so far.
  private var preparsed: PreparsedValues?
  /// True if the first request has been started.
  public private(set) var hasBegun = false

  private enum Item {
    case request(Request)
    case other(JSONValue)

    var params: JSONValue {
      switch self {
      case .request(let request): .object(request.params)
      case .other(let value): value["params"] ?? .null
      }
    }
  }

  /// The size of answers in bytes after which a batch gets no answers to further queries. A state
  /// that is shared with other readers does not count.
  public static let maxAnswerBytes = 1 << 20
  /// The size in bytes from which on a message is processed in several steps.
  public static let longMessage = 4_096
  /// The largest number of bytes in memory for each byte of a message: a digit and a comma become a
  /// `JSONValue`, and an object also becomes a path element.
  private static let growth = 16

  /// - Parameter isLong: true if the requests may contain very many values.
  /// - Throws: `invalidRequest` for no request, `batchTooLarge` for too many.
  package init(_ requests: [JSONValue], isLong: Bool = false) throws(WireError) {
    if requests.isEmpty {
      throw WireError(.invalidRequest, "Expected at least one request in the batch.")
    }
    if requests.count > Catalogue.maxBatch {
      throw WireError(
        .batchTooLarge,
        "The batch has \(requests.count) requests; the limit is \(Catalogue.maxBatch).",
        details: ["limit": .number(.init(Catalogue.maxBatch))])
    }
    self.requests = requests.map(Item.other)[...]
    isArray = true
    self.isLong = isLong
  }

  private init(alone request: Item) {
    requests = [request]
    isArray = false
    isLong = true
  }

  /// Creates a batch from the requests of a message; nil for a short message with a single request.
  package init?(_ frame: Frame, ofBytes count: Int) {
    let isLong = count >= Self.longMessage
    switch frame {
    case .other(.array(let requests)):
      guard let batch = try? Batch(requests, isLong: isLong) else { return nil }
      self = batch
    case .other(let value):
      guard isLong else { return nil }
      self.init(alone: .other(value))
    case .request(let request):
      guard isLong else { return nil }
      self.init(alone: .request(request))
    }
    requestBytes = count * Self.growth
  }

  /// True if all requests have been answered.
  public var isDone: Bool { requests.isEmpty }

  /// The bytes that the batch takes, with its answers so far, not counting shared texts.
  public var bytes: Int { requestBytes + answers.weight }

  /// True if the answers have grown so large that only commands are still carried out.
  private var isFull: Bool { answers.weight > Self.maxAnswerBytes }

  static var full: WireError {
    WireError(
      .batchTooLarge,
      "The batch’s responses exceed \(maxAnswerBytes) bytes. Send this request separately.",
      details: ["limit": .number(.init(maxAnswerBytes))])
  }

  /// Moves the answers, as an array or as the single answer, once all requests have been answered.
  ///
  /// - Returns: false if there are none.
  public mutating func moveAnswers(to writer: inout JSONWriter) -> Bool {
    precondition(isDone, "the array would end too early")
    if answers.bytes.isEmpty { return false }
    if isArray { answers.append(literal: "]") }
    // The answers may be large: they are not copied if the writer is empty.
    if writer.bytes.isEmpty { swap(&writer, &answers) } else { writer.append(answers) }
    return true
  }
}

extension Batch {
  /// Reads some values of the next request.
  ///
  /// - Returns: whether there are more.
  fileprivate mutating func preparse(in context: ReadingContext) -> Bool {
    guard isLong, let next = requests.first else { return false }
    if preparsed == nil { preparsed = PreparsedValues(in: next.params, context: context) }
    return preparsed?.readOn() ?? false
  }

  fileprivate mutating func takePreparsed() -> PreparsedValues? {
    defer { preparsed = nil }
    return preparsed
  }

  /// Removes the next request, and appends its answer.
  @MainActor
  fileprivate mutating func processNext(
    in session: Session, from client: String, at now: Int64
  ) {
    guard let item = requests.popFirst() else { return }
    let refusesQuestions = isFull
    hasBegun = true
    let before = answers.bytes.count
    if isArray { answers.append(literal: before == 0 ? "[" : ",") }
    let isAnswered =
      switch item {
      case .request(let request): session.process(request, client, now, &answers)
      case .other(let value):
        session.processOne(value, client, now, &answers, refusesQuestions: refusesQuestions)
      }
    if !isAnswered { answers.bytes.removeLast(answers.bytes.count - before) }
  }
}

extension Session {
  /// Answers the next request of a batch, or reads some of its values first.
  public func processNext(of batch: inout Batch, from client: String, at now: Int64) {
    refreshTypes()
    if batch.preparse(in: context) { return }
    context.use(batch.takePreparsed())
    defer { context.use(nil as PreparsedValues?) }
    batch.processNext(in: self, from: client, at: now)
  }
}
