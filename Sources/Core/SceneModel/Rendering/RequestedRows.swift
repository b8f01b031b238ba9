import OrderedJSON

/// Elements of a long list or lazy stack that a client asked for, with the views they have now.
public struct RequestedRows {
  /// The offset of the first.
  public let offset: Int
  /// The number of elements of the whole collection.
  public let count: Int
  /// A stack for each element, with its views.
  public let elements: [ViewNode]

  /// Creates an answer.
  public init(offset: Int, count: Int, elements: [ViewNode]) {
    self.offset = offset
    self.count = count
    self.elements = elements
  }
}

/// A control in an element that a client asked for, and the element's position in its collection.
public struct RequestedControl {
  /// The control's node.
  public let node: ViewNode
  /// The name of the collection, as styles spell it.
  public let collection: UTF8String
  /// The offset of the element.
  public let offset: Int

  /// Creates a control.
  public init(node: ViewNode, in collection: UTF8String, at offset: Int) {
    (self.node, self.collection, self.offset) = (node, collection, offset)
  }
}
