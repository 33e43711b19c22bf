/// Carries out an operation of a document, field by field in their order.
struct GraphQLExecutor {
  /// The largest number of fields in a response, and the longest path to one.
  private static let mostFields = 100_000
  private static let longestPath = 400

  private let input: GraphQLInput
  private let fragments: [String: GraphQLExecutable]
  private let fault: GraphQLFault?
  /// The errors of the fields so far.
  private(set) var errors: [GraphQLError] = []
  private var count = 0
  /// The number of values below the first level that may be null.
  private var nullable = 0

  init(_ document: GraphQLDocument, _ input: GraphQLInput, fault: GraphQLFault?) {
    fragments = document.fragmentsByName
    self.input = input
    self.fault = fault
  }

  private var schema: GraphQLSchema { input.schema }

  /// Carries out an operation on the object of its fields, and returns the data of the response.
  mutating func data(
    of operation: GraphQLExecutable,
    on root: any GraphQLObject
  ) async -> GraphQLValue {
    do {
      return try await value(of: root, operation.selections, at: [])
    } catch {
      errors.append(GraphQLError(error))
      return .null
    }
  }

  private mutating func value(
    of object: any GraphQLObject,
    _ selections: [GraphQLSelection],
    at path: [GraphQLValue]
  ) async throws -> GraphQLValue {
    var members: [GraphQLMember] = []
    for (key, fields) in try self.fields(of: selections, on: object.type) {
      let value = try await value(of: fields, of: object, at: path + [.string(key)])
      members.append(GraphQLMember(name: key, value: value))
    }
    return .object(members)
  }

  /// Returns the fields of a selection by the keys of their values; fields of one key are one.
  private func fields(
    of selections: [GraphQLSelection],
    on type: String
  ) throws -> [(key: String, fields: [GraphQLSelection])] {
    var result: [(key: String, fields: [GraphQLSelection])] = []
    var places: [String: Int] = [:]
    var visited: Set<String> = []
    var waiting = Array(selections.reversed())
    while let selection = waiting.popLast() {
      guard try input.includes(selection.directives) else { continue }
      switch selection.kind {
      case .field:
        if let place = places[selection.key] {
          result[place].fields.append(selection)
        } else {
          places[selection.key] = result.count
          result.append((selection.key, [selection]))
        }
      case .spread:
        guard visited.insert(selection.name).inserted, let fragment = fragments[selection.name],
          schema.object(type, fits: fragment.type)
        else { continue }
        waiting += fragment.selections.reversed()
      case .inline:
        let fits = selection.name.isEmpty || schema.object(type, fits: selection.name)
        if fits { waiting += selection.selections.reversed() }
      }
    }
    return result
  }

  private mutating func value(
    of fields: [GraphQLSelection],
    of object: any GraphQLObject,
    at path: [GraphQLValue]
  ) async throws -> GraphQLValue {
    let field = fields[0]
    guard let definition = schema.field(field.name, of: object.type) else {
      throw GraphQLError("Fields of several types have the key '\(field.key)'.")
    }
    do {
      count += 1
      guard count <= Self.mostFields, path.count <= Self.longestPath else {
        throw GraphQLError("The query is too large.", type: "MAX_NODE_LIMIT_EXCEEDED")
      }
      if let fault, fault.stopsAll, path.count == 1 {
        if fault == .null { return .null }
        throw fault
      }
      if path.count > 1, isRemoved(definition.type) { return .null }
      let arguments = try input.arguments(field.arguments, for: definition.arguments)
      let result: GraphQLResult =
        switch field.name {
        case "__typename": .text(object.type)
        case "__type": .object(orNull: schema.introspected(arguments["name"]?.text ?? ""))
        default: try await object.value(of: field.name, arguments)
        }
      return try await value(of: result, as: definition.type, fields, at: path)
    } catch {
      return try null(definition.type, after: error, field, at: path)
    }
  }

  /// Whether a fault puts null in the place of the next value of a type.
  private mutating func isRemoved(_ type: GraphQLType) -> Bool {
    guard !type.isNonNull else { return false }
    defer { nullable += 1 }
    return fault?.removes(nullable) ?? false
  }

  /// Returns the value of a result, with null where something has failed and may be null.
  private mutating func value(
    of result: GraphQLResult,
    as type: GraphQLType,
    _ fields: [GraphQLSelection],
    at path: [GraphQLValue]
  ) async throws -> GraphQLValue {
    switch (result, type) {
    case (_, .nonNull(let inner)):
      let value = try await value(of: result, as: inner, fields, at: path)
      if value != .null { return value }
      throw GraphQLError("Cannot return null for non-nullable field \(fields[0].name)")
    case (.value(let value), _): return value
    case (.failure(let error), _): throw error
    case (.object(let object), _):
      return try await value(of: object, fields.flatMap(\.selections), at: path)
    case (.list, .named): throw GraphQLError("A list is no \(type).")
    case (.list(let items), .list(let inner)):
      var values: [GraphQLValue] = []
      for (index, item) in items.enumerated() {
        let path = path + [.number(index)]
        do {
          if fault == .half, index % 2 == 1, !inner.isNonNull { throw GraphQLFault.half }
          if isRemoved(inner) {
            values.append(.null)
            continue
          }
          values.append(try await value(of: item, as: inner, fields, at: path))
        } catch {
          values.append(try null(inner, after: error, fields[0], at: path))
        }
      }
      return .list(values)
    }
  }

  /// Returns null for a value that has failed, and records its error.
  ///
  /// - Throws: The error with its place, if the type does not have null.
  private mutating func null(
    _ type: GraphQLType,
    after error: any Error,
    _ field: GraphQLSelection,
    at path: [GraphQLValue]
  ) throws(GraphQLError) -> GraphQLValue {
    var error = GraphQLError(error)
    if error.path.isEmpty {
      error.path = path
      error.locations = [field.location]
    }
    if type.isNonNull { throw error }
    errors.append(error)
    return .null
  }
}
