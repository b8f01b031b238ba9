import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

extension Session {
  /// The approximate number of bytes, at most, that are read from the store for one list. A list
  /// that needs more ends early.
  public static let maxListedBytes = 16 << 20
}

extension SessionHistory {
  /// Returns the revisions after a number, or the newest.
  func list(after: Int?, limit: Int) -> JSONObject {
    let start = after ?? max(0, timeline.head - limit)
    var found = stored(after: start, limit: limit, isNewest: after == nil)
    if found.isWhole {
      found.revisions += feed.revisions(after: start, limit: limit - found.revisions.count)
        .map(summary)
    }
    return [
      "revisions": .array(found.revisions),
      "oldest": .number(.init(oldest)), "head": .number(.init(timeline.head)),
    ]
  }

  /// Returns the revisions that only the store has, in the form of history lists.
  ///
  /// - Parameter isNewest: true to keep the newest if there are too many.
  /// - Returns: the revisions, and whether those in memory follow.
  private func stored(
    after start: Int, limit: Int, isNewest: Bool
  ) -> (revisions: [JSONValue], isWhole: Bool) {
    if start >= feed.oldest { return ([], true) }
    let end = min(feed.oldest, start + limit)
    let first = max(start + 1, firstReadable)
    if first > end { return ([], true) }
    return isNewest ? newest(first...end) : oldest(first...end)
  }

  private func oldest(_ range: ClosedRange<Int>) -> (revisions: [JSONValue], isWhole: Bool) {
    var (found, bytes, next) = ([JSONValue](), 0, range.lowerBound)
    while next <= range.upperBound && bytes < Session.maxListedBytes {
      let last = min(next + Journal.page - 1, range.upperBound)
      let saved = (try? journal.log.revisions(through: last, limit: last - next + 1)) ?? []
      guard saved.last?.number == last else { return (found, false) }
      if saved.count < last - next + 1 { found = [] }
      for item in saved { found.append(Self.summary(item)) }
      bytes += saved.reduce(0) { $0 + $1.body.count }
      next = last + 1
    }
    return (found, next > range.upperBound)
  }

  private func newest(_ range: ClosedRange<Int>) -> (revisions: [JSONValue], isWhole: Bool) {
    var (found, bytes, last) = ([JSONValue](), 0, range.upperBound)
    while last >= range.lowerBound && bytes < Session.maxListedBytes {
      let count = min(Journal.page, last - range.lowerBound + 1)
      let saved = (try? journal.log.revisions(through: last, limit: count)) ?? []
      found = saved.map(Self.summary) + found
      if saved.count < count { break }
      bytes += saved.reduce(0) { $0 + $1.body.count }
      last -= count
    }
    return (found, true)
  }

  /// Returns a revision with the state and the views after it.
  func entry(at number: Int, _ renderings: PastRenderings) throws(WireError) -> Session.Result {
    do throws(Refusal) {
      var past: PastState?
      if number > timeline.head || number < 0 {
        throw Refusal.revisionNotMade(number, head: timeline.head)
      }
      let chapter = feed.chapter(of: number)
      if number < chapter.oldest || (number <= chapter.start && number > 0) {
        past = self.past(number)
        if past == nil { throw Refusal.revisionGone(number, oldest: oldest) }
      }
      let summary = summary(of: number)
      let (shown, isKnown) = renderings.document(
        at: number, in: past?.scene.id ?? chapter.scene.id)
      return .state(
        at: number,
        head: [
          "revision": .number(.init(number)), "at": summary?["at"] ?? .null,
          "cause": summary?["cause"] ?? .null, "did": summary?["did"] ?? [],
          "shown": .bool(isKnown),
        ], past: past, shown: shown)
    } catch {
      throw WireError(error)
    }
  }

  private func summary(of number: Int) -> JSONValue? {
    if let revision = try? feed.chapter(of: number).revision(number) {
      return summary(revision)
    }
    let saved = try? journal.log.revisions(through: number, limit: 1).first
    return saved.flatMap { $0.number == number ? Self.summary($0) : nil }
  }

  /// Returns a revision in the form of history lists.
  func summary(_ revision: Revision) -> JSONValue {
    let chapter = feed.chapter(of: revision.number)
    let opens = revision.number == chapter.start + 1 && revision.cause.method == "scene.open"
    let did = EffectsWriter(
      of: revision, opening: opens ? chapter.scene.id : nil, types: chapter.scene.types)
    return Self.summary(revision.number, at: revision.at, revision.cause, did.text)
  }

  private static func summary(_ saved: SavedRevision) -> JSONValue {
    let listed = SavedReader.listed(saved)
    return summary(
      saved.number, at: saved.at, listed?.cause, listed?.did ?? EffectsWriter().text)
  }

  private static func summary(
    _ number: Int, at milliseconds: Int64, _ cause: Cause?, _ did: [UInt8]
  ) -> JSONValue {
    var causeMembers: JSONObject = [
      "method": .string(cause?.method ?? ""), "client": .string(cause?.client ?? ""),
      "id": cause?.id ?? .null, "label": cause?.label.map(JSONValue.string) ?? .null,
    ]
    if let name = cause?.name { causeMembers["name"] = .string(name) }
    if let about = cause?.about { causeMembers["about"] = .object(about.members) }
    return [
      "revision": .number(.init(number)), "at": .string(String(timestamp: milliseconds)),
      "cause": .object(causeMembers), "did": (try? JSONValue(parsing: did)) ?? [],
    ]
  }
}
