/// The surroundings of a stack, from the view that contains it.
@MainActor
struct StackSurroundings {
  private(set) var environment = EnvironmentValues()
  /// Counts how often the view that contains the stack has been rendered.
  private(set) var configuration = 0
  private let editMode = StateBox(EditMode.inactive)

  mutating func update(_ environment: EnvironmentValues) {
    self.environment = environment
    self.environment.offerEditMode(editMode)
    configuration += 1
  }
}
