/// A page of a PDF file as an SVG picture, for browsers, which do not draw PDF: filled and stroked paths.
///
/// Source: ISO 32000-1, 8 “Graphics”.
struct PDFDrawing {
  struct Failure: Error, Equatable {
    let reason: String
  }

  private static let maxOperators = 200_000
  private static let maxDepth = 8
  private static let maxBytes = 4 * 1_024 * 1_024

  private let document: PDFDocument
  var state = PDFGraphics()
  private var saved: [PDFGraphics] = []
  /// The path that is being built, and its last point.
  var (path, last) = ("", "0 0")
  /// The rule by which the path cuts off what follows it.
  var clipRule: String?
  var elements = ""
  /// The number of paths that cut off others so far.
  var clips = 0
  private var count = 0

  /// The first page of a file, as SVG.
  static func svg(of bytes: [UInt8]) -> Result<String, Failure> {
    do throws(Failure) {
      guard let document = PDFDocument(bytes), let page = document.firstPage else {
        throw Failure(reason: "it is no PDF with a page")
      }
      if document.isEncrypted { throw Failure(reason: "it is encrypted") }
      var drawing = PDFDrawing(document: document)
      return .success(try drawing.draw(page))
    } catch {
      return .failure(error)
    }
  }

  private init(document: PDFDocument) { self.document = document }

  private mutating func draw(_ page: [String: PDFValue]) throws(Failure) -> String {
    let box = document.resolved(page["CropBox"]) ?? document.resolved(page["MediaBox"])
    let corners = (box?.list ?? []).compactMap { document.resolved($0)?.number }
    guard corners.count == 4 else { throw Failure(reason: "its page has no size") }
    let (left, right) = (min(corners[0], corners[2]), max(corners[0], corners[2]))
    let (bottom, top) = (min(corners[1], corners[3]), max(corners[1], corners[3]))
    guard right > left, top > bottom, right - left <= 100_000, top - bottom <= 100_000 else {
      throw Failure(reason: "its page has no size")
    }
    let contents =
      document.resolved(page["Contents"])?.list ?? [page["Contents"]].compactMap(\.self)
    var content: [UInt8] = []
    for part in contents {
      guard let stream = document.stream(part) else {
        throw Failure(reason: "its page is compressed in an unknown way")
      }
      content += stream + [10]
    }
    try run(content, document.resolved(page["Resources"])?.members ?? [:], depth: 0)
    let size = "\(Self.text(right - left)) \(Self.text(top - bottom))"
    let sides = size.split(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(sides[0])" height="\(sides[1])" \
      viewBox="0 0 \(size)"><g transform="matrix(1 0 0 -1 \(Self.text(-left)) \(Self.text(top)))">\
      \(elements)</g></svg>
      """
  }

  private mutating func run(
    _ content: [UInt8], _ resources: [String: PDFValue], depth: Int
  ) throws(Failure) {
    guard depth < Self.maxDepth else { throw Failure(reason: "its forms are nested too deeply") }
    var reader = PDFReader(content)
    var operands: [PDFValue] = []
    while let value = reader.next() {
      guard case .word(let name) = value else {
        operands.append(value)
        if operands.count > 64 { operands.removeFirst() }
        continue
      }
      count += 1
      guard count <= Self.maxOperators, elements.utf8.count <= Self.maxBytes else {
        throw Failure(reason: "it is too large")
      }
      try perform(name, operands, resources, depth: depth)
      operands = []
    }
  }

  private mutating func perform(
    _ name: String, _ operands: [PDFValue], _ resources: [String: PDFValue], depth: Int
  ) throws(Failure) {
    let numbers = operands.compactMap(\.number)
    if build(name, numbers) || state.set(name, numbers) { return }
    switch name {
    case "q": if saved.count < 1_000 { saved.append(state) }
    case "Q": state = saved.popLast() ?? state
    case "W": clipRule = "nonzero"
    case "W*": clipRule = "evenodd"
    case "S": paint(fills: nil, strokes: true)
    case "s": closeAndPaint(fills: nil)
    case "f", "F": paint(fills: "nonzero", strokes: false)
    case "f*": paint(fills: "evenodd", strokes: false)
    case "B": paint(fills: "nonzero", strokes: true)
    case "B*": paint(fills: "evenodd", strokes: true)
    case "b": closeAndPaint(fills: "nonzero")
    case "b*": closeAndPaint(fills: "evenodd")
    case "n": paint(fills: nil, strokes: false)
    case "d": state.dash = (operands.first?.list ?? []).compactMap(\.number)
    case "gs": setState(operands, resources)
    case "Do": try drawObject(operands.first?.name, resources, depth: depth)
    case "scn", "SCN", "sc", "SC":
      if operands.last?.name != nil { throw Failure(reason: "it has patterns") }
    case "sh": throw Failure(reason: "it has gradients")
    case "BI", "EI": throw Failure(reason: "it has pictures")
    case "Tj", "TJ", "'", "\"": throw Failure(reason: "it has text")
    default: return
    }
  }

  private mutating func setState(_ operands: [PDFValue], _ resources: [String: PDFValue]) {
    let states = document.resolved(resources["ExtGState"])?.members ?? [:]
    let found = document.resolved(operands.first?.name.flatMap { states[$0] })?.members ?? [:]
    if let alpha = document.resolved(found["ca"])?.number { state.fillAlpha = alpha }
    if let alpha = document.resolved(found["CA"])?.number { state.strokeAlpha = alpha }
    if let width = document.resolved(found["LW"])?.number { state.lineWidth = width }
  }

  private mutating func drawObject(
    _ name: String?, _ resources: [String: PDFValue], depth: Int
  ) throws(Failure) {
    let reference = name.flatMap { document.resolved(resources["XObject"])?.members?[$0] }
    guard let form = document.resolved(reference)?.members else { return }
    guard document.resolved(form["Subtype"])?.name == "Form",
      let content = document.stream(reference)
    else { throw Failure(reason: "it has pictures") }
    let (outer, outerSaved) = (state, saved)
    let matrix = (document.resolved(form["Matrix"])?.list ?? []).compactMap(\.number)
    if matrix.count == 6 { state.concatenate(matrix) }
    let own = document.resolved(form["Resources"])?.members ?? resources
    try run(content, own, depth: depth + 1)
    (state, saved) = (outer, outerSaved)
  }
}
