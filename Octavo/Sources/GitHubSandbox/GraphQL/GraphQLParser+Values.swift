extension GraphQLParser {
  mutating func arguments(isConstant: Bool = false) throws(GraphQLError) -> [GraphQLArgument] {
    var arguments: [GraphQLArgument] = []
    guard try skip("(") else { return [] }
    repeat {
      let location = token.location
      let name = try name()
      try expect(":")
      let value = try value(isConstant: isConstant)
      arguments.append(GraphQLArgument(name: name, value: value, location: location))
    } while try !skip(")")
    return arguments
  }

  /// Parses directives; those of a definition are constant: they have no variables.
  mutating func directives(isConstant: Bool = false) throws(GraphQLError) -> [GraphQLDirective] {
    var directives: [GraphQLDirective] = []
    while token.kind == .mark("@") {
      let location = token.location
      try advance()
      directives.append(
        GraphQLDirective(
          name: try name(),
          arguments: try arguments(isConstant: isConstant),
          location: location
        )
      )
    }
    return directives
  }

  /// Parses the type of an input behind its name, and its default.
  mutating func input(
    _ name: String,
    at location: GraphQLLocation
  ) throws(GraphQLError) -> GraphQLInputDefinition {
    try expect(":")
    return GraphQLInputDefinition(
      name: name,
      type: try type(),
      fallback: try skip("=") ? try value(isConstant: true) : nil,
      directives: try directives(isConstant: true),
      location: location
    )
  }

  mutating func type() throws(GraphQLError) -> GraphQLType {
    var type: GraphQLType
    if try skip("[") {
      try descend()
      type = .list(try self.type())
      try expect("]")
      ascend()
    } else {
      type = .named(try name())
    }
    if try skip("!") { type = .nonNull(type) }
    return type
  }

  mutating func value(isConstant: Bool = false) throws(GraphQLError) -> GraphQLLiteral {
    let literal: GraphQLLiteral
    switch token.kind {
    case .mark("$") where !isConstant:
      try advance()
      return .variable(try name())
    case .mark("["): return .list(try list(isConstant))
    case .mark("{"): return .object(try object(isConstant))
    case .int(let text): literal = .int(text)
    case .float(let text): literal = .float(text)
    case .string(let text): literal = .string(text)
    case .name("true"): literal = .bool(true)
    case .name("false"): literal = .bool(false)
    case .name("null"): literal = .null
    case .name(let name): literal = .enumeration(name)
    case .mark, .end: throw unexpected()
    }
    try advance()
    return literal
  }

  private mutating func list(_ isConstant: Bool) throws(GraphQLError) -> [GraphQLLiteral] {
    var items: [GraphQLLiteral] = []
    try descend()
    try advance()
    while try !skip("]") { items.append(try value(isConstant: isConstant)) }
    ascend()
    return items
  }

  private mutating func object(_ isConstant: Bool) throws(GraphQLError) -> [GraphQLLiteral.Member] {
    var members: [GraphQLLiteral.Member] = []
    try descend()
    try advance()
    while try !skip("}") {
      let name = try name()
      try expect(":")
      members.append(.init(name: name, value: try value(isConstant: isConstant)))
    }
    ascend()
    return members
  }
}
