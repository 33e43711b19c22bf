/// A type of a schema with what it consists of.
struct GraphQLTypeDefinition: Sendable {
  enum Kind: String, Sendable {
    case scalar
    case object = "type"
    case interface, union
    case enumeration = "enum"
    case input
  }

  let name: String
  let kind: Kind
  var interfaces: [String] = []
  var fields: [String: GraphQLDefinition] = [:]
  /// The members of a union, or the values of an enumeration.
  var values: [String] = []
  /// The fields of an input object.
  var inputs: [GraphQLDefinition] = []

  /// Whether a document selects fields of it.
  var hasFields: Bool { [.object, .interface, .union].contains(kind) }
}

/// A variable of an operation, a field of a type, or an input of a field or of an input object.
struct GraphQLDefinition: Sendable {
  enum Kind { case variable, field, input }

  let name: String
  /// The inputs of a field.
  let arguments: [GraphQLDefinition]
  let type: GraphQLType
  let fallback: GraphQLValue?
  let directives: [GraphQLDirective]
  let location: GraphQLLocation

  var isRequired: Bool { type.isNonNull && fallback == nil }
}

/// The type of a field or an input, such as `[ID!]!`.
indirect enum GraphQLType: Equatable, Sendable, CustomStringConvertible {
  case named(String)
  case list(GraphQLType)
  case nonNull(GraphQLType)

  /// The name inside all lists.
  var name: String {
    switch self {
    case .named(let name): name
    case .list(let type), .nonNull(let type): type.name
    }
  }

  var isNonNull: Bool { if case .nonNull = self { true } else { false } }

  var description: String {
    switch self {
    case .named(let name): name
    case .list(let type): "[\(type)]"
    case .nonNull(let type): "\(type)!"
    }
  }
}
