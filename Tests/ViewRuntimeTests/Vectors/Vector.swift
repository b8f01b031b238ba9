import Testing

/// The number under which the semantics list what a test proves.
struct Vector: TestTrait {
  let number: String
}

extension Trait where Self == Vector {
  static func vector(_ number: String) -> Vector { Vector(number: number) }
}
