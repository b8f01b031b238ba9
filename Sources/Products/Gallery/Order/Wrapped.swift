import Colonnade

/// A view as a value for a path: equal to those with the same name, and not codable.
struct Wrapped: Hashable {
  let name: String
  let view: AnyView

  init<Content: View>(_ name: String, @ViewBuilder _ view: () -> Content) {
    self.name = name
    self.view = AnyView(view())
  }

  static func == (left: Wrapped, right: Wrapped) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
