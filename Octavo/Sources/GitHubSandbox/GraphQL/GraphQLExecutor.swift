/// Carries out an operation of a document, field by field in their order.
struct GraphQLExecutor {
  /// The data of the response, and the errors of its fields.
  typealias Outcome = (data: GraphQLValue, errors: [GraphQLError])

  /// The value of a field whose place in its object or list is null because of an error.
  struct Failed: Error {}

  /// The largest number of fields in a response, and the longest path to one.
  private static let mostFields = 100_000
  private static let longestPath = 400

  private let schema: GraphQLSchema
  private let input: GraphQLInput
  private let fragments: [String: GraphQLFragment]
  let fault: GraphQLFault?
  var errors: [GraphQLError] = []
  private var count = 0

  /// Executes an operation on the object of its fields.
  static func outcome(
    of operation: GraphQLOperation,
    in document: GraphQLDocument,
    _ input: GraphQLInput,
    on root: any GraphQLObject,
    fault: GraphQLFault? = nil
  ) async -> Outcome {
    var executor = GraphQLExecutor(document, input, fault)
    do {
      let data = try await executor.object(root, operation.selections, at: [])
      return (data, executor.errors)
    } catch {
      return (.null, executor.errors)
    }
  }

  private init(_ document: GraphQLDocument, _ input: GraphQLInput, _ fault: GraphQLFault?) {
    schema = input.schema
    self.input = input
    self.fault = fault
    fragments = Dictionary(document.fragments.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func object(
    _ object: any GraphQLObject,
    _ selections: [GraphQLSelection],
    at path: [GraphQLError.PathPart]
  ) async throws -> GraphQLValue {
    var members: [GraphQLValue.Member] = []
    let fields: [(key: String, fields: [GraphQLField])]
    do {
      fields = try self.fields(of: selections, on: object.type)
    } catch {
      throw fail(error, at: path, nil)
    }
    for (key, fields) in fields {
      let path = path + [.key(key)]
      let value = try await value(of: fields, of: object, at: path)
      members.append(GraphQLValue.Member(name: key, value: value))
    }
    return .object(members)
  }

  /// Returns the fields of a selection by the keys of their values; fields of one key are one.
  private func fields(
    of selections: [GraphQLSelection],
    on type: String
  ) throws(GraphQLError) -> [(key: String, fields: [GraphQLField])] {
    var result: [(key: String, fields: [GraphQLField])] = []
    var places: [String: Int] = [:]
    var visited: Set<String> = []
    var waiting = Array(selections.reversed())
    while let selection = waiting.popLast() {
      guard try input.includes(selection.directives) else { continue }
      switch selection {
      case .field(let field):
        if let place = places[field.key] {
          result[place].fields.append(field)
        } else {
          places[field.key] = result.count
          result.append((field.key, [field]))
        }
      case .spread(let name, _, _):
        guard visited.insert(name).inserted, let fragment = fragments[name],
          schema.object(type, fits: fragment.type)
        else { continue }
        waiting += fragment.selections.reversed()
      case .inline(let condition, _, let inner, _):
        if condition.map({ schema.object(type, fits: $0) }) ?? true { waiting += inner.reversed() }
      }
    }
    return result
  }

  private mutating func value(
    of fields: [GraphQLField],
    of object: any GraphQLObject,
    at path: [GraphQLError.PathPart]
  ) async throws -> GraphQLValue {
    let field = fields[0]
    guard let definition = schema.field(field.name, of: object.type) else { throw Failed() }
    let result: GraphQLResult
    do {
      count += 1
      guard count <= Self.mostFields, path.count <= Self.longestPath else {
        throw GraphQLError("The query is too large.", type: "MAX_NODE_LIMIT_EXCEEDED")
      }
      if case .error(let type) = fault, path.count == 1 { throw GraphQLFault.error(type: type) }
      if case .null = fault, path.count == 1 { return .null }
      let arguments = try input.arguments(field.arguments, for: definition.arguments)
      result = try await self.result(field.name, of: object, arguments)
    } catch {
      let failed = fail(error, at: path, field.location)
      if definition.type.isNonNull { throw failed }
      return .null
    }
    return try await complete(result, as: definition.type, fields, at: path)
  }

  private func result(
    _ field: String,
    of object: any GraphQLObject,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "__typename": .text(object.type)
    case "__type": .object(orNull: schema.introspected(arguments["name"]?.text ?? ""))
    default: try await object.value(of: field, arguments)
    }
  }
}
