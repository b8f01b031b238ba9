import OrderedJSON
import SceneModel
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
  /// The answer to the request before the next one, if it takes more than one step.
  private var unfinished: UnfinishedAnswer?
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

  private init(alone request: Item, isLong: Bool) {
    requests = [request]
    isArray = false
    self.isLong = isLong
  }

  /// Creates a batch from the requests of a message; nil for a short message with a single request
  /// whose answer takes one step.
  package init?(_ frame: Frame, ofBytes count: Int) {
    let isLong = count >= Self.longMessage
    switch frame {
    case .other(.array(let requests)):
      guard let batch = try? Batch(requests, isLong: isLong) else { return nil }
      self = batch
    case .other(let value):
      guard isLong || value["method"]?.stringValue == Catalogue.export?.name else { return nil }
      self.init(alone: .other(value), isLong: isLong)
    case .request(let request):
      guard isLong || request.method === Catalogue.export else { return nil }
      self.init(alone: .request(request), isLong: isLong)
    }
    requestBytes = count * Self.growth
  }

  /// - Parameter request: the only one, which is answered by itself.
  package init(alone request: Request) { self.init(alone: .request(request), isLong: true) }

  /// The next request; nil if it cannot be read.
  package var next: Request? {
    switch requests.first {
    case .request(let request)?: request
    case .other(let value)?: try? Request(value)
    case nil: nil
    }
  }

  /// True if the next request calls one of these methods, and the answer before it is complete.
  package func isNext(among methods: Set<UTF8String>) -> Bool {
    if unfinished != nil { return false }
    return switch requests.first {
    case .request(let request)?: methods.contains(request.method.name)
    case .other(let value)?: value["method"]?.stringValue.map(methods.contains) ?? false
    case nil: false
    }
  }

  /// The number of requests that have not been answered.
  package var count: Int { requests.count }

  /// True if all requests have been answered.
  public var isDone: Bool { requests.isEmpty && unfinished == nil }

  /// The bytes that the batch takes, with its answers so far, not counting shared texts.
  @MainActor public var bytes: Int {
    requestBytes + answers.weight + (unfinished?.bytes ?? 0)
  }

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
      case .request(let request): session.begin(request, client, now, &answers, &unfinished)
      case .other(let value):
        session.beginOne(
          value, client, now, &answers, &unfinished, refusesQuestions: refusesQuestions)
      }
    if !isAnswered { answers.bytes.removeLast(answers.bytes.count - before) }
  }
}

extension Batch {
  fileprivate var isWritingAnswer: Bool { unfinished != nil }

  /// Writes a part of the answer to the request before the next one.
  @MainActor
  fileprivate mutating func continueAnswer() {
    if unfinished?.writeNext() == false { unfinished.finish(into: &answers) }
  }

  /// Ends an answer that is being written: no one waits for it any longer.
  public mutating func abandonAnswer() { unfinished = nil }
}

extension Catalogue {
  fileprivate static let export = method(named: "export")
}

extension UnfinishedAnswer? {
  /// Writes the rest of the answer, if there is one, and forgets it.
  @MainActor
  mutating func finish(into writer: inout JSONWriter) {
    guard var answer = take() else { return }
    while answer.writeNext() {}
    answer.move(to: &writer)
  }
}

extension Session {
  /// Answers the next request of a batch, or a part of it, or reads some of its values first.
  public func processNext(of batch: inout Batch, from client: String, at now: Int64) {
    if continueAnswer(of: &batch) { return }
    refreshTypes()
    if batch.preparse(in: context) { return }
    context.use(batch.takePreparsed())
    defer { context.use(nil as PreparsedValues?) }
    batch.processNext(in: self, from: client, at: now)
  }

  private func continueAnswer(of batch: inout Batch) -> Bool {
    if !batch.isWritingAnswer { return false }
    // Writing values runs an author's code.
    let recorder = status.runsCode ? RunningCode.recorder : nil
    recorder?.began("export", in: id, for: nil)
    defer { recorder?.returned(from: id, success: false) }
    batch.continueAnswer()
    return true
  }
}
