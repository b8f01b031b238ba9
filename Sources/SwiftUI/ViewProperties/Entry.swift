/// Declares a value of the environment, with a key of its own: `@Entry var tint: Color = .blue` in an
/// extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// Source: Apple, `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
