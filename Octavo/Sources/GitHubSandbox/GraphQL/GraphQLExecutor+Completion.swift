extension GraphQLExecutor {
  /// Makes the value of a result, and puts null where something has failed and may be null.
  mutating func complete(
    _ result: GraphQLResult,
    as type: GraphQLType,
    _ fields: [GraphQLField],
    at path: [GraphQLError.PathPart]
  ) async throws -> GraphQLValue {
    guard case .nonNull(let inner) = type else {
      do {
        return try await completeBare(result, as: type, fields, at: path)
      } catch {
        return .null
      }
    }
    let value = try await completeBare(result, as: inner, fields, at: path)
    if value != .null { return value }
    let error = GraphQLError("Cannot return null for non-nullable field \(fields[0].name)")
    throw fail(error, at: path, fields[0].location)
  }

  private mutating func completeBare(
    _ result: GraphQLResult,
    as type: GraphQLType,
    _ fields: [GraphQLField],
    at path: [GraphQLError.PathPart]
  ) async throws -> GraphQLValue {
    switch (result, type) {
    case (.value(let value), _): return value
    case (.failure(let error), _): throw fail(error, at: path, fields[0].location)
    case (.object(let object), _):
      return try await self.object(object, fields.flatMap(\.selections), at: path)
    case (.list(let items), .list(let inner)):
      var values: [GraphQLValue] = []
      for (index, item) in items.enumerated() {
        let path = path + [.index(index)]
        if case .half = fault, index % 2 == 1, !inner.isNonNull {
          _ = fail(GraphQLFault.half, at: path, fields[0].location)
          values.append(.null)
        } else {
          values.append(try await complete(item, as: inner, fields, at: path))
        }
      }
      return .list(values)
    case (.list, _): throw fail(Failed(), at: path, fields[0].location)
    }
  }

  /// Records an error of a field.
  mutating func fail(
    _ error: any Error,
    at path: [GraphQLError.PathPart],
    _ location: GraphQLLocation?
  ) -> Failed {
    var error = GraphQLError(error)
    error.path = path
    if let location { error.locations = [location] }
    errors.append(error)
    return Failed()
  }
}
