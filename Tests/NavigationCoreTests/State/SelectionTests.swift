import Testing

@testable import NavigationCore

@Suite struct SelectionTests {
  private static func member(_ id: UInt64, _ element: NavigationPath.Element) -> IdentifiedElement {
    IdentifiedElement(id: ElementID(rawValue: id), element: element, isResolved: true)
  }

  @Test func `values are the same whatever ids they have`() {
    #expect(
      Selection.single(Self.member(1, "a")).hasSameValues(as: .single(Self.member(2, "a"))))
    #expect(
      !Selection.single(Self.member(1, "a")).hasSameValues(as: .single(Self.member(1, "b"))))
    #expect(Selection.none.hasSameValues(as: .none))
  }

  @Test func `sets are the same in any order`() {
    let (a, b, c) = (Self.member(1, "a"), Self.member(2, "b"), Self.member(3, "c"))
    #expect(Selection.set([a, b]).hasSameValues(as: .set([b, a])))
    #expect(!Selection.set([a, b]).hasSameValues(as: .set([a, c])))
    #expect(!Selection.set([a, b]).hasSameValues(as: .set([a])))
    #expect(Selection.set([]).hasSameValues(as: .set([])))
  }

  @Test func `nothing, one value and a set are three kinds`() {
    let a = Self.member(1, "a")
    #expect(!Selection.none.hasSameValues(as: .set([])))
    #expect(!Selection.single(a).hasSameValues(as: .set([a])))
    #expect(Selection.set([]).isEmpty && Selection.none.isEmpty)
    #expect(!Selection.single(a).isEmpty)
  }

  @Test func `only a scene with a content column has a content selection`() {
    #expect(
      NavigationState(settings: SplitSettings(columns: .three)).selection(of: .content)
        == Selection.none)
    #expect(NavigationState(settings: SplitSettings(columns: .two)).selection(of: .content) == nil)
    #expect(
      NavigationState(settings: SplitSettings(columns: .two)).selection(of: .sidebar)
        == Selection.none)
    #expect(NavigationState(settings: SplitSettings(columns: .three)).selection(of: .detail) == nil)
  }
}
