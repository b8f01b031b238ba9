import OrderedJSON
import StateDocument

/// A revision's change to the views of its scene, in the form that is kept.
package enum RenderingStep {
  /// Everything that was shown after the revision, as JSON text.
  case whole([UInt8])
  /// The operations that lead from the previous revision to this one, as a JSON array.
  case patch([UInt8])
  /// For the first revision: what was shown before it, and the operations that followed.
  case first([UInt8], patch: [UInt8])
  /// The views were too large to keep.
  case unknown

  /// The step as JSON text.
  package var text: [UInt8] {
    switch self {
    case .whole(let text), .patch(let text): text
    case .first(let text, let patch):
      Array("{\"from\":".utf8) + text + Array(",\"by\":".utf8) + patch + Array("}".utf8)
    case .unknown: Array("null".utf8)
    }
  }

  /// The approximate size of the step in memory.
  package var bytes: Int {
    switch self {
    case .whole(let text), .patch(let text): Self.ownBytes + text.count
    case .first(let text, let patch): Self.ownBytes + text.count + patch.count
    case .unknown: Self.ownBytes
    }
  }

  private static let ownBytes = 64
}

/// Finds what was shown at a revision, from that revision backwards.
package struct RenderingSearch {
  private let number: Int
  private var patches: [JSONValue] = []
  package private(set) var outcome: Outcome = .needsOlder

  package enum Outcome {
    case needsOlder
    case found(RenderedDocument)
    case unknown
  }

  /// - Parameter number: the revision; 0 means before the first.
  package init(at number: Int) { self.number = number }

  /// The revision that the search begins with.
  package var start: Int { max(number, 1) }

  /// Adds the step of the next older revision, beginning with that of `start`.
  ///
  /// - Parameter text: the text of the step; nil if nothing was kept.
  package mutating func add(_ text: [UInt8]?) {
    guard let text, let json = try? JSONValue(parsing: text, limits: RenderedDocument.limits) else {
      return outcome = .unknown
    }
    if case .array = json {
      patches.append(json)
      if number == 0 || patches.count > RenderingSchedule.maxPatches { outcome = .unknown }
    } else if let patch = json["by"], let first = json["from"] {
      if number > 0 { patches.append(patch) }
      finish(with: first)
    } else {
      number > 0 ? finish(with: json) : (outcome = .unknown)
    }
  }

  private mutating func finish(with json: JSONValue) {
    outcome = .unknown
    guard var shown = RenderedDocument(json) else { return }
    for patch in patches.reversed() {
      if !shown.follow(patch) { return }
    }
    outcome = .found(shown)
  }
}
