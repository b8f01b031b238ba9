import NavigationUI

/// One of the views that another view falls apart into.
///
/// Source: Apple, `Subview`.
public struct Subview: Identifiable {
  /// The identity of a subview: its place, or the id of its element.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity.
  public let id: ID
  /// The values that modifiers of the view have set for its container.
  public let containerValues: ContainerValues
  private let view: AnyView

  init(_ view: some View, at path: [AnyHashable], values: ContainerValues) {
    id = ID(path: path)
    containerValues = values
    self.view = AnyView(view)
  }
}

@MainActor
extension Subview: View {
  public var body: some View { view }
}

/// The views that another view falls apart into.
///
/// A view of an author's own type is one subview, whatever its body is.
///
/// Source: Apple, `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The index of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last element.
  public var endIndex: Int { subviews.endIndex }
  /// The element, or the part, at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The element, or the part, at an index.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@MainActor
extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another view falls apart into.
///
/// Source: Apple, `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last element.
  public var endIndex: Int { subviews.endIndex }
  /// The element, or the part, at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The element, or the part, at an index.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@MainActor
extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of a view, with its subviews.
///
/// Source: Apple, `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section: its place, or the id of its element.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity.
  public let id: ID
  /// The values that modifiers of the section have set for its container.
  public let containerValues: ContainerValues
  /// The header's subviews.
  public let header: SubviewsCollection
  /// The footer's subviews.
  public let footer: SubviewsCollection
  /// The subviews between the two.
  public let content: SubviewsCollection
}

/// The sections of a view; what is in none between two of them is a section, too.
///
/// Source: Apple, `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The index of the first element.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last element.
  public var endIndex: Int { sections.endIndex }
  /// The element, or the part, at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
