import Foundation

// How a view looks and moves: accepted and without effect.
extension View {
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { self }
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
  public func accentColor(_ accentColor: Color?) -> some View { self }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func colorInvert() -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
    self
  }
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, value: U
  ) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func unredacted() -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let slash = SymbolVariants()
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

public protocol SymbolEffect {}
public struct PlainSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == PlainSymbolEffect {
  public static var bounce: Self { Self() }
  public static var pulse: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var scale: Self { Self() }
  public static var rotate: Self { Self() }
  public static var wiggle: Self { Self() }
  public static var breathe: Self { Self() }
}
