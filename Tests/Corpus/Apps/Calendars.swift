import SwiftUI

// A month as a grid, days with events, date formats, and a picker in a sheet.

struct CalendarsApp: App {
  var body: some Scene {
    WindowGroup {
      MonthView()
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }
}

extension Calendar {
  fileprivate func days(ofMonthAround date: Date) -> [Date] {
    guard let month = dateInterval(of: .month, for: date) else { return [] }
    let count = range(of: .day, in: .month, for: date)?.count ?? 0
    return (0..<count).compactMap { self.date(byAdding: .day, value: $0, to: month.start) }
  }
}

extension Date {
  static let sample = Date(timeIntervalSince1970: 1_709_294_400)

  func isSameDay(as other: Date, in calendar: Calendar) -> Bool {
    calendar.isDate(self, inSameDayAs: other)
  }
}

struct CalendarEvent: Identifiable, Hashable {
  let id: Int
  var title: String
  var date: Date
}

@MainActor
class CalendarModel: ObservableObject {
  @Published var events = [CalendarEvent(id: 1, title: "Dentist", date: .sample)]
  @Published var month = Date.sample

  func events(on day: Date, in calendar: Calendar) -> [CalendarEvent] {
    events.filter { $0.date.isSameDay(as: day, in: calendar) }
  }
}

struct MonthView: View {
  @StateObject private var model = CalendarModel()
  @Environment(\.calendar) private var calendar
  @State private var picksMonth = false

  private var header: String {
    model.month.formatted(.dateTime.month(.wide).year())
  }

  private var days: [Date] { Array(calendar.days(ofMonthAround: model.month).prefix(3)) }

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
            Text(calendar.veryShortWeekdaySymbols[index]).frame(maxWidth: .infinity)
          }
        }
        LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 7)) {
          ForEach(days, id: \.self) { day in
            NavigationLink(value: day) {
              DayCell(day: day, count: model.events(on: day, in: calendar).count)
            }
            .buttonStyle(.plain)
          }
        }
        Spacer()
      }
      .navigationTitle(header)
      .navigationDestination(for: Date.self) { day in
        DayView(day: day, model: model)
      }
      .navigationDestination(for: CalendarEvent.self) { event in
        EventView(event: event)
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Today") { model.month = .sample }
          Button("Choose a month") { picksMonth = true }
        }
      }
      .sheet(isPresented: $picksMonth) {
        NavigationStack {
          DatePicker("Month", selection: $model.month, displayedComponents: [.date])
            .datePickerStyle(.graphical)
            .labelsHidden()
            .toolbar { Button("Done") { picksMonth = false } }
        }
        .presentationDetents([.medium])
      }
    }
  }
}

struct DayCell: View {
  let day: Date
  let count: Int
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack {
      Text("\(calendar.component(.day, from: day))")
      Circle()
        .fill(count > 0 ? Color.red : .clear)
        .frame(width: 6, height: 6)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text("\(count) events"))
  }
}

struct DayView: View {
  let day: Date
  @ObservedObject var model: CalendarModel
  @Environment(\.calendar) private var calendar

  var body: some View {
    List {
      ForEach(model.events(on: day, in: calendar)) { event in
        NavigationLink(value: event) {
          HStack {
            Text(event.title)
            Spacer()
            Text(event.date, style: .time)
          }
        }
      }
    }
    .navigationTitle(Text(day, style: .date))
    .toolbar {
      Menu("Add") {
        Button("Lunch") { add("Lunch") }
        Button("Call") { add("Call") }
      }
    }
  }

  private func add(_ title: String) {
    guard model.events.count < 4 else { return }
    model.events.append(CalendarEvent(id: model.events.count + 1, title: title, date: day))
  }
}

struct EventView: View {
  let event: CalendarEvent

  var body: some View {
    TimelineView(.everyMinute) { _ in
      VStack {
        Text(event.title)
        Text(event.date, format: .dateTime.day().month())
      }
    }
    .navigationTitle(event.title)
  }
}
