/// The reason why the run failed, as a sentence.
struct Fault: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
