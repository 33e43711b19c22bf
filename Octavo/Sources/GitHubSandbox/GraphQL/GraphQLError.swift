/// An error of a document, or of one of its fields, in GitHub's form.
struct GraphQLError: Error, Equatable {
  let message: String
  /// GitHub's word for the kind of a failed field, such as `NOT_FOUND`.
  var type: String?
  /// GitHub's word for the kind of an invalid document, such as `undefinedField`.
  var code: String?
  /// Whether the token is not authorized for the single sign-on of an organization.
  var needsSingleSignOn = false
  var locations: [GraphQLLocation] = []
  /// The path to the field in the response, of keys and of indices in lists; empty for an error of
  /// the whole document.
  var path: [GraphQLValue] = []

  init(
    _ message: String,
    type: String? = nil,
    code: String? = nil,
    at location: GraphQLLocation? = nil
  ) {
    self.message = message
    self.type = type
    self.code = code
    locations = location.map { [$0] } ?? []
  }

  /// Makes the error of a field whose value could not be read or changed.
  init(_ error: any Error) {
    if let error = error as? GraphQLError {
      self = error
    } else if case .error(let type) = error as? GraphQLFault {
      self.init("The sandbox was asked to fail.", type: type)
    } else if let response = error as? ErrorResponse, let type = Self.types[response.status] {
      self.init(Self.message(of: response), type: type)
      needsSingleSignOn = response.headers[SingleSignOn.header] != nil
    } else {
      self.init("Something went wrong while executing your query.")
    }
  }

  static func notFound(_ what: String, _ name: String) -> GraphQLError {
    GraphQLError("Could not resolve to a \(what) with the \(name).", type: "NOT_FOUND")
  }

  private static let types = [
    401: "FORBIDDEN", 403: "FORBIDDEN", 404: "NOT_FOUND", 410: "NOT_FOUND", 422: "UNPROCESSABLE",
  ]

  private static func message(of response: ErrorResponse) -> String {
    let details = response.details.map { "\($0.resource) \($0.field) \($0.code)" }
    return ([response.message] + details).joined(separator: ": ")
  }
}

extension GraphQLError: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    if let type { fields.set("type", type) }
    if !path.isEmpty { fields.set("path", path) }
    if let code { fields.object("extensions") { $0.set("code", code) } }
    if needsSingleSignOn { fields.object("extensions") { $0.set("saml_failure", true) } }
    if !locations.isEmpty { fields.set("locations", locations) }
    fields.set("message", message)
  }
}
