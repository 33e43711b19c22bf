/// A value of a variable, an argument or a response.
enum GraphQLValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([GraphQLValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: GraphQLValue
  }

  subscript(name: String) -> GraphQLValue? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .int(let number) = self { number } else { nil } }
}

extension GraphQLValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(
        try keys.map {
          Member(name: $0.stringValue, value: try object.decode(Self.self, forKey: $0))
        }
      )
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else {
      self = .list(try value.decode([GraphQLValue].self))
    }
  }
}

extension GraphQLValue: JSONWritable {
  func write(to text: inout JSONText) {
    switch self {
    case .null: text.append("null")
    case .bool(let bool): bool.write(to: &text)
    case .int(let int): int.write(to: &text)
    case .double(let double): double.write(to: &text)
    case .string(let string): string.write(to: &text)
    case .list(let items): items.write(to: &text)
    case .object(let members):
      text.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(",") }
        member.name.write(to: &text)
        text.append(":")
        member.value.write(to: &text)
      }
      text.append("}")
    }
  }
}
