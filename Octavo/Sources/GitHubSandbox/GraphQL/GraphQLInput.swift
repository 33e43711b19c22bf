/// Makes the values of variables and arguments, and checks their types.
struct GraphQLInput {
  let schema: GraphQLSchema
  private var variables: [String: GraphQLValue] = [:]

  /// A value that is none of the type of its definition.
  private struct Mismatch: Error {}

  init(
    _ schema: GraphQLSchema,
    _ definitions: [GraphQLDefinition],
    given: GraphQLValue?
  ) throws(GraphQLError) {
    self.schema = schema
    variables = try values(of: definitions, { given?[$0] }) {
      let message = "Variable $\($0.name) of type \($0.type) was provided invalid value"
      return GraphQLError(message, at: $0.location)
    }
  }

  /// Returns the values of the arguments of a field, or of a directive.
  func arguments(
    _ given: [GraphQLMember],
    for definitions: [GraphQLDefinition]
  ) throws(GraphQLError) -> [String: GraphQLValue] {
    func argument(_ name: String) -> GraphQLMember? { given.first { $0.name == name } }
    return try values(of: definitions, { argument($0)?.value }) {
      GraphQLError(
        "Argument '\($0.name)' has an invalid value. Expected type '\($0.type)'.",
        code: "argumentLiteralsIncompatible",
        at: argument($0.name)?.location
      )
    }
  }

  /// Whether a selection is part of the response, by its directives `@skip` and `@include`.
  func includes(_ directives: [GraphQLDirective]) throws -> Bool {
    try directives.allSatisfy { directive in
      let condition = try arguments(directive.arguments, for: schema.condition)["if"]
      return condition != .bool(directive.name == "skip")
    }
  }

  /// Returns the value of an argument as it was given; `nil` if it was left out.
  func given(_ name: String, in arguments: [GraphQLMember]) -> GraphQLValue? {
    arguments.first { $0.name == name }.flatMap { resolved($0.value) }
  }

  /// Returns the value of a variable, which may be missing, or any other value as it is.
  private func resolved(_ value: GraphQLValue) -> GraphQLValue? {
    if case .variable(let name) = value { variables[name] } else { value }
  }
}

extension GraphQLInput {
  /// Returns the values of variables or arguments; one that is left out has its default, or is
  /// missing.
  private func values(
    of definitions: [GraphQLDefinition],
    _ given: (String) -> GraphQLValue?,
    failure: (GraphQLDefinition) -> GraphQLError
  ) throws(GraphQLError) -> [String: GraphQLValue] {
    var values: [String: GraphQLValue] = [:]
    for definition in definitions {
      do throws(Mismatch) {
        values[definition.name] = try value(given(definition.name), for: definition)
      } catch {
        throw failure(definition)
      }
    }
    return values
  }

  /// Returns a value in the form of its definition, or the default; `nil` if it may be missing.
  private func value(
    _ given: GraphQLValue?,
    for definition: GraphQLDefinition
  ) throws(Mismatch) -> GraphQLValue? {
    if let value = given.flatMap(resolved) ?? definition.fallback {
      return try coerced(value, to: definition.type)
    }
    if definition.isRequired { throw Mismatch() }
    return nil
  }

  private func coerced(
    _ value: GraphQLValue,
    to type: GraphQLType
  ) throws(Mismatch) -> GraphQLValue {
    switch (type, value) {
    case (.nonNull, .null): throw Mismatch()
    case (.nonNull(let inner), _): return try coerced(value, to: inner)
    case (_, .null): return .null
    case (.list(let inner), .list(let items)):
      return .list(
        try items.map { item throws(Mismatch) in try coerced(resolved(item) ?? .null, to: inner) }
      )
    // One value stands for a list of it.
    case (.list(let inner), _): return .list([try coerced(value, to: inner)])
    case (.named(let name), _):
      guard let definition = schema.types[name] else { throw Mismatch() }
      return try coerced(value, to: definition)
    }
  }

  private func coerced(
    _ value: GraphQLValue,
    to type: GraphQLTypeDefinition
  ) throws(Mismatch) -> GraphQLValue {
    switch (type.kind, type.name, value) {
    case (.scalar, "Int", .int(let text)) where Int32(text) != nil: return value
    case (.scalar, "Float", .int(let text)), (.scalar, "Float", .float(let text)):
      guard Double(text)?.isFinite == true else { throw Mismatch() }
      return .float(text)
    case (.scalar, "Boolean", .bool): return value
    case (.scalar, "Int", _), (.scalar, "Float", _), (.scalar, "Boolean", _): throw Mismatch()
    case (.scalar, "ID", .int(let text)), (.scalar, _, .string(let text)): return .string(text)
    case (.enumeration, _, .enumeration(let text)), (.enumeration, _, .string(let text)):
      guard type.values.contains(text) else { throw Mismatch() }
      return .string(text)
    case (.input, _, .object(let members)):
      guard members.allSatisfy({ member in type.inputs.contains { $0.name == member.name } })
      else { throw Mismatch() }
      var result: [GraphQLMember] = []
      for input in type.inputs {
        guard let value = try self.value(value[input.name], for: input) else { continue }
        result.append(GraphQLMember(name: input.name, value: value))
      }
      return .object(result)
    default: throw Mismatch()
    }
  }
}
