/// A value that is known, or an object that is made when it is first asked for.
package enum FirstValue<Value> {
  case known(Value)
  // Made and read on the main actor only, as views are.
  case object(UncheckedSendable<MadeOnce<Value>>)

  package init(making make: @escaping () -> Value) {
    self = .object(UncheckedSendable(MadeOnce(make)))
  }

  package var value: Value {
    switch self {
    case .known(let value): value
    case .object(let object): object.value.value
    }
  }
}

extension FirstValue: Sendable where Value: Sendable {}

/// An object that is made when it is first asked for.
package final class MadeOnce<Value> {
  private let make: () -> Value
  package private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}
