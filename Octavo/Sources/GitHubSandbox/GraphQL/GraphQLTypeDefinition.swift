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
  var fields: [String: GraphQLFieldDefinition] = [:]
  /// The members of a union, or the values of an enumeration.
  var values: [String] = []
  /// The fields of an input object.
  var inputs: [GraphQLInputDefinition] = []
}

struct GraphQLFieldDefinition: Sendable {
  var arguments: [GraphQLInputDefinition] = []
  let type: GraphQLType

  static let typeName = Self(type: .nonNull(.named("String")))
  /// The one part of introspection that is served, for programs that ask for the fields of a type.
  static let type = Self(
    arguments: [
      GraphQLInputDefinition(
        name: "name",
        type: .nonNull(.named("String")),
        fallback: nil,
        directives: [],
        location: GraphQLLocation(line: 0, column: 0)
      )
    ],
    type: .named("__Type")
  )
  static let introspection: [String: [String: Self]] = [
    "__Type": [
      "name": Self(type: .named("String")),
      "fields": Self(type: .list(.nonNull(.named("__Field")))),
    ],
    "__Field": ["name": Self(type: .nonNull(.named("String")))],
  ]
}

extension GraphQLSchema {
  /// The object for the question `__type`; `nil` for an unknown type.
  func introspected(_ name: String) -> GraphQLRecord? {
    guard let type = types[name] else { return nil }
    let fields = type.fields.keys.sorted().map { name in
      GraphQLResult.object(GraphQLRecord("__Field", ["name": .text(name)]))
    }
    return GraphQLRecord(
      "__Type",
      ["name": .text(name), "fields": type.fields.isEmpty ? .null : .list(fields)]
    )
  }
}
