import AuthorAPI

/// Marks of a slider; accepted, and has no effect here.
///
/// Source: Apple, `SliderTickContent`.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: SliderTickContent
  var body: Body { get }
}

/// A mark of a slider; accepted, and has no effect here.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// The identity of a mark.
  public struct ID: Hashable { let value: V }

  /// Accepted; has no effect here.
  public typealias Value = V
  let value: V

  /// Accepted; has no effect here.
  public init(_ value: V) { self.value = value }
  /// Accepted; has no effect here.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
  /// Accepted; has no effect here.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) { self.value = value }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  /// Accepted; has no effect here.
  public var id: ID { ID(value: value) }
  public var body: SliderTick<V> { self }
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// Several marks; accepted, and has no effect here.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// Accepted; has no effect here.
  public typealias Value = V
  /// Accepted; has no effect here.
  public var value: T
  public var body: Self { self }
}

/// A mark for each element; accepted, and has no effect here.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// Accepted; has no effect here.
  public typealias Value = Content.Value

  /// Accepted; has no effect here.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {}
  /// Accepted; has no effect here.
  public nonisolated init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<Content.Value> content: @escaping (V) -> Content
  ) where ID == V.ID, V == Data.Element {}

  public var body: Self { self }
}

/// Builds the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Accepted; has no effect here.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V {
    content
  }
  /// Accepted; has no effect here.
  public static func buildBlock<each C: SliderTickContent>(
    _ content: repeat each C
  ) -> TupleSliderTickContent<V, (repeat each C)> {
    TupleSliderTickContent(value: (repeat each content))
  }
}
