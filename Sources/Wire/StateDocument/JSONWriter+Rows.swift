import NavigationCore
import OrderedJSON
import SceneModel

extension JSONWriter {
  /// Writes rows of a long list with all styles that they have.
  package mutating func append(_ rows: RequestedRows, types: TypeRegistry) {
    append(literal: "{\"offset\":")
    append(rows.offset)
    append(literal: ",\"count\":")
    append(rows.count)
    append(literal: ",\"elements\":[")
    appendList(rows.elements) { $0.append($1, types: types) }
    append(literal: "],\"styles\":")
    var styles: Set<Style> = []
    rows.elements.collectStyles(into: &styles)
    append(styles.sorted { $0.number < $1.number })
    append(literal: "}")
  }
}
