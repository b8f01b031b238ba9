// r3 to r11 of the session "main", recorded by Colonnade: what it did to the path.
// swift-format-ignore-file

import Foundation
import Testing

#if canImport(Colonnade)
  import Colonnade
#else
  import SwiftUI
#endif

@Test private func recordedNavigation() throws {
  var path = NavigationPath()
  // where it begins
  path.append(1)
  path.append("two")
  #expect(path.count == 2)
  // push
  path.append(true)
  path.append(4.5)
  #expect(path.count == 4)
  // pop
  path.removeLast(2)
  #expect(path.count == 2)
  // replaceTop
  path.removeLast()
  path.append("three")
  #expect(path.count == 2)
  // select
  path.removeLast(2)
  #expect(path.count == 0)
  // setEnvironment
  #expect(path.count == 0)
  // setPath
  path = NavigationPath()
  path.append(Recorded(type: "App.Order", json: "{\"id\":9007199254740993,\"note\":\"\\\"q\\\"\"}"))
  #expect(path.count == 1)
  // transaction
  path.append(-9223372036854775808)
  path.append(-128 as Int8)
  path.append(32767 as Int16)
  path.removeLast(3)
  #expect(path.count == 1)
  // push
  path.append(-9223372036854775808)
  path.append(-128 as Int8)
  path.append(32767 as Int16)
  path.append(-2147483648 as Int32)
  path.append(9223372036854775807 as Int64)
  path.append(0 as UInt)
  path.append(255 as UInt8)
  path.append(65535 as UInt16)
  path.append(4294967295 as UInt32)
  path.append(18446744073709551615 as UInt64)
  path.append(0.1 as Float)
  path.append(4.0)
  path.append(-0.0)
  path.append(1e300)
  path.append(2.2250738585072014e-308)
  path.append(false)
  path.append("")
  path.append("quotes \" \"\" \"\"\" \"# '")
  path.append("backslashes \\ \\n \\(path) \\#(path)")
  path.append("lines\n\r\t\u{2028}\u{2029}\u{85} end")
  path.append("null \0 and \u{1}\u{1B}\u{7F}")
  path.append("bidi \u{202E}reversed\u{202C} \u{5D0}")
  path.append("emoji \u{1F35C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}")
  path.append("é and e\u{301}, a/b, */ //")
  path.append("料理 zero\u{200B}width\u{FEFF} \u{3164}")
  #expect(path.count == 26)
  let bytes = try JSONEncoder().encode(#require(path.codable))
  let texts = try JSONDecoder().decode([String].self, from: bytes)
  try #require(texts.count == 52)
  try expect(Recorded(type: "App.Order", json: "{\"id\":9007199254740993,\"note\":\"\\\"q\\\"\"}"), at: 0, of: texts)
  try expect(-9223372036854775808, at: 1, of: texts)
  try expect(-128 as Int8, at: 2, of: texts)
  try expect(32767 as Int16, at: 3, of: texts)
  try expect(-2147483648 as Int32, at: 4, of: texts)
  try expect(9223372036854775807 as Int64, at: 5, of: texts)
  try expect(0 as UInt, at: 6, of: texts)
  try expect(255 as UInt8, at: 7, of: texts)
  try expect(65535 as UInt16, at: 8, of: texts)
  try expect(4294967295 as UInt32, at: 9, of: texts)
  try expect(18446744073709551615 as UInt64, at: 10, of: texts)
  try expect(0.1 as Float, at: 11, of: texts)
  try expect(4.0, at: 12, of: texts)
  try expect(-0.0, at: 13, of: texts)
  try expect(1e300, at: 14, of: texts)
  try expect(2.2250738585072014e-308, at: 15, of: texts)
  try expect(false, at: 16, of: texts)
  try expect("", at: 17, of: texts)
  try expect("quotes \" \"\" \"\"\" \"# '", at: 18, of: texts)
  try expect("backslashes \\ \\n \\(path) \\#(path)", at: 19, of: texts)
  try expect("lines\n\r\t\u{2028}\u{2029}\u{85} end", at: 20, of: texts)
  try expect("null \0 and \u{1}\u{1B}\u{7F}", at: 21, of: texts)
  try expect("bidi \u{202E}reversed\u{202C} \u{5D0}", at: 22, of: texts)
  try expect("emoji \u{1F35C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}", at: 23, of: texts)
  try expect("é and e\u{301}, a/b, */ //", at: 24, of: texts)
  try expect("料理 zero\u{200B}width\u{FEFF} \u{3164}", at: 25, of: texts)
}

/// Expects an element's type and value, counted from the root; what is on top is saved first.
private func expect<Value: Decodable & Equatable>(
  _ value: Value, at index: Int, of texts: [String]
) throws {
  let place = texts.count - 2 * (index + 1)
  #expect(texts[place] == String(reflecting: Value.self), "element \(index)")
  let found = try JSONDecoder().decode(Value.self, from: Data(texts[place + 1].utf8))
  #expect(found == value, "element \(index)")
}

/// Stands in for values of types whose source is not known here: put your own in its place.
private struct Recorded: Codable, Hashable {
  var type: String
  var json: String
}
