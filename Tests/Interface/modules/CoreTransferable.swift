import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

struct Card: Codable, Transferable {
  let name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct CardView: View {
  let card: Card
  var body: some View {
    ShareLink(item: card, preview: SharePreview(card.name))
    Text(card.name).draggable(card)
  }
}
