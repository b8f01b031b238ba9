import CoreML
import SwiftUI

func loaded(_ url: URL) throws -> MLModel {
  let configuration = MLModelConfiguration()
  configuration.computeUnits = .cpuOnly
  let model = try MLModel(contentsOf: url, configuration: configuration)
  let input = try MLDictionaryFeatureProvider(dictionary: ["wake": MLFeatureValue(double: 6)])
  _ = try model.prediction(from: input).featureValue(for: "sleep")?.doubleValue
  return model
}
