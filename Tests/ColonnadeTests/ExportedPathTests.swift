// A navigation path, exported from Colonnade.
// swift-format-ignore-file

import Foundation
import Testing

#if canImport(Colonnade)
  import Colonnade
#else
  import SwiftUI
#endif

@Test private func exportedPath() throws {
  var path = try restored("[\"Foundation.UUID\",\"\\\"FA542E3D-4895-44B6-942F-E112101D5160\\\"\",\"App.Gone\",\"{\\\"b\\\" : 1.50, \\\"a\\\": [\\\"\\\\u0000\\\\u202e\\\\n\\\\\\\"#\\\", null]}\",\"Swift.Bool\",\"false\",\"NavigationCore.User\",\"{\\\"id\\\":7,\\\"name\\\":\\\"Blob \\\\\\\"B\\\\\\\" \\\\\\\\ 'x'\\\"}\",\"Swift.String\",\"\\\"below\\\"\",\"Swift.Int\",\"1\"]")
  path.append(true)
  path.append(-1)
  path.append(9007199254740993)
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
  path.append(4.5)
  path.append(4.0)
  path.append(-0.0)
  path.append(0.1)
  path.append(1e+300)
  path.append(2.2250738585072014e-308)
  path.append(1.7976931348623157e+308)
  path.append("")
  path.append("quotes \" \"\" \"\"\" \"# \"\"\"# '")
  path.append("backslashes \\ \\\\ \\n \\(path) \\#(path) \\")
  path.append("lines\n\r\n\t\u{2028}\u{2029}\u{85} end")
  path.append("null \0 and \u{1}\u{1B}\u{7F}")
  path.append("bidi \u{202E}reversed\u{202C} \u{2066}x\u{2069} \u{5D0}")
  path.append("emoji \u{1F35C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}")
  path.append("é and e\u{301}, a/b, */ //")
  path.append("zero\u{200B}width\u{FEFF} \u{3164}")
  #expect(path.count == 36)
  let bytes = try JSONEncoder().encode(#require(path.codable))
  let saved = "[\"Swift.String\",\"\\\"zero\u{200B}width\u{FEFF} \u{3164}\\\"\",\"Swift.String\",\"\\\"é and e\u{301}, a\\\\\\/b, *\\\\\\/ \\\\\\/\\\\\\/\\\"\",\"Swift.String\",\"\\\"emoji \u{1F35C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}\\\"\",\"Swift.String\",\"\\\"bidi \u{202E}reversed\u{202C} \u{2066}x\u{2069} \u{5D0}\\\"\",\"Swift.String\",\"\\\"null \\\\u0000 and \\\\u0001\\\\u001b\u{7F}\\\"\",\"Swift.String\",\"\\\"lines\\\\n\\\\r\\\\n\\\\t\u{2028}\u{2029}\u{85} end\\\"\",\"Swift.String\",\"\\\"backslashes \\\\\\\\ \\\\\\\\\\\\\\\\ \\\\\\\\n \\\\\\\\(path) \\\\\\\\#(path) \\\\\\\\\\\"\",\"Swift.String\",\"\\\"quotes \\\\\\\" \\\\\\\"\\\\\\\" \\\\\\\"\\\\\\\"\\\\\\\" \\\\\\\"# \\\\\\\"\\\\\\\"\\\\\\\"# '\\\"\",\"Swift.String\",\"\\\"\\\"\",\"Swift.Double\",\"1.7976931348623157e+308\",\"Swift.Double\",\"2.2250738585072014e-308\",\"Swift.Double\",\"1e+300\",\"Swift.Double\",\"0.1\",\"Swift.Double\",\"-0\",\"Swift.Double\",\"4\",\"Swift.Double\",\"4.5\",\"Swift.Float\",\"0.1\",\"Swift.UInt64\",\"18446744073709551615\",\"Swift.UInt32\",\"4294967295\",\"Swift.UInt16\",\"65535\",\"Swift.UInt8\",\"255\",\"Swift.UInt\",\"0\",\"Swift.Int64\",\"9223372036854775807\",\"Swift.Int32\",\"-2147483648\",\"Swift.Int16\",\"32767\",\"Swift.Int8\",\"-128\",\"Swift.Int\",\"-9223372036854775808\",\"Swift.Int\",\"9007199254740993\",\"Swift.Int\",\"-1\",\"Swift.Bool\",\"true\",\"Foundation.UUID\",\"\\\"FA542E3D-4895-44B6-942F-E112101D5160\\\"\",\"App.Gone\",\"{\\\"b\\\" : 1.50, \\\"a\\\": [\\\"\\\\u0000\\\\u202e\\\\n\\\\\\\"#\\\", null]}\",\"Swift.Bool\",\"false\",\"NavigationCore.User\",\"{\\\"id\\\":7,\\\"name\\\":\\\"Blob \\\\\\\"B\\\\\\\" \\\\\\\\ 'x'\\\"}\",\"Swift.String\",\"\\\"below\\\"\",\"Swift.Int\",\"1\"]"
  #expect(Array(bytes) == Array(saved.utf8))
  let texts = try JSONDecoder().decode([String].self, from: bytes)
  try #require(texts.count == 72)
  try expect(1, at: 0, of: texts)
  try expect("below", at: 1, of: texts)
  try expect(false, at: 3, of: texts)
  try expect(true, at: 6, of: texts)
  try expect(-1, at: 7, of: texts)
  try expect(9007199254740993, at: 8, of: texts)
  try expect(-9223372036854775808, at: 9, of: texts)
  try expect(-128 as Int8, at: 10, of: texts)
  try expect(32767 as Int16, at: 11, of: texts)
  try expect(-2147483648 as Int32, at: 12, of: texts)
  try expect(9223372036854775807 as Int64, at: 13, of: texts)
  try expect(0 as UInt, at: 14, of: texts)
  try expect(255 as UInt8, at: 15, of: texts)
  try expect(65535 as UInt16, at: 16, of: texts)
  try expect(4294967295 as UInt32, at: 17, of: texts)
  try expect(18446744073709551615 as UInt64, at: 18, of: texts)
  try expect(0.1 as Float, at: 19, of: texts)
  try expect(4.5, at: 20, of: texts)
  try expect(4.0, at: 21, of: texts)
  try expect(-0.0, at: 22, of: texts)
  try expect(0.1, at: 23, of: texts)
  try expect(1e+300, at: 24, of: texts)
  try expect(2.2250738585072014e-308, at: 25, of: texts)
  try expect(1.7976931348623157e+308, at: 26, of: texts)
  try expect("", at: 27, of: texts)
  try expect("quotes \" \"\" \"\"\" \"# \"\"\"# '", at: 28, of: texts)
  try expect("backslashes \\ \\\\ \\n \\(path) \\#(path) \\", at: 29, of: texts)
  try expect("lines\n\r\n\t\u{2028}\u{2029}\u{85} end", at: 30, of: texts)
  try expect("null \0 and \u{1}\u{1B}\u{7F}", at: 31, of: texts)
  try expect("bidi \u{202E}reversed\u{202C} \u{2066}x\u{2069} \u{5D0}", at: 32, of: texts)
  try expect("emoji \u{1F35C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}", at: 33, of: texts)
  try expect("é and e\u{301}, a/b, */ //", at: 34, of: texts)
  try expect("zero\u{200B}width\u{FEFF} \u{3164}", at: 35, of: texts)
}

private func restored(_ saved: String) throws -> NavigationPath {
  let bytes = Data(saved.utf8)
  return NavigationPath(
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes))
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
