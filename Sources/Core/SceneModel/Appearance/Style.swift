import NavigationCore
import OrderedJSON

/// The look of a view: what it is, and its modifiers, the innermost first.
///
/// A scene has each style once (`StyleTable`), so two styles are equal only if they are one object.
/// Styles that begin with the same operations share these.
package final class Style: Sendable {
  /// The number under which clients know it.
  package let number: Int
  package let inner: Style?
  package let operation: StyleOperation
  /// The styles that its last operation refers to by number.
  package let parts: [Style]
  /// The number of its operations.
  let count: Int

  init(number: Int, inner: Style?, operation: StyleOperation, parts: [Style]) {
    self.number = number
    self.inner = inner
    self.operation = operation
    self.parts = parts
    count = 1 + (inner?.count ?? 0)
  }
}

extension Style: Hashable {
  package static func == (left: Style, right: Style) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Style {
  /// The operations, the innermost first.
  package var operations: [StyleOperation] {
    var operations: [StyleOperation] = []
    var next: Style? = self
    while let style = next {
      operations.append(style.operation)
      next = style.inner
    }
    return operations.reversed()
  }

  /// Adds the style, and those that it refers to, to a set.
  package func collect(into styles: inout Set<Style>) {
    guard styles.insert(self).inserted else { return }
    var next: Style? = self
    while let style = next {
      for part in style.parts { part.collect(into: &styles) }
      next = style.inner
    }
  }

  package func write(to writer: inout JSONWriter) {
    writer.append(literal: "[")
    for (index, operation) in operations.enumerated() {
      if index > 0 { writer.append(literal: ",") }
      operation.write(to: &writer)
    }
    writer.append(literal: "]")
  }
}
