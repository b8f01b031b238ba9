import OrderedJSON
import StateDocument

/// A revision's change of the views of its scene, as it is kept.
enum ShownStep {
  /// All that was shown behind it, as JSON text.
  case whole([UInt8])
  /// The operations that lead on from the revision before, as a JSON array.
  case patch([UInt8])
  /// The first revision of all: what was shown before it, and the operations that led on.
  case first([UInt8], patch: [UInt8])
  /// It was too much to keep.
  case unknown

  /// As JSON text.
  var text: [UInt8] {
    switch self {
    case .whole(let text), .patch(let text): text
    case .first(let text, let patch):
      Array("{\"from\":".utf8) + text + Array(",\"by\":".utf8) + patch + Array("}".utf8)
    case .unknown: Array("null".utf8)
    }
  }

  /// About what it takes to keep.
  var bytes: Int {
    switch self {
    case .whole(let text), .patch(let text): Self.ownBytes + text.count
    case .first(let text, let patch): Self.ownBytes + text.count + patch.count
    case .unknown: Self.ownBytes
    }
  }

  private static let ownBytes = 64
}

/// The way back to what was shown at a revision: from it on, newest first.
struct ShownWay {
  private let number: Int
  private var patches: [JSONValue] = []
  private(set) var outcome: Outcome = .goesOn

  enum Outcome {
    case goesOn
    case found(ShownDocument)
    case lost
  }

  /// - Parameter number: the revision; 0 is before the first.
  init(to number: Int) { self.number = number }

  /// The revision that it begins with.
  var start: Int { max(number, 1) }

  /// Takes in the revision before the last one, or that where it begins.
  ///
  /// - Parameter text: of a step; nil where nothing was kept.
  mutating func add(_ text: [UInt8]?) {
    guard let text, let json = try? JSONValue(parsing: text, limits: ShownDocument.limits) else {
      return outcome = .lost
    }
    if case .array = json {
      patches.append(json)
      if number == 0 || patches.count > ShownSchedule.maxPatches { outcome = .lost }
    } else if let patch = json["by"], let first = json["from"] {
      if number > 0 { patches.append(patch) }
      end(with: first)
    } else {
      number > 0 ? end(with: json) : (outcome = .lost)
    }
  }

  private mutating func end(with json: JSONValue) {
    outcome = .lost
    guard var shown = ShownDocument(json) else { return }
    for patch in patches.reversed() {
      if !shown.follow(patch) { return }
    }
    outcome = .found(shown)
  }
}
