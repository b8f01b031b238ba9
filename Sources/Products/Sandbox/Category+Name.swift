import NavigationCore

extension Category {
  /// The row's text.
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The symbol of the row.
  var systemImage: String {
    switch self {
    case .dessert: "birthday.cake"
    case .pancake: "frying.pan"
    case .salad: "leaf"
    case .sandwich: "takeoutbag.and.cup.and.straw"
    case .soup: "cup.and.saucer"
    }
  }
}
