import OrderedJSON
import Testing

@Suite struct SentenceTests {
  private let depth = 3
  private let name: UTF8String = "a {0} “b”"

  @Test func `a sentence is its literal and the values in it`() {
    let sentence: Sentence = "“\(name)” has \(depth) elements; the limit is \(true)."
    #expect(sentence.words == "“{0}” has {1} elements; the limit is {2}.")
    #expect(sentence.values == [.text(name), .text("3"), .text("true")])
    #expect(sentence.text == "“a {0} “b”” has 3 elements; the limit is true.")
  }

  @Test func `a sentence without values is its own key`() {
    let sentence: Sentence = "The path is empty."
    #expect(sentence.words == "The path is empty." && sentence.text == sentence.words)
    #expect(sentence.json == ["words": "The path is empty."])
  }

  @Test func `a nested sentence keeps its own words and values`() {
    let inner: Sentence = "the limit is \(depth)."
    let sentence: Sentence = "Command \(1) was rejected: \(inner)"
    #expect(sentence.text == "Command 1 was rejected: the limit is 3.")
    #expect(
      sentence.json == [
        "words": "Command {0} was rejected: {1}",
        "values": ["1", ["words": "the limit is {0}.", "values": ["3"]]],
      ])
  }

  @Test func `words from elsewhere have no key, alone and in a sentence`() {
    let elsewhere = Sentence(verbatim: "An app says {0}.")
    #expect(elsewhere.json == nil && elsewhere.text == "An app says {0}.")
    let sentence: Sentence = "Refused: \(elsewhere)"
    #expect(sentence.json == ["words": "Refused: {0}", "values": ["An app says {0}."]])
  }

  @Test func `a literal over several lines is one sentence`() {
    let sentence: Sentence = """
      One \
      sentence with \(depth) values.
      """
    #expect(sentence.words == "One sentence with {0} values.")
  }
}
