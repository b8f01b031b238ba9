import NavigationCore
import OrderedJSON
import Sandbox
import Serving

/// `colonnade path`: for people who hold the bytes that SwiftUI saves of a NavigationPath.
@MainActor
enum PathCommand {
  static let options: [Option] = [
    Option("apple", help: "use the names that Foundation's types have on Apple's systems"),
    Option("mangled", help: "read mangled names, which other libraries write (Si, SS, Sb …)"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let verb = arguments.positionals.first, arguments.positionals.count <= 2 else {
      throw UsageError("Expected “path encode”, “path decode” or “path inspect”, and one file.")
    }
    let bytes: () throws -> [UInt8] = {
      try InputFile.bytes(arguments.positionals.dropFirst().first)
    }
    switch verb {
    case "encode": return try encode(bytes(), apple: arguments.has("apple"))
    case "decode": return try decode(bytes(), mangled: arguments.has("mangled"))
    case "inspect": return try inspect(bytes(), mangled: arguments.has("mangled"))
    default: throw UsageError("Unknown command “path \(verb)”. Use encode, decode or inspect.")
    }
  }

  private static let help = """
    Converts and inspects saved NavigationPath data.

    Usage: colonnade path encode|decode|inspect [OPTION …] [FILE]

      encode   array of values (bottom first) → SwiftUI's saved form
      decode   SwiftUI's saved form → array of values
      inspect  SwiftUI's saved form → a readable table

    \(HelpText.table(options))

    Without FILE, or with -, the input is standard input.
    """

  private static func fail(_ sentence: String) -> Tool.Status {
    Tool.complain(sentence)
    return .failure
  }
}

extension PathCommand {
  private static func encode(_ bytes: [UInt8], apple: Bool) throws -> Tool.Status {
    let types = TypeRegistry.sandbox
    do {
      guard case .array(let values) = try parse(bytes) else {
        return fail("Expected an array of values.")
      }
      let elements = try values.map { try types.element(fromWire: $0) }
      guard var saved = NavigationPath(elements: elements).codable else {
        return fail("One of the values cannot be written.")
      }
      saved.tagSpelling = apple ? .apple : .platform
      Tool.write(try saved.bytes())
      return .success
    } catch {
      return fail("\(error)")
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(UsageError) -> JSONValue {
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw UsageError("This isn’t valid JSON: \(error).")
    }
  }

  private static func read(_ bytes: [UInt8], mangled: Bool) throws(PathFormatError)
    -> NavigationPath.CodableRepresentation
  {
    let saved = try NavigationPath.CodableRepresentation(parsing: bytes)
    return mangled ? saved.readingMangledTags() : saved
  }

  private static func decode(_ bytes: [UInt8], mangled: Bool) throws -> Tool.Status {
    do {
      let types = TypeRegistry.sandbox
      var writer = JSONWriter()
      writer.append(literal: "[")
      for (index, element) in try read(bytes, mangled: mangled).elements.enumerated() {
        if index > 0 { writer.append(literal: ",") }
        writer.append(literal: "{")
        types.appendWireMembers(of: types.resolved(element), to: &writer)
        writer.append(literal: "}")
      }
      writer.append(literal: "]")
      print(String(decoding: writer.bytes, as: UTF8.self))
      return .success
    } catch {
      return fail(PathInspection.isNull(bytes) ? PathInspection.null : "\(error)")
    }
  }

  private static func inspect(_ bytes: [UInt8], mangled: Bool) throws -> Tool.Status {
    do {
      let saved = try read(bytes, mangled: mangled)
      let types = TypeRegistry.sandbox
      for (index, element) in saved.elements.enumerated() {
        let note =
          PathInspection.note(on: element, in: types, mangled: mangled)
          .map { "   (\($0))" } ?? ""
        let name = (mangled ? element.demangledTypeName : nil) ?? element.typeName
        print("\(index)  \(name)  \(element.payload ?? "")\(note)")
      }
      let count = bytes.count - bytes.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
      let elements = saved.elements.count
      print("\(elements) \(elements == 1 ? "element" : "elements"), \(count) bytes")
      return .success
    } catch {
      return fail(PathInspection.isNull(bytes) ? PathInspection.null : "\(error)")
    }
  }
}
