/// Consecutive numbers, beginning with 1.
package final class SerialNumbers {
  package var last = 0

  package init() {}

  package func next() -> Int {
    last += 1
    return last
  }
}
