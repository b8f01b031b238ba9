import Dispatch
import Sessions

extension PostgreSQLStore {
  nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Publishes this node's address to the other nodes, and follows their changes from then on.
  public func join(at address: String, then done: @escaping @MainActor () -> Void) {
    become(Node(id: node.id, address: address))
    keeper.begin(at: address) { [weak self] report in
      self?.take(report)
      done()
    } then: { [weak self] report in
      self?.take(report)
    }
  }

  /// Asks the database how many sessions live on each node.
  public func countSessions(then done: @escaping @MainActor ([NodeEntry]?) -> Void) {
    opener.perform { (connection) throws(DatabaseError) in
      try connection.nodes()
    } then: {
      done(try? $0.get())
    }
  }

  /// Gives all sessions back.
  public func leave(then done: @escaping @MainActor () -> Void) {
    keeper.end { _ in done() }
  }

  /// False while this node has not been heard by the database for as long as its lease.
  public var isCertain: Bool { keeper.renewedAt.map { $0 + keeper.lease > .now } ?? false }

  private func take(_ report: Keeper.Report) {
    if isClosed { return }
    let wasCertain = isCertain
    if let found = report.nodes {
      let before = nodes.map(\.node)
      nodes = found
      if before != found.map(\.node) { onNodes?() }
    }
    if !report.lost.isEmpty {
      let lost = Set(report.lost)
      lose(logs.values.filter { lost.contains($0.id) }, .moved)
    }
    if let values = report.appValues { takeValues(values) }
    takeNews(report.news)
    if let renewedAt = report.renewedAt { keeper.renewedAt = renewedAt }
    if !wasCertain && isCertain { onCertainty?() }
  }

  private func takeValues(_ values: [String: [UInt8]]) {
    let before = appValues
    for key in Set(before.keys).union(values.keys) where before[key] != values[key] {
      // A value that this node has set and not written yet is newer.
      if unwrittenValues[key] != nil { continue }
      appValues[key] = values[key]
      onAppValue?(key, values[key])
    }
  }

  private func takeNews(_ news: Directory.News) {
    var news = news
    // Of what lives here more is known.
    for name in logs.keys {
      news.listings[name] = nil
      news.gone.remove(name)
    }
    for name in directory.take(news) { onEntry?(name, directory.listings[name]?.entry) }
  }
}
