import SwiftUI

enum Wing: String, CaseIterable, Codable, Hashable, Identifiable {
  case antiquity, painting, science

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .antiquity: "Antiquity"
    case .painting: "Painting"
    case .science: "Science"
    }
  }

  var symbol: String {
    switch self {
    case .antiquity: "building.columns"
    case .painting: "paintpalette"
    case .science: "atom"
    }
  }
}

struct Exhibit: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
  let year: Int
  let wing: Wing

  static let all: [Exhibit] = [
    Exhibit(id: 1, name: "Rosetta Stone", year: -196, wing: .antiquity),
    Exhibit(id: 2, name: "Winged Victory", year: -190, wing: .antiquity),
    Exhibit(id: 3, name: "The Night Watch", year: 1642, wing: .painting),
    Exhibit(id: 4, name: "The Great Wave", year: 1831, wing: .painting),
    Exhibit(id: 5, name: "Difference Engine", year: 1822, wing: .science),
    Exhibit(id: 6, name: "Leyden Jar", year: 1745, wing: .science),
  ]
}

/// A note about an exhibit: another type on the same path.
struct Note: Hashable, Codable {
  let exhibit: Exhibit.ID
  let text: String
}

@MainActor
@Observable
final class MuseumModel {
  var wing: Wing?
  var path = NavigationPath()
  var favourites: Set<Exhibit.ID> = []
  var visits = 0

  func exhibits(in wing: Wing) -> [Exhibit] {
    Exhibit.all.filter { $0.wing == wing }
  }

  func toggleFavourite(_ exhibit: Exhibit) {
    if favourites.remove(exhibit.id) == nil { favourites.insert(exhibit.id) }
  }

  func surprise() {
    guard let exhibit = Exhibit.all.last(where: { $0.wing == .science }) else { return }
    wing = exhibit.wing
    path = NavigationPath([exhibit])
  }
}
