import FoundationEssentials
import OrderedJSON

extension TypeRegistry {
  mutating func registerIntegers() {
    register(.integer(Int.self))
    register(.integer(Int8.self))
    register(.integer(Int16.self))
    register(.integer(Int32.self))
    register(.integer(Int64.self))
    register(.integer(UInt.self))
    register(.integer(UInt8.self))
    register(.integer(UInt16.self))
    register(.integer(UInt32.self))
    register(.integer(UInt64.self))
  }

  mutating func registerOtherScalars() {
    register(.floating(Double.self))
    register(.floating(Float.self))
    register(.standard(Bool.self, example: true, "true or false") { $0.boolValue })
    register(.standard(String.self, example: "soup", "a string") { $0.stringValue?.string })
    register(.character)
  }

  mutating func registerFoundationTypes() {
    let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    register(.foundation(UUID.self, "UUID", example: uuid))
    register(.foundation(Date.self, "Date", example: Date(timeIntervalSinceReferenceDate: 0)))
    register(.foundation(URL.self, "URL", example: URL(filePath: "/recipes/7")))
    register(.foundation(Data.self, "Data", example: Data("soup".utf8)))
    register(.foundation(Decimal.self, "Decimal", example: Decimal(125) / 100))
  }
}
