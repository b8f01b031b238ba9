import SwiftUI

struct Town: Identifiable, Hashable {
  let id: Int
  var name: String
  var people: Int
}

/// A table as apps for iPad and Mac have it.
struct TownTable: View {
  @State private var towns = [
    Town(id: 1, name: "Ulm", people: 120), Town(id: 2, name: "Bonn", people: 330),
  ]
  @State private var selection: Set<Town.ID> = []
  @State private var order = [KeyPathComparator(\Town.people)]

  var body: some View {
    Table(towns, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("People", value: \.people) { Text("\($0.people) people") }
        .width(min: 40, ideal: 80)
      TableColumn("Kind") { _ in Text("a town") }
    }
    .onChange(of: order) { _, order in towns.sort(using: order) }
    .navigationTitle("\(selection.count) chosen")
  }
}

/// Rows that an author writes one by one, and columns of a condition.
struct MixedTable: View {
  @State private var chosen: Town.ID?
  @State private var isOpen = true
  var showsPeople = true

  var body: some View {
    Table(of: Town.self, selection: $chosen) {
      TableColumn("Name") { Text($0.name) }
      if showsPeople {
        TableColumn("People") { Text("\($0.people)") }
          .alignment(.trailing)
          .customizationID("people")
      }
    } rows: {
      Section("Near") {
        TableRow(Town(id: 1, name: "Ulm", people: 120))
          .contextMenu { Button("Visit") {} }
        ForEach([Town(id: 2, name: "Bonn", people: 330)]) { TableRow($0) }
      }
      DisclosureTableRow(Town(id: 3, name: "Trier", people: 110), isExpanded: $isOpen) {
        TableRow(Town(id: 4, name: "Kell", people: 2)).selectionDisabled()
      }
    }
    .tableStyle(.inset)
    .navigationTitle(chosen.map { "Town \($0)" } ?? "None")
  }
}
