import SwiftUI

// Steps of a form on one path, validated on the way, with a summary; an alert before leaving.

struct WizardApp: App {
  var body: some Scene {
    WindowGroup { BookingList() }
  }
}

enum BookingStep: Int, CaseIterable, Hashable, Codable {
  case dates, guests, extras, summary

  var next: BookingStep? { BookingStep(rawValue: rawValue + 1) }
  var title: String {
    switch self {
    case .dates: return "Dates"
    case .guests: return "Guests"
    case .extras: return "Extras"
    case .summary: return "Summary"
    }
  }
}

struct Booking: Identifiable, Equatable {
  let id = UUID()
  var nights = 1
  var guests = 0
  var extras: Set<Extra> = []

  enum Extra: String, CaseIterable, Identifiable {
    case breakfast, parking
    var id: String { rawValue }
  }

  var price: Decimal { Decimal(nights * 80 + guests * 10 + extras.count * 5) }
}

struct BookingList: View {
  @State private var bookings: [Booking] = []
  @State private var isBooking = false

  var body: some View {
    NavigationStack {
      Group {
        if bookings.isEmpty {
          VStack {
            Image(systemName: "bed.double").font(.largeTitle)
            Text("Nothing booked")
          }
        } else {
          List(bookings) { booking in
            Text("\(booking.nights) nights, \(booking.guests) guests")
          }
        }
      }
      .navigationTitle("Bookings")
      .toolbar {
        ToolbarItem {
          Button {
            isBooking = true
          } label: {
            Label("Book", systemImage: "plus")
          }
        }
      }
      .fullScreenCover(isPresented: $isBooking) {
        BookingWizard { booking in
          bookings = [booking]
        }
      }
    }
  }
}

struct BookingWizard: View {
  let onFinish: (Booking) -> Void
  @State private var booking = Booking()
  @State private var path: [BookingStep] = []
  @State private var asksToLeave = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $path) {
      step(.dates)
        .navigationDestination(for: BookingStep.self, destination: step)
    }
    .alert("Leave without booking?", isPresented: $asksToLeave) {
      Button("Leave", role: .destructive) { dismiss() }
      Button("Stay", role: .cancel) {}
    }
  }

  @ViewBuilder
  private func step(_ step: BookingStep) -> some View {
    Form {
      ProgressView(value: Double(step.rawValue + 1), total: Double(BookingStep.allCases.count))
      content(of: step)
      if let next = step.next {
        NavigationLink("Continue", value: next)
          .disabled(!isValid(step))
      } else {
        Button("Book now") {
          onFinish(booking)
          dismiss()
        }
        Button("Start again") { path.removeAll() }
      }
    }
    .navigationTitle(step.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Leave", systemImage: "xmark") { asksToLeave = true }
      }
    }
  }

  @ViewBuilder
  private func content(of step: BookingStep) -> some View {
    switch step {
    case .dates:
      Stepper(value: $booking.nights, in: 1...3) { Text("\(booking.nights) nights") }
    case .guests:
      Picker("Guests", selection: $booking.guests) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    case .extras:
      ForEach(Booking.Extra.allCases) { extra in
        Toggle(
          extra.rawValue.capitalized,
          isOn: Binding(
            get: { booking.extras.contains(extra) },
            set: { isOn in
              if isOn { booking.extras.insert(extra) } else { booking.extras.remove(extra) }
            }))
      }
    case .summary:
      LabeledContent("Nights", value: "\(booking.nights)")
      LabeledContent("Price", value: booking.price, format: .currency(code: "EUR"))
    }
  }

  private func isValid(_ step: BookingStep) -> Bool {
    switch step {
    case .guests: return booking.guests > 0
    default: return true
    }
  }
}
