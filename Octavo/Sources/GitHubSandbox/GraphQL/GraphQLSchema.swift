/// The types that a server serves, parsed from their definitions.
struct GraphQLSchema: Sendable {
  private(set) var types: [String: GraphQLTypeDefinition] = [:]
  /// The object types that a type stands for: an object for itself, others for all of theirs.
  private var possible: [String: Set<String>] = [:]

  /// Parses definitions of types in GraphQL.
  init(_ text: String) throws(GraphQLError) {
    var parser = try GraphQLParser(text)
    while parser.token.kind != .end {
      let type = try parser.typeDefinition()
      types[type.name] = type
    }
    for type in types.values {
      if type.kind == .object { possible[type.name, default: []].insert(type.name) }
      if type.kind == .object {
        type.interfaces.forEach { possible[$0, default: []].insert(type.name) }
      }
      if type.kind == .union { possible[type.name, default: []].formUnion(type.values) }
    }
    for name in ["Boolean", "Float", "ID", "Int", "String"] {
      types[name] = types[name] ?? GraphQLTypeDefinition(name: name, kind: .scalar)
    }
  }

  /// Returns the definition of a field; `nil` if the type has none with this name.
  func field(_ name: String, of type: String) -> GraphQLFieldDefinition? {
    if name == "__typename" { return .typeName }
    if type == "Query", name == "__type" { return .type }
    if let meta = GraphQLFieldDefinition.introspection[type]?[name] { return meta }
    return types[type]?.fields[name]
  }

  /// Whether a selection on a type has to choose fields; `nil` for an unknown type.
  func hasFields(_ type: String) -> Bool? {
    if GraphQLFieldDefinition.introspection[type] != nil { return true }
    return types[type].map { [.object, .interface, .union].contains($0.kind) }
  }

  /// Whether an object of a type fits a condition.
  func object(_ type: String, fits condition: String) -> Bool {
    type == condition || possible[condition]?.contains(type) == true
  }
}

extension GraphQLParser {
  /// Parses the definition of one type, without descriptions.
  mutating func typeDefinition() throws(GraphQLError) -> GraphQLTypeDefinition {
    guard case .name(let word) = token.kind, let kind = GraphQLTypeDefinition.Kind(rawValue: word)
    else {
      throw unexpected()
    }
    try advance()
    var type = GraphQLTypeDefinition(name: try name(), kind: kind)
    if isName("implements") {
      try advance()
      repeat { type.interfaces.append(try name()) } while try skip("&")
    }
    _ = try directives()
    if try skip("=") {
      repeat { type.values.append(try name()) } while try skip("|")
    }
    guard try skip("{") else { return type }
    repeat {
      let location = token.location
      let name = try name()
      switch kind {
      case .enumeration: type.values.append(name)
      case .input: type.inputs.append(try input(name, at: location))
      default: type.fields[name] = try fieldDefinition()
      }
      _ = try directives()
    } while try !skip("}")
    return type
  }

  private mutating func fieldDefinition() throws(GraphQLError) -> GraphQLFieldDefinition {
    var arguments: [GraphQLInputDefinition] = []
    if try skip("(") {
      repeat {
        let location = token.location
        arguments.append(try input(try name(), at: location))
      } while try !skip(")")
    }
    try expect(":")
    return GraphQLFieldDefinition(arguments: arguments, type: try type())
  }
}
