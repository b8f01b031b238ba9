import OrderedJSON

extension [ViewNode] {
  /// The words of the nodes, in order; those of images only if there are no others.
  package var joinedText: UTF8String {
    var words: [UTF8String] = []
    collectWords(ofPictures: false, into: &words)
    if words.isEmpty { collectWords(ofPictures: true, into: &words) }
    if words.count == 1 { return words[0] }
    return UTF8String(words.map(\.string).joined(separator: ", "))
  }

  /// By index: an iterator would copy each node.
  private func collectWords(ofPictures: Bool, into words: inout [UTF8String]) {
    for index in indices {
      if let label = self[index].label, !label.isEmpty, self[index].kind != .image || ofPictures {
        words.append(label)
      } else {
        self[index].children.collectWords(ofPictures: ofPictures, into: &words)
      }
    }
  }
}

extension Array {
  /// The element, if there is only one.
  package var only: Element? { count == 1 ? self[0] : nil }
}
