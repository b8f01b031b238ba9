import SwiftUI

// Links by items and flags: destinations bound to state, popping by clearing the state, nested.

struct HotelsApp: App {
  var body: some Scene {
    WindowGroup {
      HotelSearch(model: HotelSearchModel())
    }
  }
}

struct Hotel: Identifiable, Hashable {
  let id: String
  let stars: Int
}

@Observable
final class HotelSearchModel {
  var hotels = [Hotel(id: "Astoria", stars: 5), Hotel(id: "Budget Inn", stars: 2)]
  var minimumStars = 1
  var hotel: HotelModel?
  var isFiltering = false

  var results: [Hotel] { hotels.filter { $0.stars >= minimumStars } }

  func tapped(_ hotel: Hotel) {
    let model = HotelModel(hotel: hotel)
    model.onBooked = { [weak self] in self?.hotel = nil }
    self.hotel = model
  }
}

@Observable
final class HotelModel: Identifiable, Hashable {
  let hotel: Hotel
  var room: Room?
  var showsMap = false
  @ObservationIgnored var onBooked: () -> Void = {}

  struct Room: Identifiable, Hashable {
    let number: Int
    var id: Int { number }
  }

  init(hotel: Hotel) {
    self.hotel = hotel
  }

  static func == (lhs: HotelModel, rhs: HotelModel) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct HotelSearch: View {
  @Bindable var model: HotelSearchModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.results) { hotel in
          Button {
            model.tapped(hotel)
          } label: {
            LabeledContent(hotel.id) { StarsView(count: hotel.stars) }
          }
        }
      }
      .navigationTitle("Hotels")
      .navigationDestination(item: $model.hotel) { hotel in
        HotelView(model: hotel)
      }
      .sheet(isPresented: $model.isFiltering) {
        HotelFilter(minimum: $model.minimumStars)
      }
      .toolbar {
        Button("Filter") { model.isFiltering = true }
      }
    }
  }
}

struct StarsView: View, Equatable {
  let count: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        Image(systemName: "star.fill")
      }
    }
    .accessibilityLabel("\(count) stars")
  }
}

struct HotelFilter: View {
  @Binding var minimum: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("At least \(minimum) stars", value: $minimum, in: 1...3)
      }
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: dismiss.callAsFunction)
        }
      }
    }
  }
}

struct HotelView: View {
  @Bindable var model: HotelModel

  var body: some View {
    VStack {
      StarsView(count: model.hotel.stars).equatable()
      Button("Map") { model.showsMap = true }
      ForEach([HotelModel.Room(number: 1), .init(number: 2)]) { room in
        Button("Room \(["A", "B"][room.number - 1])") { model.room = room }
      }
    }
    .navigationTitle(model.hotel.id)
    .navigationDestination(isPresented: $model.showsMap) {
      VStack {
        Text("A map")
        Button("Hide") { model.showsMap = false }
      }
      .navigationTitle("Map")
    }
    .navigationDestination(item: $model.room) { room in
      VStack {
        Text("Room \(["A", "B"][room.number - 1]) in \(model.hotel.id)")
        Button("Book") { model.onBooked() }
        Button("Other room") { model.room = .init(number: 3 - room.number) }
      }
      .navigationTitle("Room")
    }
  }
}
