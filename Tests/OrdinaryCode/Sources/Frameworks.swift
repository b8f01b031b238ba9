import AppKit
import Combine
import CoreGraphics
import CoreLocation
import OSLog
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import os

// Code that uses Apple's other modules, as people write it.

private let logger = Logger(subsystem: "com.example.parks", category: "places")

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let coordinate: CLLocationCoordinate2D

  func distance(to other: Place) -> CLLocationDistance {
    let here = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return here.distance(
      from: CLLocation(latitude: other.coordinate.latitude, longitude: other.coordinate.longitude))
  }
}

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var status: CLAuthorizationStatus = .notDetermined
  @Published var message = ""
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
  }

  func ask() {
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard status == .authorizedWhenInUse, let place = locations.last?.coordinate else { return }
    message = "authorized: \(place.latitude)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    logger.error("no location: \(error, privacy: .public)")
    message = "none"
  }
}

@MainActor
final class QuoteService: ObservableObject {
  @Published private(set) var quotes: [String] = []
  private var cancellables = Set<AnyCancellable>()

  func load(from url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .sink { completion in
        if case .failure(let error) = completion { print(error) }
      } receiveValue: { [weak self] in
        self?.quotes = $0
      }
      .store(in: &cancellables)
  }

  func fetch(_ request: URLRequest) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UITableView.appearance().backgroundColor = .clear
    return true
  }
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

extension ImageResource {
  static let lake = ImageResource(name: "lake", bundle: .main)
}

extension ColorResource {
  static let brand = ColorResource(name: "brand", bundle: .main)
}
