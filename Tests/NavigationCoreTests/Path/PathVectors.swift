import FoundationEssentials

/// J1–J42: elements root first, JSON, and its number of bytes.
enum PathVectors {
  static var all: [Vector] { scalars + strings + generics + custom + foundation }

  static let uuid = UUID(
    uuid: (
      0xFA, 0x54, 0x2E, 0x3D, 0x48, 0x95, 0x44, 0xB6, 0x94, 0x2F, 0xE1, 0x12, 0x10, 0x1D, 0x51, 0x60
    ))

  static var scalars: [Vector] {
    [
      Vector("J1", json: "[]", bytes: 2),
      Vector("J2", 1, json: #"["Swift.Int","1"]"#, bytes: 17),
      Vector("J3", 1, true, json: #"["Swift.Bool","true","Swift.Int","1"]"#, bytes: 37),
      Vector(
        "J6", "test", 1, true, 1.2,
        json:
          #"["Swift.Double","1.2","Swift.Bool","true","Swift.Int","1","Swift.String","\"test\""]"#,
        bytes: 84),
      Vector(
        "J7", "test", 1, json: #"["Swift.Int","1","Swift.String","\"test\""]"#, bytes: 43),
      Vector("J8", "test", json: #"["Swift.String","\"test\""]"#, bytes: 27),
      Vector(
        "J9", 1, 2, 3, json: #"["Swift.Int","3","Swift.Int","2","Swift.Int","1"]"#, bytes: 49),
      Vector(
        "J10", 1, 1, 1, json: #"["Swift.Int","1","Swift.Int","1","Swift.Int","1"]"#, bytes: 49),
      Vector("J11", 1.0, json: #"["Swift.Double","1"]"#, bytes: 20),
      Vector("J12", 1.2, json: #"["Swift.Double","1.2"]"#, bytes: 22),
      Vector("J13", 0.1 + 0.2, json: #"["Swift.Double","0.30000000000000004"]"#, bytes: 38),
      Vector("J14", 1e100, json: #"["Swift.Double","1e+100"]"#, bytes: 25),
      Vector("J15", Float(0.1), json: #"["Swift.Float","0.1"]"#, bytes: 21),
      Vector("J16", Int.min, json: #"["Swift.Int","-9223372036854775808"]"#, bytes: 36),
      Vector("J17", UInt8(255), json: #"["Swift.UInt8","255"]"#, bytes: 21),
      Vector("J18", Int64(5), json: #"["Swift.Int64","5"]"#, bytes: 19),
    ]
  }

  static var strings: [Vector] {
    [
      Vector("J19", "", json: #"["Swift.String","\"\""]"#, bytes: 23),
      Vector("J20", "a\"b", json: #"["Swift.String","\"a\\\"b\""]"#, bytes: 29),
      Vector("J21", "a/b", json: #"["Swift.String","\"a\\\/b\""]"#, bytes: 29),
      Vector("J22", "a\\b", json: #"["Swift.String","\"a\\\\b\""]"#, bytes: 29),
      Vector("J23", "a\nb", json: #"["Swift.String","\"a\\nb\""]"#, bytes: 28),
      Vector("J24", "\u{1}", json: #"["Swift.String","\"\\u0001\""]"#, bytes: 30),
      Vector("J25", "🐱", json: #"["Swift.String","\"🐱\""]"#, bytes: 27),
      Vector("J26", "ねこ", json: #"["Swift.String","\"ねこ\""]"#, bytes: 29),
    ]
  }

  static var generics: [Vector] {
    [
      Vector("J27", [1, 2], json: #"["Swift.Array<Swift.Int>","[1,2]"]"#, bytes: 34),
      Vector(
        "J28", [[1], [2]], json: #"["Swift.Array<Swift.Array<Swift.Int>>","[[1],[2]]"]"#, bytes: 51),
      Vector("J29", Optional(3), json: #"["Swift.Optional<Swift.Int>","3"]"#, bytes: 33),
      Vector("J30", Int?.none, json: #"["Swift.Optional<Swift.Int>","null"]"#, bytes: 36),
      Vector(
        "J31", ["a": 1], json: #"["Swift.Dictionary<Swift.String, Swift.Int>","{\"a\":1}"]"#,
        bytes: 57),
      Vector("J38", App.Box(v: 5), json: #"["App.Box<Swift.Int>","{\"v\":5}"]"#, bytes: 34),
      Vector(
        "J39", App.Box(v: App.User(name: "t")),
        json: #"["App.Box<App.User>","{\"v\":{\"name\":\"t\"}}"]"#, bytes: 48),
    ]
  }

  static var custom: [Vector] {
    [
      Vector(
        "J4", 1, true, App.User(name: "test"),
        json: #"["App.User","{\"name\":\"test\"}","Swift.Bool","true","Swift.Int","1"]"#, bytes: 70),
      Vector(
        "J5", "hello", 42, true, App.User2(id: 42, name: "Blob"),
        json: #"["App.User2","{\"id\":42,\"name\":\"Blob\"}","Swift.Bool","true","#
          + #""Swift.Int","42","Swift.String","\"hello\""]"#, bytes: 109),
      Vector("J32", App.Plain.a, json: #"["App.Plain","{\"a\":{}}"]"#, bytes: 26),
      Vector("J33", App.Raw.b, json: #"["App.Raw","\"b\""]"#, bytes: 19),
      Vector(
        "J34", App.Assoc.detail(id: 7), json: #"["App.Assoc","{\"detail\":{\"id\":7}}"]"#, bytes: 39
      ),
      Vector(
        "J35", App.Assoc.pair(1, "x"),
        json: #"["App.Assoc","{\"pair\":{\"_0\":1,\"_1\":\"x\"}}"]"#, bytes: 50),
      Vector("J36", App.Outer.Inner(), json: #"["App.Outer.Inner","{\"x\":1}"]"#, bytes: 31),
      Vector("J37", App.Route.Step.one, json: #"["App.Route.Step","\"one\""]"#, bytes: 28),
    ]
  }

  static var foundation: [Vector] {
    [
      Vector(
        "J40", uuid,
        json: #"["FoundationEssentials.UUID","\"FA542E3D-4895-44B6-942F-E112101D5160\""]"#,
        bytes: 72),
      Vector(
        "J41", URL(string: "https://a.b/c")!,
        json: #"["FoundationEssentials.URL","\"https:\\\/\\\/a.b\\\/c\""]"#, bytes: 57),
      Vector(
        "J42", Date(timeIntervalSinceReferenceDate: 0), json: #"["FoundationEssentials.Date","0"]"#,
        bytes: 33),
    ]
  }
}
