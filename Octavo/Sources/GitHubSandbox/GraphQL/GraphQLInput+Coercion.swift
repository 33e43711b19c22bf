extension GraphQLInput {
  /// Returns a value in the form of a type; `nil` if it is none of the type.
  func coerced(_ value: GraphQLValue, to type: GraphQLType) -> GraphQLValue? {
    switch (type, value) {
    case (.nonNull(let inner), _): return value == .null ? nil : coerced(value, to: inner)
    case (_, .null): return .null
    case (.list(let inner), .list(let items)):
      let coerced = items.compactMap { self.coerced($0, to: inner) }
      return coerced.count == items.count ? .list(coerced) : nil
    // One value stands for a list of it.
    case (.list(let inner), _): return coerced(value, to: inner).map { .list([$0]) }
    case (.named, _): break
    }
    guard let definition = schema.types[type.name] else { return nil }
    switch (definition.name, value) {
    case ("Int", .int(let number)): return Int32(exactly: number) == nil ? nil : value
    case ("Float", .int(let number)): return .double(Double(number))
    case ("Float", .double(let number)): return number.isFinite ? value : nil
    case ("Boolean", .bool), ("ID", .string), ("String", .string): return value
    case ("ID", .int(let number)): return .string(String(number))
    case ("Int", _), ("Float", _), ("Boolean", _), ("ID", _), ("String", _): return nil
    case (_, .string(let text)) where definition.kind == .enumeration:
      return definition.values.contains(text) ? value : nil
    case (_, .object(let members)) where definition.kind == .input:
      return object(members, definition)
    case (_, .string) where definition.kind == .scalar: return value
    default: return nil
    }
  }

  private func object(
    _ members: [GraphQLValue.Member],
    _ definition: GraphQLTypeDefinition
  ) -> GraphQLValue? {
    guard members.allSatisfy({ member in definition.inputs.contains { $0.name == member.name } })
    else { return nil }
    var result: [GraphQLValue.Member] = []
    for input in definition.inputs {
      let given = members.first { $0.name == input.name }?.value ?? fallback(of: input)
      guard let given else {
        if input.isRequired { return nil }
        continue
      }
      guard let value = coerced(given, to: input.type) else { return nil }
      result.append(GraphQLValue.Member(name: input.name, value: value))
    }
    return .object(result)
  }
}
