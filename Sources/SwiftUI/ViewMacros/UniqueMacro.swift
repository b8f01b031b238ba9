/// Says which properties of a model are unique together.
///
/// Source: Apple, `Unique(_:)`.
struct UniqueMacro {
  private let request: HostMessage.Freestanding

  init(_ request: HostMessage.Freestanding) {
    self.request = request
  }

  /// `#Unique<Item>([\.name], [\.first, \.last])` is a list of key paths of that class.
  var expansion: Expansion {
    var reader = SourceReader(request.syntax.source)
    guard reader.consume("#"), reader.word() == "Unique", reader.consume("<") else {
      return Expansion()
    }
    let model = reader.text(before: ">")
    guard reader.consume(">"), let groups = reader.arguments() else { return Expansion() }
    return Expansion(
      expandedSource: """
        public static var _uniqueKeys: [[AnyKeyPath]] {
          let keys: [[PartialKeyPath<\(model)>]] = [\(groups)]
          return keys
        }
        """)
  }
}
