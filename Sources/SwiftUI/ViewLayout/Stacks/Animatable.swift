/// A value that an animation could change step by step; it changes at once here.
public protocol Animatable {}
