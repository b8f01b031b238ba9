import Foundation

/// The values of an axis, as parts of its length from 0 to 1.
struct PlotScale {
  /// The categories, each with a band; empty if the axis is a line.
  private(set) var categories: [PlotValue] = []
  private(set) var bounds = 0.0...1.0
  private(set) var isDate = false
  private let isReversed: Bool
  /// The values between two bars on a line.
  private var step = 1.0
  private(set) var ticks: [Tick] = []

  /// A value with words at the axis.
  struct Tick: Hashable {
    let part: Double
    let words: String
  }

  /// - Parameters:
  ///   - places: the values of the marks.
  ///   - lengths: the ends of bars and areas, on a line.
  ///   - hasBars: true if bars have their width along the axis.
  ///   - isVertical: true if the first category is at the top.
  init(
    _ places: [PlotPlace], lengths: [Double], hasBars: Bool, includesZero: Bool,
    isVertical: Bool, domain: _AxisDomain?
  ) {
    isReversed = domain?.isReversed ?? false
    let named = domain?.categories ?? []
    if !named.isEmpty || places.contains(where: \.value.isCategory) {
      var seen = Set(named)
      var all = named.map { PlotValue.category($0) }
      for place in places where seen.insert(place.value.words).inserted {
        all.append(.category(place.value.words))
      }
      if isVertical != isReversed { all.reverse() }
      let count = Double(all.count)
      categories = all
      ticks = all.enumerated().map { index, value in
        Tick(part: (Double(index) + 0.5) / count, words: value.words)
      }
      return
    }
    let values = places.flatMap { [$0.value.onLine, $0.end?.onLine].compactMap(\.self) }
    isDate = places.contains { if case .date = $0.value { true } else { false } }
    let starts = Set(places.compactMap(\.value.onLine)).sorted()
    if let gap = zip(starts.dropFirst(), starts).map({ $0 - $1 }).min() { step = gap }
    var all = values + lengths
    if !isDate, domain?.includesZero ?? includesZero { all.append(0) }
    if hasBars {
      let edges = places.filter { $0.end == nil }.compactMap(\.value.onLine)
      all += edges.flatMap { [$0 - step / 2, $0 + step / 2] }
    }
    let (low, high) = (all.min() ?? 0, all.max() ?? 1)
    let found = low < high ? low...high : low - 0.5...low + 0.5
    if isDate {
      bounds = domain?.bounds ?? found
      ticks = DateTicks(bounds).ticks
    } else {
      let round = RoundTicks(domain?.bounds ?? found)
      bounds = domain?.bounds ?? (hasBars ? found : round.bounds)
      ticks = round.ticks(within: bounds)
    }
    if isReversed { ticks = ticks.map { Tick(part: 1 - $0.part, words: $0.words) }.reversed() }
  }

  /// The part of the length at which a number is.
  func part(of number: Double) -> Double {
    let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return isReversed ? 1 - part : part
  }

  /// The part of the length at which the middle of a place is; nil if the axis has none.
  func middle(of place: PlotPlace) -> Double? {
    band(of: place, part: 0).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  /// The part of the length that a bar covers.
  ///
  /// - Parameter part: how much of the room around a place it is.
  func band(of place: PlotPlace, part width: Double) -> ClosedRange<Double>? {
    let (middle, room): (Double, Double)
    if !categories.isEmpty {
      let words = place.value.words
      guard let index = categories.firstIndex(where: { $0.words == words }) else { return nil }
      room = 1 / Double(categories.count)
      middle = (Double(index) + 0.5) * room
    } else {
      guard let number = place.middle else { return nil }
      middle = part(of: number)
      let length = place.end?.onLine.map { end in end - (place.value.onLine ?? end) } ?? step
      room = length / (bounds.upperBound - bounds.lowerBound)
    }
    let half = abs(room) * width / 2
    return middle - half...middle + half
  }
}

/// Round numbers along an axis.
struct RoundTicks {
  private let step: Double
  /// The numbers from the first tick to the last.
  let bounds: ClosedRange<Double>

  init(_ range: ClosedRange<Double>) {
    let rough = (range.upperBound - range.lowerBound) / 4
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5].map { $0 * power }.first { $0 >= rough } ?? 10 * power
    let first = floor(range.lowerBound / step + 1e-9) * step
    let last = ceil(range.upperBound / step - 1e-9) * step
    self.step = step
    bounds = first...max(last, first + step)
  }

  func ticks(within range: ClosedRange<Double>) -> [PlotScale.Tick] {
    let length = range.upperBound - range.lowerBound
    return (0...20).compactMap { index in
      let number = bounds.lowerBound + Double(index) * step
      let part = (number - range.lowerBound) / length
      guard part > -1e-9, part < 1 + 1e-9 else { return nil }
      let rounded = (number / step).rounded() * step
      return PlotScale.Tick(part: part, words: PlotValue.number(rounded).words)
    }
  }
}

/// Days, months or years along an axis.
struct DateTicks {
  let ticks: [PlotScale.Tick]

  private static let day = 86_400.0

  init(_ range: ClosedRange<Double>) {
    let length = range.upperBound - range.lowerBound
    let days = length / Self.day
    let (unit, count, format): (Calendar.Component, Double, Date.FormatStyle) =
      switch days {
      case ..<2: (.hour, max(days * 24, 1), .dateTime.hour())
      case ..<60: (.day, days, .dateTime.month(.abbreviated).day())
      case ..<730: (.month, days / 30, .dateTime.month(.abbreviated))
      default: (.year, days / 365, .dateTime.year())
      }
    let stride = max(Int((count / 5).rounded(.up)), 1)
    let calendar = Calendar.current
    let (start, end) = (
      Date(timeIntervalSinceReferenceDate: range.lowerBound),
      Date(timeIntervalSinceReferenceDate: range.upperBound)
    )
    var found: [PlotScale.Tick] = []
    var date = calendar.dateInterval(of: unit, for: start)?.start ?? start
    while date < end, found.count < 12 {
      let part = (date.timeIntervalSinceReferenceDate - range.lowerBound) / length
      if part > -1e-9 { found.append(PlotScale.Tick(part: part, words: date.formatted(format))) }
      guard let next = calendar.date(byAdding: unit, value: part < 0 ? 1 : stride, to: date)
      else { break }
      date = next
    }
    ticks = found
  }
}
