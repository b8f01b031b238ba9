import TestSupport

extension ModelCommand {
  /// Any command, some of them nonsense.
  static func random(_ generator: inout SeededGenerator, _ model: ReferenceModel) -> ModelCommand {
    switch generator.below(20) {
    case 0, 1: .undo
    case 2: .redo
    case 3: .restore(generator.below(model.states.count + 2) - 1)
    case 4, 5:
      .transaction(
        (0..<generator.below(5)).map { _ in
          generator.chance(1, in: 30) ? .undo : single(&generator, model)
        })
    default: single(&generator, model)
    }
  }

  private static func single(
    _ generator: inout SeededGenerator, _ model: ReferenceModel
  ) -> ModelCommand {
    switch generator.below(18) {
    case 0, 1, 2, 3: .push(values(&generator, upTo: 3), from: origin(&generator))
    case 4: .pop(generator.below(5) - 1)
    case 5: .popToRoot
    case 6: popTo(&generator, model)
    case 7: .setPath(nearly(model.state.path, &generator))
    case 8: .replaceTop(generator.pick(ModelValue.all))
    case 9, 10: .select(generator.pick(columns), choice(&generator))
    case 11: .present(generator.chance(1, in: 2) ? nil : generator.pick(ModelValue.all))
    case 12: .setColumnVisibility(generator.pick(visibilities))
    case 13: .setPreferredCompactColumn(generator.pick(columns))
    case 14: .setEnvironment(traits(&generator))
    case 15: .load(contents(&generator, model))
    default: .back
    }
  }

  private static let columns = ["sidebar", "content", "detail"]
  private static let visibilities = ["automatic", "all", "doubleColumn", "detailOnly"]

  private static func origin(_ generator: inout SeededGenerator) -> String {
    generator.chance(3, in: 4) ? "detail" : generator.pick(columns)
  }

  private static func values(
    _ generator: inout SeededGenerator, upTo count: Int
  ) -> [ModelValue] {
    (0..<generator.below(count + 1)).map { _ in generator.pick(ModelValue.all) }
  }

  /// A path similar to the current one, as scripts set them.
  private static func nearly(
    _ path: [ModelState.Item], _ generator: inout SeededGenerator
  ) -> [ModelValue] {
    let kept = path.prefix(generator.below(path.count + 2)).map(\.value)
    return kept + values(&generator, upTo: 4)
  }

  private static func popTo(
    _ generator: inout SeededGenerator, _ model: ReferenceModel
  ) -> ModelCommand {
    switch generator.below(4) {
    case 0: .popToIndex(generator.below(7) - 1)
    case 1: .popToToken(generator.below(model.tokens + 2) - 1)
    case 2: .popToValue(generator.pick(ModelValue.all))
    default: .popToType(generator.pick(ModelValue.all).type)
    }
  }

  private static func choice(_ generator: inout SeededGenerator) -> ModelChoice {
    switch generator.below(4) {
    case 0: .none
    case 1: .many(values(&generator, upTo: 3))
    default: .one(generator.pick(ModelValue.all))
    }
  }

  private static func traits(_ generator: inout SeededGenerator) -> ModelTraits {
    var traits = ModelTraits()
    if generator.chance(2, in: 3) { traits.device = generator.pick(ModelScreen.all).device }
    if generator.chance(1, in: 4) { traits.isCompact = generator.chance(1, in: 2) }
    if generator.chance(1, in: 6) {
      traits.width = generator.pick([0, 1, 639, 640, 800, 10_000, 10_001])
    }
    if generator.chance(1, in: 6) { traits.height = generator.pick([-1, 1, 700, 1_000, 10_001]) }
    if generator.chance(1, in: 6) {
      traits.platform = generator.pick(["iOS", "iPadOS", "macOS", "visionOS"])
    }
    return traits
  }

  private static func contents(
    _ generator: inout SeededGenerator, _ model: ReferenceModel
  ) -> ModelContents {
    ModelContents(
      screen: generator.pick(ModelScreen.all), columns: generator.chance(1, in: 2) ? 2 : 3,
      style: generator.pick(["automatic", "balanced", "prominentDetail"]),
      visibility: generator.pick(visibilities), preferred: generator.pick(columns),
      sidebar: choice(&generator), content: choice(&generator),
      path: nearly(model.state.path, &generator))
  }
}
