extension GraphQLParser {
  mutating func arguments(isConstant: Bool = false) throws -> [GraphQLMember] {
    try list("(", ")") { try $0.member(isConstant) }
  }

  /// Parses directives; those of a definition are constant: they have no variables.
  mutating func directives(isConstant: Bool = false) throws -> [GraphQLDirective] {
    var directives: [GraphQLDirective] = []
    while token == .mark("@") {
      let location = location
      try advance()
      let name = try name()
      let arguments = try arguments(isConstant: isConstant)
      directives.append(GraphQLDirective(name: name, arguments: arguments, location: location))
    }
    return directives
  }

  /// Parses the definition of a variable, a field, or an input of a field or a type.
  mutating func definition(of kind: GraphQLDefinition.Kind) throws -> GraphQLDefinition {
    let location = location
    if kind == .variable { try expect("$") }
    let name = try name()
    let arguments = kind == .field ? try list("(", ")") { try $0.definition(of: .input) } : []
    try expect(":")
    return GraphQLDefinition(
      name: name,
      arguments: arguments,
      type: try type(),
      fallback: try skip(.mark("=")) ? try value(isConstant: true) : nil,
      directives: try directives(isConstant: true),
      location: location
    )
  }

  private mutating func type() throws -> GraphQLType {
    var type: GraphQLType
    if token == .mark("[") {
      try descend()
      type = .list(try self.type())
      ascend()
      try expect("]")
    } else {
      type = .named(try name())
    }
    if try skip(.mark("!")) { type = .nonNull(type) }
    return type
  }

  private mutating func value(isConstant: Bool) throws -> GraphQLValue {
    let value: GraphQLValue
    switch token {
    case .mark("$") where !isConstant:
      try advance()
      return .variable(try name())
    case .mark("["):
      return .list(try list("[", "]", mayBeEmpty: true) { try $0.value(isConstant: isConstant) })
    case .mark("{"):
      return .object(try list("{", "}", mayBeEmpty: true) { try $0.member(isConstant) })
    case .value(let known): value = known
    case .name("true"): value = .bool(true)
    case .name("false"): value = .bool(false)
    case .name("null"): value = .null
    case .name(let name): value = .enumeration(name)
    case .mark, .end: throw unexpected()
    }
    try advance()
    return value
  }

  private mutating func member(_ isConstant: Bool) throws -> GraphQLMember {
    let (location, name) = (location, try name())
    try expect(":")
    return GraphQLMember(name: name, value: try value(isConstant: isConstant), location: location)
  }
}
