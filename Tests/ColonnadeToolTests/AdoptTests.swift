import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Adopting an app` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The source in the new package, and the report.
  private func adopted(
    _ source: String, _ options: String...
  ) throws -> (text: String, report: [String]) {
    try folder.write("Town/A.swift", source)
    let outcome = try Program.run(["adopt", folder.path("Town")] + options)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    let report = outcome.output.split(separator: "\n").map(String.init)
    return (try folder.contents("Town-colonnade/Sources/Town/A.swift"), report)
  }

  @Test(arguments: [
    ("os(iOS)", "true /* os(iOS) */", "false /* os(iOS) */"),
    ("!os(macOS)", "!false /* os(macOS) */", "!true /* os(macOS) */"),
    ("canImport(UIKit)", "true /* canImport(UIKit) */", "false /* canImport(UIKit) */"),
    ("canImport( AppKit )", "false /* canImport( AppKit ) */", "true /* canImport( AppKit ) */"),
    (
      "targetEnvironment(simulator)", "true /* targetEnvironment(simulator) */",
      "false /* targetEnvironment(simulator) */"
    ),
    (
      "DEBUG&&(os(watchOS) || os(iOS)) // os(iOS)",
      "DEBUG&&(false /* os(watchOS) */ || true /* os(iOS) */) // os(iOS)",
      "DEBUG&&(false /* os(watchOS) */ || false /* os(iOS) */) // os(iOS)"
    ),
    ("os(Linux) || swift(>=6.2)", "os(Linux) || swift(>=6.2)", "os(Linux) || swift(>=6.2)"),
    ("canImport(MapKit) && arch(arm64)", "canImport(MapKit) && arch(arm64)", nil),
    ("os(iOS) || ", "os(iOS) || ", "os(iOS) || "),
  ])
  func `a condition gets its value on the other system`(
    condition: String, iOS: String, mac: String?
  ) throws {
    func source(_ condition: String) -> String {
      "  #if \(condition)\nlet a = 1\n#elseif \(condition)\n#endif\n"
    }
    #expect(try adopted(source(condition)).text == source(iOS))
    #expect(try adopted(source(condition), "--mac").text == source(mac ?? iOS))
  }

  @Test(arguments: [
    ##"let a = "#if os(iOS)""##, "/* /* \n#if os(iOS)\n */ \n#if os(iOS)\n*/", "// #if os(iOS)",
    "let a = \"\"\"\n  #if os(iOS)\n  \\(\"\"\"\n#if os(iOS)\n\"\"\")\n#if os(iOS)\n\"\"\"",
    "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#", "let a = #/\n#if os(iOS)\n/#",
    "let a = ##\"\"#  Bundle.main\"##\n", "let os = 1 // os(iOS)\r\n",
  ])
  func `text and comments stay unchanged`(source: String) throws {
    try folder.write("Town/data.json", "{}")
    let (text, report) = try adopted(source)
    #expect(text == source)
    #expect(report.contains("1 source and 1 resource copied, 0 lines rewritten as for iOS."))
  }

  @Test(arguments: [
    "let a = \"\\(1)\"\n", "let a = \"/*\"\n", "let a = #\"\\\"#\n", "let a = \"\\\\\"\n",
    "let a = \"\"\"\n  \\\"\"\"\n  \"\"\"\n", "/*/ */\n", "let a = #/\\/\"/#\n",
    "let a = \"\\(\"(\" + b(\"\\(1)\"))\"\n",
  ])
  func `code continues where text and comments end`(source: String) throws {
    let text = try adopted(source + "#if os(iOS)\n#endif").text
    #expect(text == source + "#if true /* os(iOS) */\n#endif")
  }

  @Test func `imports of missing modules are reported if they would be compiled`() throws {
    let report = try adopted(
      """
      import SwiftUI
      @preconcurrency import ARKit
      import os.log
      #if canImport(Vision)
      import Vision
      #else
      import Plots
      #endif
      #if os(macOS)
      import Cocoa
      #elseif os(iOS)
      import SpriteKit
      #else
      import WatchKit
      #endif
      @main struct Town {}
      """
    ).report
    #expect(
      report.filter { $0.contains("module") } == [
        "A.swift:2: module ARKit is not available here",
        "A.swift:7: module Plots is not available here",
        "A.swift:12: module SpriteKit is not available here",
      ])
    #expect(report.contains("A.swift:3: import os.log is import os"))
    #expect(!report.contains { $0.contains("@main") })
  }

  @Test func `a package is written beside the sources, which stay unchanged`() throws {
    try folder.write("My Town/Deep/houses.json", "{}")
    try folder.write("My Town/en.lproj/Localizable.strings", "")
    try folder.write("My Town/Assets.xcassets/Icon/Contents.json", "{}")
    try folder.write("My Town/Info.plist", "")
    try folder.write("My Town/Town.xcodeproj/project.pbxproj", "")
    try folder.write("My Town/TownTests/A.swift", "import XCTest")
    try folder.write("My Town/Deep/House.swift", "let a = Bundle.main\n#if os(iOS)\n#endif")
    let outcome = try Program.run("adopt", folder.path("My Town"))
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == [
        "Deep/House.swift:1: Bundle.main is Bundle.module", "Deep/House.swift:2: os(iOS) is true",
        "Info.plist: left out: is of no use here", "Town.xcodeproj: left out: is of no use here",
        "TownTests: left out: holds tests", "No source has @main: the package has no program.",
        "1 source and 3 resources copied, 2 lines rewritten as for iOS.",
        "swift run --package-path \(folder.path("My Town-colonnade"))",
      ])
    let manifest = try folder.contents("My Town-colonnade/Package.swift")
    for words in [
      #".product(name: "SwiftUI", package: "colonnade""#, "swiftLanguageModes: [.v5]",
      #".copy("Assets.xcassets")"#, #".process("Deep/houses.json")"#, #"name: "My_Town""#,
      "defaultLocalization",
    ] {
      #expect(manifest.contains(words), "\(words)")
    }
    #expect(try folder.contents("My Town/Deep/House.swift").contains("#if os(iOS)\n"))
  }

  @Test func `a package is written again unless someone has changed it`() throws {
    _ = try adopted("let a = 1")
    try folder.write("Town-colonnade/Notes.txt", "mine")
    #expect(try adopted("let a = 2").text == "let a = 2")
    #expect(try folder.contents("Town-colonnade/Notes.txt") == "mine")
    try folder.write("Town-colonnade/Sources/Town/A.swift", "let a = 3")
    let outcome = try Program.run("adopt", folder.path("Town"))
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("Sources/Town/A.swift was changed since"))
    #expect(try folder.contents("Town-colonnade/Sources/Town/A.swift") == "let a = 3")
  }

  @Test func `other files are never overwritten`() throws {
    try folder.write("Town/A.swift", "")
    try folder.write("Other/A.swift", "mine")
    for (output, words) in [
      ("Other", "has not written"), ("Town/Package", "is not changed"), ("Town", "is not changed"),
      ("Other/A.swift", "not a folder"),
    ] {
      let outcome = try Program.run(
        "adopt", folder.path("Town"), "--output", folder.path(output))
      #expect(outcome.status == 2)
      #expect(outcome.complaint.contains(words), "\(output)")
    }
    #expect(try folder.contents("Other/A.swift") == "mine")
  }

  @Test func `a source that is not text is left out, and the exit status shows it`() throws {
    try folder.write("Town/A.swift", "")
    try Data([0xFF]).write(to: URL(filePath: folder.path("Town/B.swift")))
    let outcome = try Program.run("adopt", folder.path("Town"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("B.swift: left out: cannot be read as text\n"))
  }

  @Test(arguments: [
    (["/nowhere"], "/nowhere is not a folder"), ([], "Expected one folder"),
    (["/tmp", "--colonnade", "/usr"], "/usr is not a checkout of Colonnade."),
  ])
  func `wrong arguments are refused`(words: [String], sentence: String) throws {
    let outcome = try Program.run(["adopt"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains(sentence))
  }
}
