import AppIntents
import SwiftUI

enum Flavour: String, AppEnum {
  case sweet, sour
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Flavour" }
  static var caseDisplayRepresentations: [Flavour: DisplayRepresentation] {
    [.sweet: "Sweet", .sour: DisplayRepresentation(title: "Sour", subtitle: "Like a lemon")]
  }
}

struct Recipe: AppEntity {
  let id: Int
  let name: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Recipe")
  }
  static let defaultQuery = RecipeQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct RecipeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Recipe] {
    identifiers.map { Recipe(id: $0, name: "\($0)") }
  }
  func suggestedEntities() async throws -> [Recipe] { [] }
}

struct Cook: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  static let description: IntentDescription? = IntentDescription("Cooks a recipe.")
  static let openAppWhenRun = true

  @Parameter(title: "Recipe") var recipe: Recipe
  @Parameter(title: "Flavour", default: .sweet) var flavour: Flavour
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary { Summary("Cook \(\.$recipe)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: recipe.id, dialog: "Cooking \(recipe.name)")
  }
}

struct Stir: AppIntent {
  static let title: LocalizedStringResource = "Stir"
  init() {}
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

struct Kitchen: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Stir(), phrases: ["Stir with \(.applicationName)", "Stir"], shortTitle: "Stir",
      systemImageName: "fork.knife")
  }
}

struct KitchenView: View {
  var body: some View {
    Button(intent: Stir()) { Text("Stir") }
    Button("Stir again", intent: Stir())
    Toggle("On", isOn: true, intent: Stir())
    SiriTipView(intent: Stir())
  }
}
