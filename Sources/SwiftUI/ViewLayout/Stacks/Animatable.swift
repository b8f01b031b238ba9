/// A value that an animation could change step by step; it changes at once here.
public protocol Animatable {}

/// Lets a type be animated by its values; on a page it changes at once.
///
/// Source: Apple, `Animatable()`.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "Animatable")

/// Leaves a value of an animated type out; accepted, and has no effect here.
///
/// Source: Apple, `AnimatableIgnored()`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ViewMacros", type: "AnimatableIgnored")
