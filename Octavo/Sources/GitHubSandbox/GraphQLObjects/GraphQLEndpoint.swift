import Foundation

/// GitHub's other interface: documents in GraphQL, whose fields are those of the REST routes.
struct GraphQLEndpoint: Sendable {
  let services: EndpointServices
  /// The routes that the objects read from, and that mutations are carried out by.
  let rest: [Route]

  var routes: [Route] { [Route("POST", "/graphql", bucket: .graphQL, action: respond)] }

  private struct Body: Decodable {
    var query: String?
    var variables: GraphQLValue?
    var operationName: String?
  }

  private static let schema = Result {
    try GraphQLSchema(String(decoding: PackageResources.types_graphql, as: UTF8.self))
  }

  @Sendable private func respond(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    let body: Body = try request.decodedBody()
    guard let query = body.query else {
      throw ErrorResponse(
        status: 400,
        message: "A query attribute must be specified and must be a string."
      )
    }
    if request.graphQLFault == .error(type: "RATE_LIMITED") {
      let message = "API rate limit exceeded for user \(try request.login())."
      return Self.response(nil, [GraphQLError(message, type: "RATE_LIMITED")])
    }
    do {
      let document = try GraphQLParser.document(query)
      let schema = try Self.schema.get()
      let errors = GraphQLValidation.errors(of: document, schema)
      guard errors.isEmpty else { return Self.response(nil, errors) }
      let operation = try document.operation(named: body.operationName)
      let input = try GraphQLInput(schema, operation.variables, given: body.variables)
      let points = try GraphQLCost.points(of: operation, in: document, input)
      // The first of them was taken for the request.
      services.limits.use(points - 1, of: .graphQL, for: request.viewer, now: request.now)
      let scope = GraphQLScope(services: services, request: request, rest: rest, points: points)
      let root: any GraphQLObject =
        operation.kind == "mutation" ? GraphQLMutation(scope: scope) : GraphQLQuery(scope: scope)
      var executor = GraphQLExecutor(document, input, fault: request.graphQLFault)
      let data = await executor.data(of: operation, on: root)
      return Self.response(data, executor.errors)
    } catch let error as GraphQLError {
      return Self.response(nil, [error])
    }
  }

  /// The response to a document; without data nothing of it was carried out.
  private static func response(_ data: GraphQLValue?, _ errors: [GraphQLError]) -> EndpointResponse
  {
    .json(
      InlineJSONObject { fields in
        if let data { fields.set("data", data) }
        if !errors.isEmpty { fields.set("errors", errors) }
      }
    )
  }
}

extension GraphQLDocument {
  /// Returns the operation with a name, or the only one.
  fileprivate func operation(named name: String?) throws(GraphQLError) -> GraphQLExecutable {
    let name = name.flatMap { $0.isEmpty ? nil : $0 }
    let found = name.map { name in operations.filter { $0.name == name } } ?? operations
    if let operation = found.first, found.count == 1 { return operation }
    if let name { throw GraphQLError("No operation named \"\(name)\"") }
    throw GraphQLError(
      operations.isEmpty ? "A query must have an operation" : "An operation name is required"
    )
  }
}
