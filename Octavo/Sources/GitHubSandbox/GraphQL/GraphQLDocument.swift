/// A parsed document: operations, and the fragments that they share.
struct GraphQLDocument: Sendable {
  var operations: [GraphQLOperation] = []
  var fragments: [GraphQLFragment] = []

  /// The fragments by their names, of which the first counts.
  var fragmentsByName: [String: GraphQLFragment] {
    Dictionary(fragments.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// A query, a mutation or a subscription.
struct GraphQLOperation: Sendable {
  /// The keyword; `query` for a selection without one.
  let kind: String
  let name: String?
  let variables: [GraphQLDefinition]
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
  let value: GraphQLValue
  let location: GraphQLLocation
}

struct GraphQLDirective: Sendable {
  let name: String
  let arguments: [GraphQLArgument]
  let location: GraphQLLocation
}
