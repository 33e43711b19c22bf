/// A parsed document: operations, and the fragments that they share.
struct GraphQLDocument: Sendable {
  var operations: [GraphQLExecutable] = []
  var fragments: [GraphQLExecutable] = []

  /// The fragments by their names, of which the first counts.
  var fragmentsByName: [String: GraphQLExecutable] {
    Dictionary(fragments.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// An executable definition: a query, a mutation, a subscription or a fragment.
struct GraphQLExecutable: Sendable {
  /// The keyword; `query` for a selection without one.
  var kind = "query"
  /// The name; empty for an operation without one.
  var name = ""
  /// The name of the type whose fields it selects.
  var type = "Query"
  /// The variables of an operation.
  var variables: [GraphQLDefinition] = []
  var directives: [GraphQLDirective] = []
  var selections: [GraphQLSelection] = []
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
