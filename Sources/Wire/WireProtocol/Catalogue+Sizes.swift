import OrderedJSON
import SceneModel
import StateDocument

extension Catalogue {
  /// The most places that one request can report on.
  package static let maxMeasurements = 256

  static let sizes: [Method] = [
    Method(
      name: "measure",
      summary: """
        Reports sizes that the page measured, for code that reads them (GeometryReader and the \
        like). Makes no revision itself; if the app’s code reacts, that is a revision by the app \
        and comes before the response.
        """,
      isQuestion: true,
      parameters: [
        .required(
          "sizes", Schema.sizes,
          """
          by the names in the styles’ measure; in points, rounded to halves; at most limits.places
          """)
      ],
      result: "Measured",
      examples: [
        .init(["sizes": ["g1": ["width": 361, "height": 200.5], "g2": ["choice": 1]]]),
        .init([
          "sizes": [
            "g1": [
              "width": 361, "height": 200, "origin": [16, 103], "originInScroll": [16, 0],
              "insets": [0, 0, 34, 0],
            ]
          ]
        ]),
        .init(["sizes": ["g2": ["scroll": ["byUser": true, "target": [4]]], "g3": ["seen": true]]]),
      ],
      read: { parameters throws(WireError) in .measure(try reports(parameters)) })
  ]

  private static func reports(
    _ parameters: Parameters
  ) throws(WireError) -> [UTF8String: ViewMeasurement] {
    guard let sizes = try parameters.required("sizes").objectValue else {
      throw parameters.error("sizes", "Expected “sizes” to be an object of sizes by name.")
    }
    if sizes.count > maxMeasurements {
      throw WireError(
        .limitExceeded, "There are \(sizes.count) sizes; the limit is \(maxMeasurements).",
        pointer: parameters.pointer(to: "sizes"),
        details: ["limit": .number(.init(maxMeasurements))])
    }
    var reports: [UTF8String: ViewMeasurement] = [:]
    for (name, value) in sizes {
      guard let report = ViewMeasurement(value) else {
        throw WireError(
          .invalidParams,
          """
          Expected an object with “width” and “height”, 0 to \(ViewMeasurement.maxLength), or \
          “choice”, and lists of numbers as “origin”, “originInScroll”, “insets”; or with “seen” \
          or “focused”, or only “scroll”.
          """,
          pointer: "\(parameters.pointer(to: "sizes"))\(JSONPointer(tokens: [name]))")
      }
      reports[name] = report
    }
    return reports
  }
}

extension ViewMeasurement {
  /// The most points that a side can measure, and that a corner can be away.
  fileprivate static let maxLength = 1_000_000

  /// - Returns: nil if the value is not a report.
  fileprivate init?(_ json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self.init()
    for (name, value) in members {
      switch name {
      case "width", "height": guard Self.length(value) != nil else { return nil }
      case "origin": guard let point = Self.point(value) else { return nil }; origin = point
      case "originInScroll":
        guard let point = Self.point(value) else { return nil }
        originInScroll = point
      case "insets": guard let insets = Self.insets(value) else { return nil }; self.insets = insets
      case "choice":
        guard let index = value.intValue, (0..<1_000).contains(index) else { return nil }
        choice = index
      case "seen": guard let flag = value.boolValue else { return nil }; isVisible = flag
      case "focused": guard let flag = value.boolValue else { return nil }; isFocused = flag
      case "scroll":
        guard let report = ScrollReport(value) else { return nil }
        scroll = report
      default: return nil
      }
    }
    if let width = members["width"]?.doubleValue, let height = members["height"]?.doubleValue {
      size = Size(width: width, height: height)
    }
    let isOther = choice != nil || scroll != nil || isVisible != nil || isFocused != nil
    if size == nil && (!isOther || members["width"] != nil || members["height"] != nil) {
      return nil
    }
  }

  private static func length(_ json: JSONValue) -> Double? {
    guard let number = json.doubleValue, (0...Double(maxLength)).contains(number) else {
      return nil
    }
    return number
  }

  static func numbers(_ json: JSONValue, count: Int) -> [Double]? {
    guard let values = json.arrayValue, values.count == count else { return nil }
    let numbers = values.compactMap(\.doubleValue).filter { abs($0) <= Double(maxLength) }
    return numbers.count == count ? numbers : nil
  }

  private static func point(_ json: JSONValue) -> Point? {
    numbers(json, count: 2).map { Point(x: $0[0], y: $0[1]) }
  }

  private static func insets(_ json: JSONValue) -> Insets? {
    numbers(json, count: 4).map {
      Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}

extension Schema {
  fileprivate static let sizes: JSONValue = [
    "type": "object",
    "additionalProperties": object(
      [
        "width": length, "height": length, "origin": numbers("From the leading and upper edge."),
        "originInScroll": numbers("In what the scroll view around shows."),
        "insets": numbers("The part under bars: top, leading, bottom, trailing."),
        "choice": integer(minimum: 0), "seen": ["type": "boolean"],
        "focused": ["type": "boolean"], "scroll": scrollReport,
      ], required: []),
  ]

  private static let length: JSONValue = ["type": "number", "minimum": 0]

  static func numbers(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "array", "items": ["type": "number"]]
  }
}
