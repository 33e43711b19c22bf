import GitHubValues

/// A query or a mutation of GitHub's GraphQL API as a value: variables, fields, and decoding.
///
/// It is sent as an endpoint, like everything else. Declare it in an extension for its value:
/// ```swift
/// extension Endpoint where Value == GitHub.Partial<GitHub.IssueViewerState> {
///   public static func viewerState(ofNode id: String) -> Self {
///     .query(
///       GraphQLQuery(
///         .query,
///         "IssueViewerState",
///         [GraphQLVariable("id", "ID!", .text(id))],
///         fields: "node(id: $id) { id ... on Subscribable { viewerSubscription } }"
///       ) { $0.value("node") }
///     )
///   }
/// }
/// ```
struct GraphQLQuery<Value: Sendable>: Sendable {
  let operation: GitHub.Request.Operation
  /// The name of the operation, for the logs of the server.
  let name: String
  let variables: [GraphQLVariable]
  /// The selection of the operation.
  let fields: String
  /// Makes the value of the data; `nil` without the object that it is about.
  let decode: @Sendable (JSONObject) -> Value?

  init(
    _ operation: GitHub.Request.Operation,
    _ name: String,
    _ variables: [GraphQLVariable],
    fields: String,
    decode: @escaping @Sendable (JSONObject) -> Value?
  ) {
    self.operation = operation
    self.name = name
    self.variables = variables
    self.fields = fields
    self.decode = decode
  }

  /// The text of the operation, whatever the values of its variables; a query asks for its cost.
  var document: String {
    let declared = variables.map { "$\($0.name): \($0.type)" }.joined(separator: ", ")
    let cost = operation == .query ? "rateLimit { cost }\n" : ""
    return "\(operation.rawValue) \(name)(\(declared)) {\n\(cost)\(fields)\n}"
  }

  /// The request of the operation.
  var request: GitHub.Request {
    let values = Dictionary(variables.map { ($0.name, $0.value) }) { first, _ in first }
    let body = GraphQLBody(query: document, variables: values, operationName: name)
    return .graphQL(operation, json: body)
  }
}

/// A variable of an operation, with its type in GitHub's schema and its value.
struct GraphQLVariable: Sendable, Hashable {
  enum Value: Sendable, Hashable, Encodable {
    case null
    case number(Int)
    case text(String)
    case texts([String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .texts(let texts): try container.encode(texts)
      }
    }
  }

  let name: String
  let type: String
  let value: Value

  init(_ name: String, _ type: String, _ value: Value) {
    self.name = name
    self.type = type
    self.value = value
  }

  /// Returns a variable that is the id of an object.
  static func id(_ name: String, _ id: String) -> Self { Self(name, "ID!", .text(id)) }

  /// The variables `$owner` and `$name` of a repository.
  static func repository(_ name: GitHub.RepositoryName) -> [Self] {
    [
      Self("owner", "String!", .text(name.owner)), Self("name", "String!", .text(name.name)),
    ]
  }
}

private struct GraphQLBody: Encodable {
  let query: String
  let variables: [String: GraphQLVariable.Value]
  let operationName: String
}
