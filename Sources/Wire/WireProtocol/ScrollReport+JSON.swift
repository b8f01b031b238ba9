import OrderedJSON
import SceneModel
import StateDocument

extension Catalogue {
  /// The most targets in sight that one report can name.
  package static let maxVisibleTargets = 64
}

extension ScrollReport {
  /// The bound on indices among the views of a layout, or the rows of a list.
  private static let maxIndex = 10_000_000

  /// - Returns: nil if the value is not a report.
  init?(_ json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self.init()
    for (name, value) in members {
      switch name {
      case "byUser": guard let flag = value.boolValue else { return nil }; isByUser = flag
      case "target":
        guard let path = Self.targetPath(value) else { return nil }
        target = path
      case "phase":
        guard let word = value.stringValue, let phase = Phase(rawValue: word.string) else {
          return nil
        }
        self.phase = phase
      case "visible":
        guard let paths = Self.targetPaths(value) else { return nil }
        visible = paths
      case "geometry":
        guard let geometry = Geometry(value) else { return nil }
        self.geometry = geometry
      default: return nil
      }
    }
  }

  private static func targetPath(_ json: JSONValue) -> TargetPath? {
    guard let values = json.arrayValue, (1...2).contains(values.count) else { return nil }
    let path = values.compactMap(\.intValue).filter { (0..<maxIndex).contains($0) }
    return path.count == values.count ? path : nil
  }

  private static func targetPaths(_ json: JSONValue) -> [TargetPath]? {
    guard let values = json.arrayValue, values.count <= Catalogue.maxVisibleTargets else {
      return nil
    }
    let paths = values.compactMap(targetPath)
    return paths.count == values.count ? paths : nil
  }
}

extension ScrollReport.Geometry {
  fileprivate init?(_ json: JSONValue) {
    guard case .object(let members) = json, members.count == 4,
      let offset = members["offset"].flatMap({ ViewMeasurement.numbers($0, count: 2) }),
      let content = members["content"].flatMap({ ViewMeasurement.numbers($0, count: 2) }),
      let container = members["container"].flatMap({ ViewMeasurement.numbers($0, count: 2) }),
      let insets = members["insets"].flatMap({ ViewMeasurement.numbers($0, count: 4) }),
      (content + container).allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(
      offset: .init(x: offset[0], y: offset[1]),
      content: .init(width: content[0], height: content[1]),
      container: .init(width: container[0], height: container[1]),
      insets: .init(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
  }
}

extension Schema {
  /// The report of a scroll view.
  static let scrollReport: JSONValue = object(
    [
      "byUser": ["type": "boolean"],
      "target": targetPath, "visible": targetPaths,
      "phase": ["enum": .array(ScrollReport.Phase.allCases.map { .string(.init($0.rawValue)) })],
      "geometry": object(
        [
          "offset": numbers("Of what is seen from the content's corner."),
          "content": numbers("Its width and height."),
          "container": numbers("The scroll view's width and height."),
          "insets": numbers("The part under bars: top, leading, bottom, trailing."),
        ], required: ["offset", "content", "container", "insets"]),
    ], required: [])

  private static let targetPath: JSONValue = [
    "description": """
    The index of a target in its layout, or of a row in its list; in a section those of section \
    and row.
    """,
    "type": "array", "items": ["type": "integer", "minimum": 0], "minItems": 1, "maxItems": 2,
  ]

  private static let targetPaths: JSONValue = [
    "type": "array", "items": targetPath, "maxItems": .number(.init(Catalogue.maxVisibleTargets)),
  ]
}
