import Foundation

/// A function of a shader; accepted, and has no effect here.
public struct ShaderFunction: Equatable, Sendable {
  /// Its name.
  public var name: String
  /// Its library.
  public var library: ShaderLibrary
  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders; accepted, and has no effect here.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// The app's library.
  public static let `default` = ShaderLibrary()
  /// Creates a library from its bytes.
  public init(data: Data) {}
  /// Creates a library from a file.
  public init(url: URL) {}
  init() {}
  /// The app's library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderLibrary.Function {
    Function(function: ShaderFunction(library: .default, name: name))
  }
  /// A function that can be called.
  @dynamicCallable
  public struct Function: Sendable {
    let function: ShaderFunction
    /// The function with arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
      Shader(function: function, arguments: arguments)
    }
  }
}

/// A shader with its arguments; accepted, and has no effect here.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// An argument of a shader; accepted, and has no effect here.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The rectangle around the view.
    public static let boundingRect = Argument()
  }
  /// The function.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Accepted; has no effect here.
  public var dithersColor = false
  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension GraphicsContext.Shading {
  /// Accepted; has no effect here.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { .style(shader) }
}

extension GraphicsContext.Filter {
  /// Accepted; has no effect here.
  public static func colorShader(_ shader: Shader) -> Self { .colorInvert() }
  /// Accepted; has no effect here.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    .colorInvert()
  }
  /// Accepted; has no effect here.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    .colorInvert()
  }
}
