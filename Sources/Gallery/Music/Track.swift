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
