import OrderedJSON
import Testing

@testable import NavigationCore

/// The texts that stand ready for a scalar's members.
@Suite struct SpelledValueTests {
  @Test(arguments: Scalar.Kind.allCases)
  func `what stands before a scalar's value names its type`(kind: Scalar.Kind) {
    #expect(kind.memberOpening.description == #""type":"\#(kind.typeName)","value":"#)
  }
}
