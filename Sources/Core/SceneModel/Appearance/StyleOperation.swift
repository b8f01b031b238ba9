import NavigationCore
import OrderedJSON

/// One modifier of a style, or the part of it that says what a view itself is.
package struct StyleOperation: Hashable, Sendable {
  package let name: UTF8String
  package let value: StyleValue

  package init(_ name: UTF8String, _ value: StyleValue) {
    self.name = name
    self.value = value
  }

  func write(to writer: inout JSONWriter) {
    writer.append(literal: "{")
    writer.append(string: name)
    writer.append(literal: ":")
    value.write(to: &writer)
    writer.append(literal: "}")
  }
}
