import OrderedJSON
import Testing

@testable import NavigationCore

/// The precomputed texts of a scalar's members.
@Suite struct SpelledValueTests {
  @Test(arguments: Scalar.Kind.allCases)
  func `the text before a scalar's value names its type`(kind: Scalar.Kind) {
    #expect(kind.memberOpening.description == #""type":"\#(kind.typeName)","value":"#)
  }
}
