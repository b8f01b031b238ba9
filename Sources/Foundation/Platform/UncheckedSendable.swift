/// A value that threads pass to each other by a rule that the compiler cannot see.
///
/// The only way in this program around the compiler's checks for data races: each use says which
/// rule keeps two threads from touching the value at once.
@frozen
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
