import OrderedJSON
import WireProtocol

/// Requests that came in one array, answered one after the other, all told in one array; or a long
/// request that came alone.
///
/// Whoever holds it decides how much is done before others have their turn.
public struct Batch {
  private var requests: ArraySlice<Item>
  private var answers = JSONWriter()
  private let isArray: Bool
  /// The bytes that the requests take at most, as they have been parsed and read.
  public private(set) var requestBytes = 0
  /// True if values are read in steps of their own.
  private let isLong: Bool
  /// The values of the next request, as far as they have been read.
  private var preparsed: PreparsedValues?
  /// True if one of its requests has been done.
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

  /// Bytes of answers behind which a batch gets no answer to a further question; a state that others
  /// get as well does not count.
  public static let maxAnswerBytes = 1 << 20
  /// A message with so many bytes is done in several steps.
  public static let longMessage = 4_096
  /// For a byte of a message, at most: a digit and a comma become a `JSONValue`, and an object becomes
  /// a path element beside it.
  private static let growth = 16

  /// - Parameter isLong: true if the requests may hold very many values.
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

  /// The requests of a message, unless it is a short one of a single request.
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

  /// The bytes that it takes, with its answers so far; texts that others get as well are not counted.
  public var bytes: Int { requestBytes + answers.weight }

  /// True if the answers have grown so large that only commands are still done.
  private var isFull: Bool { answers.weight > Self.maxAnswerBytes }

  static var full: WireError {
    WireError(
      .batchTooLarge,
      "The batch’s responses exceed \(maxAnswerBytes) bytes. Send this request separately.",
      details: ["limit": .number(.init(maxAnswerBytes))])
  }

  /// Takes all answers, once the last is there: the array of them, or the only one.
  ///
  /// - Returns: false where there are none.
  public mutating func moveAnswers(to writer: inout JSONWriter) -> Bool {
    precondition(isDone, "the array would end too early")
    if answers.bytes.isEmpty { return false }
    if isArray { answers.append(literal: "]") }
    // They may be large: where nothing stands before them they are not copied.
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

  /// Takes the next request off, and has its answer appended.
  @MainActor
  fileprivate mutating func answerNext(
    in session: Session, from client: String, at now: Int64
  ) {
    guard let item = requests.popFirst() else { return }
    let refusesQuestions = isFull
    hasBegun = true
    let before = answers.bytes.count
    if isArray { answers.append(literal: before == 0 ? "[" : ",") }
    let isAnswered =
      switch item {
      case .request(let request): session.answer(request, client, now, &answers)
      case .other(let value):
        session.answerOne(value, client, now, &answers, refusesQuestions: refusesQuestions)
      }
    if !isAnswered { answers.bytes.removeLast(answers.bytes.count - before) }
  }
}

extension Session {
  /// Answers the next request of a batch, or takes a step towards that.
  public func answerNext(of batch: inout Batch, from client: String, at now: Int64) {
    refreshTypes()
    if batch.preparse(in: context) { return }
    context.use(batch.takePreparsed())
    defer { context.use(nil as PreparsedValues?) }
    batch.answerNext(in: self, from: client, at: now)
  }
}
