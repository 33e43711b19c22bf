/// A parsed document: operations, and the fragments that they share.
struct GraphQLDocument: Sendable {
  var operations: [GraphQLOperation] = []
  var fragments: [GraphQLFragment] = []
}

/// A query, a mutation or a subscription.
struct GraphQLOperation: Sendable {
  /// The keyword; `query` for a selection without one.
  let kind: String
  let name: String?
  let variables: [GraphQLInputDefinition]
  let directives: [GraphQLDirective]
  let selections: [GraphQLSelection]
  let location: GraphQLLocation

  /// The name of the type whose fields it selects.
  var type: String { kind.prefix(1).uppercased() + kind.dropFirst() }
}

struct GraphQLFragment: Sendable {
  let name: String
  let type: String
  let directives: [GraphQLDirective]
  let selections: [GraphQLSelection]
  let location: GraphQLLocation
}

/// An element of a selection.
indirect enum GraphQLSelection: Sendable {
  case field(GraphQLField)
  case spread(String, [GraphQLDirective], GraphQLLocation)
  /// A fragment in its place; without a type it applies to every object.
  case inline(type: String?, [GraphQLDirective], [GraphQLSelection], GraphQLLocation)

  var directives: [GraphQLDirective] {
    switch self {
    case .field(let field): field.directives
    case .spread(_, let directives, _), .inline(_, let directives, _, _): directives
    }
  }
}

struct GraphQLField: Sendable {
  let alias: String?
  let name: String
  let arguments: [GraphQLArgument]
  let directives: [GraphQLDirective]
  let selections: [GraphQLSelection]
  let location: GraphQLLocation

  /// The key of its value in the response.
  var key: String { alias ?? name }
}

struct GraphQLArgument: Sendable {
  let name: String
  let value: GraphQLLiteral
  let location: GraphQLLocation
}

struct GraphQLDirective: Sendable {
  let name: String
  let arguments: [GraphQLArgument]
  let location: GraphQLLocation
}

/// A value as it is written in a document.
indirect enum GraphQLLiteral: Equatable, Sendable {
  case variable(String)
  case int(String)
  case float(String)
  case string(String)
  case bool(Bool)
  case null
  case enumeration(String)
  case list([GraphQLLiteral])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: GraphQLLiteral
  }

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

/// A variable of an operation, an argument of a field, or a field of an input object.
struct GraphQLInputDefinition: Sendable {
  let name: String
  let type: GraphQLType
  let fallback: GraphQLLiteral?
  let directives: [GraphQLDirective]
  let location: GraphQLLocation

  var isRequired: Bool { type.isNonNull && fallback == nil }
}
