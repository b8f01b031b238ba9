import OrderedJSON
import Testing

@testable import NavigationCore

@Suite struct ElementIDTests {
  @Test(arguments: [0, 1, 19, UInt64.max])
  func `an id reads back what it writes`(number: UInt64) {
    let id = ElementID(rawValue: number)
    #expect(ElementID("\(id)") == id)
  }

  @Test(arguments: [
    "", "e", "19", "E19", "e019", "e-1", "e+1", "e 1", "e1 ", "e1.0", "e18446744073709551616",
    "ee1",
    "e１",
  ])
  func `a text that is not a written id is refused`(text: UTF8String) {
    #expect(ElementID(text) == nil)
  }

  @Test func `ids are ordered by age`() {
    #expect(ElementID(rawValue: 9) < ElementID(rawValue: 10))
  }
}
