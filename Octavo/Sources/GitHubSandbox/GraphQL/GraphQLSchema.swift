/// The types that a server serves, parsed from their definitions.
struct GraphQLSchema: Sendable {
  private(set) var types: [String: GraphQLTypeDefinition] = [:]

  /// The types that every schema has.
  ///
  /// Of introspection these are served: the fields of every object, with `__type` for a query
  /// alone, and the types that `__type` returns.
  private static let builtIn = """
    scalar Boolean scalar Float scalar ID scalar Int scalar String
    type __Object { __type(name: String!): __Type __typename: String! }
    type __Type { fields(includeDeprecated: Boolean = false): [__Field!] name: String }
    type __Field { name: String! }
    input __Condition { if: Boolean! }
    """

  /// Parses definitions of types in GraphQL.
  init(_ text: String) throws {
    var parser = try GraphQLParser(text + "\n" + Self.builtIn)
    while parser.token != .end {
      let type = try parser.typeDefinition()
      types[type.name] = type
    }
  }

  /// The argument of the directives `@skip` and `@include`.
  var condition: [GraphQLDefinition] { types["__Condition"]?.inputs ?? [] }

  /// Returns the definition of a field; `nil` if the type has none with this name.
  func field(_ name: String, of type: String) -> GraphQLDefinition? {
    if let field = types[type]?.fields[name] { return field }
    return name == "__type" && type != "Query" ? nil : types["__Object"]?.fields[name]
  }

  /// Whether an object of a type fits a condition.
  func object(_ type: String, fits condition: String) -> Bool {
    type == condition || types[type]?.interfaces.contains(condition) == true
      || types[condition]?.values.contains(type) == true
  }

  /// The object for the question `__type`; `nil` for an unknown type.
  func introspected(_ name: String) -> GraphQLRecord? {
    guard let type = types[name] else { return nil }
    let fields = type.fields.keys.sorted().map { name in
      GraphQLResult.object(GraphQLRecord(type: "__Field", fields: ["name": .text(name)]))
    }
    let listed: GraphQLResult = fields.isEmpty ? .null : .list(fields)
    return GraphQLRecord(type: "__Type", fields: ["name": .text(name), "fields": listed])
  }
}

extension GraphQLParser {
  /// Parses the definition of one type, without descriptions and directives.
  fileprivate mutating func typeDefinition() throws -> GraphQLTypeDefinition {
    guard case .name(let word) = token, let kind = GraphQLTypeDefinition.Kind(rawValue: word)
    else { throw unexpected() }
    try advance()
    var type = GraphQLTypeDefinition(name: try name(), kind: kind)
    if try skip(.name("implements")) {
      repeat { type.interfaces.append(try name()) } while try skip(.mark("&"))
    }
    switch kind {
    case .scalar: break
    case .union:
      try expect("=")
      repeat { type.values.append(try name()) } while try skip(.mark("|"))
    case .enumeration: type.values = try list("{", "}") { try $0.name() }
    case .input: type.inputs = try list("{", "}") { try $0.definition(of: .input) }
    case .object, .interface:
      for field in try list("{", "}", { try $0.definition(of: .field) }) {
        type.fields[field.name] = field
      }
    }
    return type
  }
}
