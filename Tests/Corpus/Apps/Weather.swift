import SwiftUI

// Concurrency: an actor as a cache, async let, a task group, cancelled work, a main-actor model.

struct WeatherApp: App {
  @State private var store = WeatherStore(client: .live)

  var body: some Scene {
    WindowGroup {
      WeatherView(store: store)
    }
  }
}

struct City: Hashable, Identifiable, Sendable {
  let name: String
  var id: String { name }
}

struct Forecast: Sendable, Equatable {
  let temperature: Measurement<UnitTemperature>
  let summary: String
}

struct WeatherClient: Sendable {
  var forecast: @Sendable (City) async throws -> Forecast
  var warnings: @Sendable (City) async throws -> [String]

  static let live = WeatherClient(
    forecast: { city in
      Forecast(
        temperature: Measurement(value: Double(city.name.count * 3), unit: .celsius),
        summary: city.name.count > 5 ? "Rain" : "Sun")
    },
    warnings: { city in city.name == "Oslo" ? ["Ice on the roads"] : [] })
}

actor ForecastCache {
  private var forecasts: [City: Forecast] = [:]

  func forecast(for city: City, load: () async throws -> Forecast) async rethrows -> Forecast {
    if let known = forecasts[city] { return known }
    let forecast = try await load()
    forecasts[city] = forecast
    return forecast
  }
}

@MainActor
@Observable
final class WeatherStore {
  struct Report: Equatable {
    var forecast: Forecast
    var warnings: [String]
  }

  private(set) var cities = [City(name: "Oslo"), City(name: "Lisbon")]
  private(set) var reports: [City: Report] = [:]
  private(set) var isRefreshing = false

  private let client: WeatherClient
  private let cache = ForecastCache()

  init(client: WeatherClient) {
    self.client = client
  }

  func refresh() async {
    isRefreshing = true
    defer { isRefreshing = false }
    await withTaskGroup(of: (City, Report?).self) { group in
      for city in cities {
        group.addTask { await (city, try? self.report(for: city)) }
      }
      for await (city, report) in group {
        reports[city] = report
      }
    }
  }

  private func report(for city: City) async throws -> Report {
    let client = client
    async let forecast = cache.forecast(for: city) { try await client.forecast(city) }
    async let warnings = client.warnings(city)
    return try await Report(forecast: forecast, warnings: warnings)
  }

  func remove(at offsets: IndexSet) {
    cities.remove(atOffsets: offsets)
  }
}

struct WeatherView: View {
  let store: WeatherStore
  @State private var city: City?

  var body: some View {
    NavigationStack {
      Group {
        if store.isRefreshing || store.reports.isEmpty {
          ProgressView { Text("Fetching…") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
          list
        }
      }
      .navigationTitle("Weather")
      .navigationDestination(item: $city) { city in
        CityView(city: city, report: store.reports[city])
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Refresh", systemImage: "arrow.clockwise") {
            Task { await store.refresh() }
          }
          .disabled(store.isRefreshing)
        }
      }
    }
    .task { await store.refresh() }
  }

  private var list: some View {
    List {
      ForEach(store.cities) { city in
        Button {
          self.city = city
        } label: {
          HStack {
            Text(city.name)
            Spacer()
            if let report = store.reports[city] {
              Text(report.forecast.summary)
              if !report.warnings.isEmpty {
                Image(systemName: "exclamationmark.triangle.fill")
                  .symbolRenderingMode(.multicolor)
              }
            }
          }
        }
        .foregroundStyle(.primary)
      }
    }
    .refreshable { await store.refresh() }
  }
}

struct CityView: View {
  let city: City
  let report: WeatherStore.Report?

  var body: some View {
    VStack {
      if let report {
        Text("\(Int(report.forecast.temperature.value))°")
          .font(.system(size: 60, weight: .thin))
        ForEach(report.warnings, id: \.self) { warning in
          Label(warning, systemImage: "exclamationmark.triangle")
        }
        NavigationLink("In Fahrenheit") {
          Text(
            "\(report.forecast.temperature.converted(to: .fahrenheit).value, specifier: "%.0f") °F"
          )
          .navigationTitle("Fahrenheit")
        }
      }
    }
    .navigationTitle(city.name)
  }
}
