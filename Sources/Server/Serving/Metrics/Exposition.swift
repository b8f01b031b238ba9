import OrderedJSON
import SessionRecords
import Transport

/// Figures as text that a monitoring system reads.
struct Exposition {
  enum Format {
    /// The text format 0.0.4.
    case prometheus
    case openMetrics
  }

  let format: Format
  private(set) var text = ""

  init(_ format: Format) {
    self.format = format
  }

  mutating func gauge(_ name: String, unit: Unit? = nil, _ help: String, _ value: Int) {
    describe(name, "gauge", unit, help)
    sample(name, String(value))
  }

  /// - Parameter label: the name of the label that distinguishes them.
  mutating func gauges(
    _ name: String, unit: Unit? = nil, _ help: String, by label: String, _ values: [(String, Int)]
  ) {
    describe(name, "gauge", unit, help)
    for (kind, value) in values { sample("\(name){\(label)=\"\(kind)\"}", String(value)) }
  }

  /// - Parameter name: without `_total`.
  mutating func counter(_ name: String, unit: Unit? = nil, _ help: String, _ value: Int) {
    // A family has the name of its samples in one format, and lacks the suffix in the other.
    describe(format == .openMetrics ? name : "\(name)_total", "counter", unit, help)
    sample("\(name)_total", String(value))
  }

  mutating func histogram(
    _ name: String, unit: Unit? = nil, _ help: String, _ histogram: Histogram
  ) {
    describe(name, "histogram", unit, help)
    var count = 0
    for (bound, own) in zip(histogram.bounds.map(\.description) + ["+Inf"], histogram.counts) {
      count += own
      sample("\(name)_bucket{le=\"\(bound)\"}", String(count))
    }
    sample("\(name)_sum", histogram.sum.description)
    sample("\(name)_count", String(count))
  }

  /// The last part of a family's name, if that is a unit.
  enum Unit: String {
    case seconds, bytes
  }

  private mutating func describe(
    _ family: String, _ kind: String, _ unit: Unit?, _ help: String
  ) {
    text += "# HELP colonnade_\(family) \(help)\n# TYPE colonnade_\(family) \(kind)\n"
    if let unit, format == .openMetrics { text += "# UNIT colonnade_\(family) \(unit)\n" }
  }

  private mutating func sample(_ name: String, _ value: String) {
    text += "colonnade_\(name) \(value)\n"
  }

  /// The whole text.
  var body: [UInt8] { Array((format == .openMetrics ? "\(text)# EOF\n" : text).utf8) }
}

extension Exposition.Format {
  /// - Parameter header: the request's Accept (RFC 9110 12.5.1).
  init(accepting header: UTF8String?) {
    var weights: [UTF8String: Double] = [:]
    for member in (header ?? "").lowercased.members(separatedBy: ",") {
      let parts = member.members(separatedBy: ";")
      guard let type = parts.first else { continue }
      let weight = parts.dropFirst().compactMap { $0.dropping(prefix: "q=") }.first
      weights[type] = weight.map { Double($0.string) ?? 0 } ?? 1
    }
    let wanted = weights["application/openmetrics-text"] ?? 0
    self = wanted > 0 && wanted >= weights["text/plain"] ?? 0 ? .openMetrics : .prometheus
  }

  var contentType: String {
    switch self {
    case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
    case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
    }
  }
}
