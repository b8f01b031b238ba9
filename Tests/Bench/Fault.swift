/// The reason that the run has failed, in a sentence.
struct Fault: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
