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
  case object([GraphQLMember])

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

/// A member of an object, or an argument of a field or a directive.
struct GraphQLMember: Equatable, Sendable {
  let name: String
  let value: GraphQLValue
  /// The place in the document; `nil` for a value of a variable or a response.
  var location: GraphQLLocation?
}

extension GraphQLValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    func read<Value: Decodable>(_ make: (Value) -> GraphQLValue) -> GraphQLValue? {
      (try? value.decode(Value.self)).map(make)
    }
    if value.decodeNil() {
      self = .null
    } else {
      self =
        try read(Self.string) ?? read(Self.bool) ?? read(Self.number)
        ?? read { (number: Double) in .float(String(number)) }
        ?? read { (members: [String: GraphQLValue]) in
          .object(members.sorted { $0.key < $1.key }.map { GraphQLMember(name: $0, value: $1) })
        } ?? .list(value.decode([GraphQLValue].self))
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
