import Foundation

extension NSNumber {
  /// The number as an address; nil for 0.
  ///
  /// Source: Apple, Foundation `NSValue.pointerValue`.
  public var pointerValue: UnsafeMutableRawPointer? {
    unsafe UnsafeMutableRawPointer(bitPattern: uintValue)
  }
}
