/// Makes the values of variables and arguments, and checks their types.
struct GraphQLInput {
  let schema: GraphQLSchema
  private(set) var variables: [String: GraphQLValue] = [:]

  init(
    _ schema: GraphQLSchema,
    _ definitions: [GraphQLInputDefinition],
    given: GraphQLValue?
  ) throws(GraphQLError) {
    self.schema = schema
    for definition in definitions {
      let name = definition.name
      guard let value = given?[name] ?? fallback(of: definition) else {
        guard definition.isRequired else { continue }
        throw invalidVariable(definition, "Expected value to not be null")
      }
      guard let coerced = coerced(value, to: definition.type) else {
        throw invalidVariable(definition, "Expected a value of this type")
      }
      variables[name] = coerced
    }
  }

  /// Returns the values of the arguments of a field, or of a directive.
  ///
  /// An argument that is left out has its default, or is missing.
  func arguments(
    _ given: [GraphQLArgument],
    for definitions: [GraphQLInputDefinition]
  ) throws(GraphQLError) -> [String: GraphQLValue] {
    var values: [String: GraphQLValue] = [:]
    for definition in definitions {
      let argument = given.first { $0.name == definition.name }
      guard let value = argument.flatMap({ value(of: $0.value) }) ?? fallback(of: definition)
      else {
        if !definition.isRequired { continue }
        throw GraphQLError(
          "Argument '\(definition.name)' must not be null.",
          at: argument?.location
        )
      }
      guard let coerced = coerced(value, to: definition.type) else {
        throw GraphQLError(
          "Argument '\(definition.name)' has an invalid value. Expected type '\(definition.type)'.",
          code: "argumentLiteralsIncompatible",
          at: argument?.location
        )
      }
      values[definition.name] = coerced
    }
    return values
  }

  /// Whether a selection is part of the response, by its directives `@skip` and `@include`.
  func includes(_ directives: [GraphQLDirective]) throws(GraphQLError) -> Bool {
    for directive in directives {
      let condition = try arguments(directive.arguments, for: Self.condition)["if"]
      if condition == .bool(directive.name == "skip") { return false }
    }
    return true
  }

  /// The argument of both directives.
  static let condition = [
    GraphQLInputDefinition(
      name: "if",
      type: .nonNull(.named("Boolean")),
      fallback: nil,
      directives: [],
      location: GraphQLLocation(line: 0, column: 0)
    )
  ]

  func fallback(of definition: GraphQLInputDefinition) -> GraphQLValue? {
    definition.fallback.flatMap(value)
  }

  /// Returns a literal with the values of its variables; `nil` for a variable without a value.
  private func value(of literal: GraphQLLiteral) -> GraphQLValue? {
    switch literal {
    case .variable(let name): variables[name]
    case .int(let text): Int(text).map(GraphQLValue.int) ?? .double(Double(text) ?? .infinity)
    case .float(let text): .double(Double(text) ?? .infinity)
    case .string(let text), .enumeration(let text): .string(text)
    case .bool(let bool): .bool(bool)
    case .null: .null
    case .list(let items): .list(items.map { value(of: $0) ?? .null })
    case .object(let members):
      .object(
        members.compactMap { member in
          value(of: member.value).map { GraphQLValue.Member(name: member.name, value: $0) }
        }
      )
    }
  }

  private func invalidVariable(_ definition: GraphQLInputDefinition, _ reason: String)
    -> GraphQLError
  {
    GraphQLError(
      "Variable $\(definition.name) of type \(definition.type) was provided invalid value: \(reason)",
      at: definition.location
    )
  }
}
