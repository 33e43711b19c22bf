/// A value in a document, of a variable, or of a response.
indirect enum GraphQLValue: Equatable, Sendable {
  /// A variable, whose value takes its place before a field is asked for.
  case variable(String)
  /// A name in a document; in JSON, values of enumerations are strings.
  case enumeration(String)
  case null
  case bool(Bool)
  /// A whole number, as it is written.
  case int(String)
  /// A number with a fraction or an exponent, as it is written.
  case float(String)
  case string(String)
  case list([GraphQLValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: GraphQLValue
  }

  static func number(_ number: Int) -> Self { .int(String(number)) }

  subscript(name: String) -> GraphQLValue? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var items: [GraphQLValue]? { if case .list(let items) = self { items } else { nil } }
  var number: Int? { if case .int(let text) = self { Int(text) } else { nil } }

  /// The variables in it, with repetitions.
  var variables: [String] {
    switch self {
    case .variable(let name): [name]
    case .list(let items): items.flatMap(\.variables)
    case .object(let members): members.flatMap(\.value.variables)
    default: []
    }
  }
}

extension GraphQLValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .number(int)
    } else if let double = try? value.decode(Double.self) {
      self = .float(String(double))
    } else if let members = try? value.decode([String: GraphQLValue].self) {
      let sorted = members.sorted { $0.key < $1.key }
      self = .object(sorted.map { Member(name: $0.key, value: $0.value) })
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
    case .int(let number), .float(let number): text.bytes += Array(number.utf8)
    case .string(let string), .enumeration(let string), .variable(let string):
      string.write(to: &text)
    case .list(let items): items.write(to: &text)
    case .object(let members):
      InlineJSONObject { fields in
        for member in members { fields.set(name: member.name, member.value) }
      }.write(to: &text)
    }
  }
}
