import OrderedJSON

/// Large texts of a session that all its readers share, each written once.
struct ReaderTexts {
  private var kept: [(revision: Int, kind: Kind, text: SharedText)] = []

  enum Kind {
    case state, message, compactChange
  }

  var bytes: Int { kept.reduce(0) { $0 + $1.text.bytes.count } }

  /// Returns the text if it is kept.
  func text(_ kind: Kind, at revision: Int) -> SharedText? {
    kept.first { $0.revision == revision && $0.kind == kind }?.text
  }

  /// Keeps a text. Of each kind, the texts of two revisions are kept: the safe one and the newest.
  mutating func keep(_ text: SharedText, as kind: Kind, at revision: Int) {
    if kept.count(where: { $0.kind == kind }) == 2,
      let oldest = kept.firstIndex(where: { $0.kind == kind })
    {
      kept.remove(at: oldest)
    }
    kept.append((revision, kind, text))
  }

  mutating func removeAll() {
    if !kept.isEmpty { kept = [] }
  }
}
