import SwiftUI
import TipKit

struct FavouriteTip: Tip {
  static let opened = Tips.Event(id: "opened")
  var title: Text { Text("Save as a favourite") }
  var message: Text? { Text("Your favourites are at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
  var options: [any TipOption] { MaxDisplayCount(1) }
}

struct Tipped: View {
  private let tip = FavouriteTip()
  var body: some View {
    TipView(tip, arrowEdge: .bottom) { action in print(action.id) }
    Button("Favourite") {
      tip.invalidate(reason: .actionPerformed)
      Task { await FavouriteTip.opened.donate() }
    }
    .popoverTip(tip)
    .task {
      try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }
  }
}
