import OrderedJSON

/// Large texts of a session that all its readers share, each written once.
struct ReaderTexts {
  private var kept: [(revision: Int, kind: Kind, text: SharedText)] = []

  enum Kind {
    case state, message, compactChange
  }

  var bytes: Int { kept.reduce(0) { $0 + $1.text.bytes.count } }

  /// Returns the kept text, or writes it with the closure and keeps it. Of each kind, the texts of
  /// two revisions are kept: the safe one and the newest.
  mutating func text(
    _ kind: Kind, at revision: Int, countedBy count: ByteCount, _ write: () -> [UInt8]
  ) -> SharedText {
    if let known = kept.first(where: { $0.revision == revision && $0.kind == kind }) {
      return known.text
    }
    let text = SharedText(write(), countedBy: count)
    if kept.count(where: { $0.kind == kind }) == 2,
      let oldest = kept.firstIndex(where: { $0.kind == kind })
    {
      kept.remove(at: oldest)
    }
    kept.append((revision, kind, text))
    return text
  }

  mutating func removeAll() {
    if !kept.isEmpty { kept = [] }
  }
}
