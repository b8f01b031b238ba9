import Colonnade

struct Track: Identifiable, Hashable, Codable {
  let id: Int
  let title: String
  let artist: String
  let length: String

  static let all = [
    Track(id: 1, title: "Clair de lune", artist: "Debussy", length: "5:12"),
    Track(id: 2, title: "Gymnopédie No. 1", artist: "Satie", length: "3:04"),
    Track(id: 3, title: "Boléro", artist: "Ravel", length: "15:27"),
  ]
}

extension Track {
  /// A track that someone adds by its title only.
  init(title: String, after others: [Track]) {
    self.init(
      id: (others.map(\.id).max() ?? 0) + 1, title: title, artist: "Unknown artist", length: "0:30")
  }

  /// The track that many places away from this one, round and round.
  func neighbor(_ distance: Int) -> Track {
    guard let index = Track.all.firstIndex(of: self) else { return self }
    let count = Track.all.count
    return Track.all[(index + distance + count) % count]
  }
}
