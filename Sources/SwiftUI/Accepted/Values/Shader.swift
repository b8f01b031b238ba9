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
  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}
