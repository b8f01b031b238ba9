import HealthKit
import SwiftUI

@MainActor final class Health: ObservableObject {
  @Published var steps = 0.0
  private let store = HKHealthStore()

  func ask() async throws {
    guard HKHealthStore.isHealthDataAvailable() else { return }
    let types: Set<HKObjectType> = [HKQuantityType(.stepCount), HKQuantityType(.heartRate)]
    try await store.requestAuthorization(toShare: [], read: types)
  }

  func load() {
    guard let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
    let today = Calendar.current.startOfDay(for: .now)
    let predicate = HKQuery.predicateForSamples(
      withStart: today, end: .now, options: .strictStartDate)
    let query = HKStatisticsQuery(
      quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
    ) { _, result, error in
      guard let sum = result?.sumQuantity() else { return }
      let steps = sum.doubleValue(for: .count())
      Task { @MainActor in self.steps = steps }
    }
    store.execute(query)
  }
}
