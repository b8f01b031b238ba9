import NavigationUI

/// Views made from the subviews of another.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

@MainActor
extension GroupElementsOfContent: View {
  public var body: some View { transform(SubviewsCollection(Parts(of: base).subviews)) }
}

/// Views made from the sections of another.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

@MainActor
extension GroupSectionsOfContent: View {
  public var body: some View { transform(SectionCollection(Parts(of: base).sections)) }
}

extension Group {
  /// Creates views from the subviews of another.
  ///
  /// Source: Apple, `Group.init(subviews:transform:)`.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Creates views from the sections of another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// The subviews of a view.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The index of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last element.
  public var endIndex: Int { subviews.endIndex }
  /// The element, or the part, at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The index of the first element.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last element.
  public var endIndex: Int { sections.endIndex }
  /// The element, or the part, at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

@MainActor
extension ForEach {
  /// Creates a view for each subview of another.
  ///
  /// Source: Apple, `ForEach.init(subviews:content:)`.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      each: ForEachSubviewCollection(Parts(of: view).subviews), id: \.id, content: content)
  }

  /// Creates a view for each section of another.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    self.init(
      each: ForEachSectionCollection(Parts(of: view).sections), id: \.id, content: content)
  }
}
