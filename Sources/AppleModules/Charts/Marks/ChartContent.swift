import NavigationUI

/// Marks of a chart.
///
/// Source: Apple, Charts `ChartContent`.
public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The marks that these are made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor func _collect(into marks: inout _ChartMarks)
}

/// The marks of a chart, one after another.
public struct _ChartMarks {
  var marks: [ChartMark] = []
}

extension ChartContent {
  @MainActor public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}

extension Never: ChartContent {
  @MainActor public func _collect(into marks: inout _ChartMarks) {}
}

extension ChartContent where Body == Never {
  @MainActor public var body: Never { preconditionFailure("A mark is made of no others") }
}

/// Builds the marks of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// One mark.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// No marks.
  public static func buildBlock() -> _NoMarks { _NoMarks() }
  /// The first marks.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  /// Marks, and further ones.
  public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
    accumulated: First, next: Next
  ) -> _TwoMarks<First, Next> { _TwoMarks(first: accumulated, second: next) }
  /// The marks of one branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }
  /// The marks of one branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }
  /// Marks if there are any.
  public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }
  /// Marks of a newer system.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> some ChartContent { content }
}

/// No marks.
public struct _NoMarks: ChartContent {
  public typealias Body = Never
  @MainActor public func _collect(into marks: inout _ChartMarks) {}
}

/// Marks, and others after them.
public struct _TwoMarks<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never
  let first: First
  let second: Second

  @MainActor public func _collect(into marks: inout _ChartMarks) {
    first._collect(into: &marks)
    second._collect(into: &marks)
  }
}

/// One kind of marks, or another.
public struct BuilderConditional<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never
  enum Kind {
    case first(First)
    case second(Second)
  }
  let content: Kind

  @MainActor public func _collect(into marks: inout _ChartMarks) {
    switch content {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  @MainActor public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public func _collect(into marks: inout _ChartMarks) {
    for element in data { content(element)._collect(into: &marks) }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates marks for each element.
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(each: data, id: { $0.id }, content: content) }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element, which is identified by a property.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(each: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates marks for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) { self.init(each: data, id: { $0 }, content: content) }
}

/// Marks that share modifiers.
///
/// Source: Apple, Charts `Plot`.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content

  /// Takes marks together.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
