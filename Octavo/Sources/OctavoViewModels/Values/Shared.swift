/// A value in one place of the memory, so that copying what contains it does not copy its parts.
nonisolated final class Shared<Value: Sendable & Equatable>: Sendable, Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  deinit {}

  static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }
}

extension Shared: Codable where Value: Codable {
  convenience init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
