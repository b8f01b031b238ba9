import NavigationUI
import Testing

@testable import Gallery

@MainActor
@Suite struct ValueLinksTests {
  @Test func `each link appends its value to the path that is shown`() throws {
    let visit = try Visit("value-links")
    #expect(visit.labels.contains("The path has 0 values"))
    try visit.tap("Mercury")
    #expect(visit.labels.contains("The path has 1 value"))
    try visit.tap("Earth")
    #expect(visit.labels.contains("Mercury › Earth"))
    #expect(visit.screens == ["Planets", "Mercury", "Earth"])
    #expect(visit.problems == [])
  }

  @Test func `a link without a value is disabled`() throws {
    let visit = try Visit("value-links")
    let link = visit.nodes.first { $0.label == "Nowhere: a nil value" }
    #expect(link?.isDisabled == true)
    #expect(throws: (any Error).self) { try visit.tap("Nowhere: a nil value") }
  }

  @Test func `a link of another type leads nowhere and says so`() throws {
    let visit = try Visit("value-links").tap("Nowhere: an Int, which has no destination")
    #expect(visit.screens == ["Planets"])
    #expect(visit.problems == [.linkInert])
  }
}

@MainActor
@Suite struct MixedTypesTests {
  @Test func `the JSON has the newest value first and its bytes are counted`() throws {
    let visit = try Visit("mixed-types").tap("1", "true")
    #expect(visit.labels.contains(#"["Swift.Bool","true","Swift.Int","1"]"#))
    #expect(visit.labels.contains("37 bytes, 2 values"))
  }

  @Test func `a path of one value has one value in the JSON`() throws {
    #expect(try Visit("mixed-types").tap("1").labels.contains("17 bytes, 1 value"))
  }

  @Test func `the path has no codable form while a value is not codable`() throws {
    let visit = try Visit("mixed-types").tap("1", "A visit, which is not Codable")
    #expect(visit.labels.contains("nil"))
    try visit.tap("removeLast()")
    #expect(visit.labels.contains("17 bytes, 1 value"))
  }

  @Test func `at the root there is nothing to remove`() throws {
    let visit = try Visit("mixed-types")
    #expect(visit.nodes.filter(\.isDisabled).map(\.label) == ["removeLast()", "To the root"])
    try visit.tap("1", "\"a/b\"", "Person “test”", "To the root")
    #expect(visit.screens == ["Mixed types"])
  }
}

@MainActor
@Suite struct NumbersTests {
  @Test func `three levels are reached one by one`() throws {
    let visit = try Visit("numbers").tap("First", "Second, with 2", "Third")
    #expect(visit.screens == ["Numbers", "First", "Second (2)", "Third"])
    try visit.tap("Back to the second")
    #expect(visit.screens == ["Numbers", "First", "Second (2)"])
  }

  @Test func `a jump to the middle has the screens below`() throws {
    let visit = try Visit("numbers").tap("Straight to the second")
    #expect(visit.screens == ["Numbers", "First", "Second (2)"])
    try visit.back()
    #expect(visit.screens == ["Numbers", "First"])
  }

  @Test func `the path can be replaced and emptied from any screen`() throws {
    let visit = try Visit("numbers").tap("Straight to the third", "Only the second")
    #expect(visit.screens == ["Numbers", "Second (7)"])
    #expect(
      try visit.tap("Third").nodes.contains { $0.label == "Back to the second" && $0.isDisabled })
    #expect(try visit.tap("Root").screens == ["Numbers"])
  }
}

@MainActor
@Suite struct ReturnTests {
  @Test func `every level has a count and a way back to the root`() throws {
    let visit = try Visit("root-return")
    #expect(visit.labels.contains("Count 0"))
    #expect(try visit.tap("To another child").labels.contains("Count 1"))
    #expect(try visit.tap("To a grandchild").labels.contains("Count 2"))
    #expect(visit.screens == ["Parent", "Child b", "Grandchild a"])
    #expect(visit.problems == [])
    #expect(try visit.tap("Back to the root").labels.contains("Count 0"))
  }

  @Test func `one type at every level shows the child again`() throws {
    let visit = try Visit("one-type").tap("To the child", "To the grandchild")
    #expect(visit.screens == ["Parent", "Child", "Child"])
    #expect(visit.problems.contains(.duplicateDestination))
  }
}

@MainActor
@Suite struct PathOrderTests {
  @Test func `a value goes under the screen of a view link`() throws {
    let visit = try Visit("path-order").tap("View2, by a view link", "A value link")
    #expect(visit.screens == ["View1", "value2", "View2"])
    #expect(visit.problems == [.mixedLinks])
    #expect(visit.labels.contains("The path has 1 value; it is codable."))
    try visit.back()
    #expect(visit.screens == ["View1", "value2"])
  }

  @Test func `a view wrapped as a value keeps its position and makes the path not codable`() throws
  {
    let visit = try Visit("path-order").tap("View2, wrapped as a value", "A value link")
    #expect(visit.screens == ["View1", "View2, wrapped", "value2"])
    #expect(visit.problems == [.notCodable])
    #expect(visit.labels.contains("The path has 2 values; codable is nil."))
  }

  @Test func `values alone are in order`() throws {
    #expect(try Visit("path-order").tap("A value link").screens == ["View1", "value1"])
  }
}

@MainActor
@Suite struct SharedFlagTests {
  @Test func `all links of a shared flag react and the first is shown`() throws {
    let visit = try Visit("shared-flag").tap("Row 3")
    #expect(visit.screens == ["A shared flag", "Row 1"])
    #expect(visit.problems == [.sharedFlag])
  }

  @Test(arguments: 1..<6) func `with one selection each row shows its own`(row: Int) throws {
    let visit = try Visit("shared-flag").tap("Row \(row), cured")
    #expect(visit.screens == ["A shared flag", "Row \(row)"])
    #expect(visit.problems == [])
    try visit.back()
    #expect(visit.screens == ["A shared flag"])
  }
}
