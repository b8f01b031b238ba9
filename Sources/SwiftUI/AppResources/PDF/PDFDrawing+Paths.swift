extension PDFDrawing {
  /// Adds to the path; false for another operator.
  mutating func build(_ name: String, _ numbers: [Double]) -> Bool {
    let points = numbers.map(Self.text).joined(separator: " ")
    switch (name, numbers.count) {
    case ("m", 2): path += "M\(points)"
    case ("l", 2): path += "L\(points)"
    case ("c", 6): path += "C\(points)"
    case ("v", 4): path += "C\(last) \(points)"
    case ("y", 4): path += "C\(points) \(numbers[2...].map(Self.text).joined(separator: " "))"
    case ("h", 0): path += path.isEmpty ? "" : "z"
    case ("re", 4):
      let sides = [numbers[2], numbers[3], -numbers[2]].map(Self.text)
      last = numbers.prefix(2).map(Self.text).joined(separator: " ")
      path += "M\(last)h\(sides[0])v\(sides[1])h\(sides[2])z"
      return true
    default: return false
    }
    if numbers.count >= 2 { last = numbers.suffix(2).map(Self.text).joined(separator: " ") }
    return true
  }

  mutating func closeAndPaint(fills rule: String?) {
    path += path.isEmpty ? "" : "z"
    paint(fills: rule, strokes: true)
  }

  /// Ends the path: it is filled by a rule, its line is drawn, and it may cut off what follows.
  mutating func paint(fills rule: String?, strokes: Bool) {
    defer { (path, clipRule) = ("", nil) }
    guard path.hasPrefix("M") else { return }
    let place = "d=\"\(path)\" transform=\"matrix(\(state.matrixText))\""
    if rule != nil || strokes {
      let fill = rule.map { "fill=\"\(state.fill)\" fill-rule=\"\($0)\"" } ?? "fill=\"none\""
      let fade = state.fillAlpha < 1 && rule != nil
      let alpha = fade ? " fill-opacity=\"\(Self.text(state.fillAlpha))\"" : ""
      let line = strokes ? " \(state.strokeText)" : ""
      let drawn = "<path \(place) \(fill)\(alpha)\(line)/>"
      // A clipping path is in the coordinates of its element, so the element has none of its own.
      elements += state.clip == nil ? drawn : "<g\(clipText)>\(drawn)</g>"
    }
    guard let clipRule else { return }
    clips += 1
    elements += """
      <clipPath id="c\(clips)"\(clipText)><path \(place) clip-rule="\(clipRule)"/></clipPath>
      """
    state.clip = clips
  }

  private var clipText: String { state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? "" }

  /// A number as SVG takes it.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "0" }
    let rounded = (number * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}

/// The state of a drawing that its operators change.
struct PDFGraphics {
  private var matrix: [Double] = [1, 0, 0, 1, 0, 0]
  private(set) var fill = "#000000"
  private var stroke = "#000000"
  var (fillAlpha, strokeAlpha) = (1.0, 1.0)
  var lineWidth = 1.0
  private var (cap, join, miter) = (0, 0, 10.0)
  var dash: [Double] = []
  /// The path that cuts off what is drawn; nil for none.
  var clip: Int?

  var matrixText: String { matrix.map(PDFDrawing.text).joined(separator: " ") }

  var strokeText: String {
    let caps = ["butt", "round", "square"]
    let joins = ["miter", "round", "bevel"]
    var text = "stroke=\"\(stroke)\" stroke-width=\"\(PDFDrawing.text(lineWidth))\""
    text += " stroke-linecap=\"\(caps[cap])\" stroke-linejoin=\"\(joins[join])\""
    text += " stroke-miterlimit=\"\(PDFDrawing.text(miter))\""
    if strokeAlpha < 1 { text += " stroke-opacity=\"\(PDFDrawing.text(strokeAlpha))\"" }
    if dash.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(dash.map(PDFDrawing.text).joined(separator: " "))\""
    }
    return text
  }

  /// Puts a matrix before the present one.
  mutating func concatenate(_ m: [Double]) {
    let (a, b) = (m, matrix)
    matrix = [
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
      a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
      a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    ]
  }

  /// Sets a part of the state; false for another operator.
  mutating func set(_ name: String, _ numbers: [Double]) -> Bool {
    switch (name, numbers.count) {
    case ("cm", 6): concatenate(numbers)
    case ("w", 1): lineWidth = max(numbers[0], 0)
    case ("J", 1): cap = min(max(Int(clamping: numbers[0]), 0), 2)
    case ("j", 1): join = min(max(Int(clamping: numbers[0]), 0), 2)
    case ("M", 1): miter = max(numbers[0], 1)
    case ("cs", 0): fill = "#000000"
    case ("CS", 0): stroke = "#000000"
    case ("g", 1), ("rg", 3), ("k", 4), ("sc", 1), ("sc", 3), ("sc", 4), ("scn", 1), ("scn", 3),
      ("scn", 4):
      fill = Self.color(numbers)
    case ("G", 1), ("RG", 3), ("K", 4), ("SC", 1), ("SC", 3), ("SC", 4), ("SCN", 1), ("SCN", 3),
      ("SCN", 4):
      stroke = Self.color(numbers)
    default: return false
    }
    return true
  }

  /// Grey, red-green-blue or cyan-magenta-yellow-black, by how many numbers there are.
  private static func color(_ numbers: [Double]) -> String {
    let parts = numbers.map { min(max($0.isFinite ? $0 : 0, 0), 1) }
    let mixed =
      switch parts.count {
      case 1: [parts[0], parts[0], parts[0]]
      case 3: parts
      default: parts.prefix(3).map { (1 - $0) * (1 - parts[3]) }
      }
    let digits = mixed.map { part in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Int {
  /// The whole part of a number that may be of any size.
  fileprivate init(clamping number: Double) {
    self = number.isFinite ? Int(Swift.max(Swift.min(number, 1_000), -1_000)) : 0
  }
}
