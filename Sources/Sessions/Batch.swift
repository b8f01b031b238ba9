import OrderedJSON
import WireProtocol

/// Requests that came in one array, answered one after the other, all told in one array.
///
/// Whoever holds it decides how many are answered before others have their turn.
public struct Batch {
  private var requests: ArraySlice<JSONValue>
  private var answers = JSONWriter()

  /// Bytes of answers behind which a batch gets no answer to a further question; a state that others
  /// get as well does not count.
  public static let mostAnswerBytes = 1 << 20

  /// - Throws: what is answered where there is no request, or more than a batch may have.
  public init(_ requests: [JSONValue]) throws(WireError) {
    if requests.isEmpty {
      throw WireError(.invalidRequest, "Expected at least one request in the batch.")
    }
    if requests.count > Catalogue.longestBatch {
      throw WireError(
        .batchTooLarge,
        "The batch has \(requests.count) requests; the limit is \(Catalogue.longestBatch).",
        details: ["limit": .number(.init(Catalogue.longestBatch))])
    }
    self.requests = requests[...]
  }

  public var isDone: Bool { requests.isEmpty }

  /// Bytes of answers so far that are there for this batch alone.
  public var answerBytes: Int { answers.weight }

  /// Whether the answers have grown so large that only commands are still done.
  var isFull: Bool { answers.weight > Self.mostAnswerBytes }

  static var full: WireError {
    WireError(
      .batchTooLarge,
      "The answers of this batch take more than \(mostAnswerBytes) bytes; ask this by itself.",
      details: ["limit": .number(.init(mostAnswerBytes))])
  }

  /// Takes the next request off, and has its answer appended; false where it gets none.
  mutating func answerNext(_ answer: (JSONValue, inout JSONWriter) -> Bool) {
    guard let request = requests.popFirst() else { return }
    let before = answers.bytes.count
    answers.append(literal: before == 0 ? "[" : ",")
    if !answer(request, &answers) { answers.bytes.removeLast(answers.bytes.count - before) }
  }

  /// Appends all answers as one array, once the last is there.
  ///
  /// - Returns: false where there are none.
  public mutating func moveAnswers(to writer: inout JSONWriter) -> Bool {
    precondition(isDone, "the array would end too early")
    if answers.bytes.isEmpty { return false }
    answers.append(literal: "]")
    // They may be large: where nothing stands before them they are not copied.
    if writer.bytes.isEmpty { swap(&writer, &answers) } else { writer.append(answers) }
    return true
  }
}

extension Session {
  /// Answers the next request of a batch.
  public func answerNext(of batch: inout Batch, from client: String, at now: Int64) {
    let isFull = batch.isFull
    batch.answerNext { request, writer in
      answerOne(request, client, now, &writer, refusesQuestions: isFull)
    }
  }
}
