import Glibc

/// Copies of strings for C structures, freed together when the structures' owner goes.
@safe final class CStrings {
  private var copies: [UnsafeMutablePointer<CChar>] = unsafe []

  /// - Returns: valid as long as this object; nil without memory.
  func copy(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = unsafe strdup(text) else { return nil }
    unsafe copies.append(copy)
    return unsafe UnsafePointer(copy)
  }

  deinit { unsafe copies.forEach { unsafe free($0) } }
}
