extension GraphicsContext {
  /// Options of clipping; accepted, and have no effect here.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var inverse: Self { Self(rawValue: 1) }
  }

  /// Options of shadows; accepted, and have no effect here.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var shadowAbove: Self { Self(rawValue: 1) }
    /// Accepted; has no effect here.
    public static var shadowOnly: Self { Self(rawValue: 2) }
    /// Accepted; has no effect here.
    public static var invertsAlpha: Self { Self(rawValue: 4) }
    /// Accepted; has no effect here.
    public static var disablesGroup: Self { Self(rawValue: 8) }
  }

  /// Options of blurring; accepted, and have no effect here.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var opaque: Self { Self(rawValue: 1) }
    /// Accepted; has no effect here.
    public static var dithersResult: Self { Self(rawValue: 2) }
  }

  /// Options of effects; accepted, and have no effect here.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var linearColor: Self { Self(rawValue: 1) }
  }

  /// Options of gradients; accepted, and have no effect here.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var `repeat`: Self { Self(rawValue: 1) }
    /// Accepted; has no effect here.
    public static var mirror: Self { Self(rawValue: 2) }
    /// Accepted; has no effect here.
    public static var linearColor: Self { Self(rawValue: 4) }
  }

  /// The way a drawing is mixed with the one below it. Accepted; has no effect here.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    /// Creates a mode.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static var normal: Self { Self(rawValue: 0) }
    /// Accepted; has no effect here.
    public static var multiply: Self { Self(rawValue: 1) }
    /// Accepted; has no effect here.
    public static var screen: Self { Self(rawValue: 2) }
    /// Accepted; has no effect here.
    public static var overlay: Self { Self(rawValue: 3) }
    /// Accepted; has no effect here.
    public static var darken: Self { Self(rawValue: 4) }
    /// Accepted; has no effect here.
    public static var lighten: Self { Self(rawValue: 5) }
    /// Accepted; has no effect here.
    public static var colorDodge: Self { Self(rawValue: 6) }
    /// Accepted; has no effect here.
    public static var colorBurn: Self { Self(rawValue: 7) }
    /// Accepted; has no effect here.
    public static var softLight: Self { Self(rawValue: 8) }
    /// Accepted; has no effect here.
    public static var hardLight: Self { Self(rawValue: 9) }
    /// Accepted; has no effect here.
    public static var difference: Self { Self(rawValue: 10) }
    /// Accepted; has no effect here.
    public static var exclusion: Self { Self(rawValue: 11) }
    /// Accepted; has no effect here.
    public static var hue: Self { Self(rawValue: 12) }
    /// Accepted; has no effect here.
    public static var saturation: Self { Self(rawValue: 13) }
    /// Accepted; has no effect here.
    public static var color: Self { Self(rawValue: 14) }
    /// Accepted; has no effect here.
    public static var luminosity: Self { Self(rawValue: 15) }
    /// Accepted; has no effect here.
    public static var clear: Self { Self(rawValue: 16) }
    /// Accepted; has no effect here.
    public static var copy: Self { Self(rawValue: 17) }
    /// Accepted; has no effect here.
    public static var sourceIn: Self { Self(rawValue: 18) }
    /// Accepted; has no effect here.
    public static var sourceOut: Self { Self(rawValue: 19) }
    /// Accepted; has no effect here.
    public static var sourceAtop: Self { Self(rawValue: 20) }
    /// Accepted; has no effect here.
    public static var destinationOver: Self { Self(rawValue: 21) }
    /// Accepted; has no effect here.
    public static var destinationIn: Self { Self(rawValue: 22) }
    /// Accepted; has no effect here.
    public static var destinationOut: Self { Self(rawValue: 23) }
    /// Accepted; has no effect here.
    public static var destinationAtop: Self { Self(rawValue: 24) }
    /// Accepted; has no effect here.
    public static var xor: Self { Self(rawValue: 25) }
    /// Accepted; has no effect here.
    public static var plusDarker: Self { Self(rawValue: 26) }
    /// Accepted; has no effect here.
    public static var plusLighter: Self { Self(rawValue: 27) }
  }
}

/// The factors by which an effect changes colors; accepted, and has no effect here.
public struct ColorMatrix: Equatable, Sendable {
  /// A factor of the matrix.
  public var r1: Float = 1
  /// A factor of the matrix.
  public var r2: Float = 0
  /// A factor of the matrix.
  public var r3: Float = 0
  /// A factor of the matrix.
  public var r4: Float = 0
  /// A factor of the matrix.
  public var r5: Float = 0
  /// A factor of the matrix.
  public var g1: Float = 0
  /// A factor of the matrix.
  public var g2: Float = 1
  /// A factor of the matrix.
  public var g3: Float = 0
  /// A factor of the matrix.
  public var g4: Float = 0
  /// A factor of the matrix.
  public var g5: Float = 0
  /// A factor of the matrix.
  public var b1: Float = 0
  /// A factor of the matrix.
  public var b2: Float = 0
  /// A factor of the matrix.
  public var b3: Float = 1
  /// A factor of the matrix.
  public var b4: Float = 0
  /// A factor of the matrix.
  public var b5: Float = 0
  /// A factor of the matrix.
  public var a1: Float = 0
  /// A factor of the matrix.
  public var a2: Float = 0
  /// A factor of the matrix.
  public var a3: Float = 0
  /// A factor of the matrix.
  public var a4: Float = 1
  /// A factor of the matrix.
  public var a5: Float = 0
  /// Creates the matrix that changes nothing.
  public init() {}
}
