/// A parsed document: operations, and the fragments that they share.
struct GraphQLDocument: Sendable {
  let executables: [GraphQLExecutable]

  var operations: [GraphQLExecutable] { executables.filter { $0.kind != "fragment" } }
  var fragments: [GraphQLExecutable] { executables.filter { $0.kind == "fragment" } }

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
struct GraphQLSelection: Sendable {
  enum Kind { case field, spread, inline }

  var kind = Kind.field
  var alias: String?
  /// The name of the field or of the fragment, or the type of a fragment in its place: without one
  /// it applies to every object.
  var name = ""
  var arguments: [GraphQLMember] = []
  var directives: [GraphQLDirective] = []
  var selections: [GraphQLSelection] = []
  let location: GraphQLLocation

  /// The key of the field’s value in the response.
  var key: String { alias ?? name }
}

struct GraphQLDirective: Sendable {
  let name: String
  let arguments: [GraphQLMember]
  let location: GraphQLLocation
}
