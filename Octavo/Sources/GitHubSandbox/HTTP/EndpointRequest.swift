import Foundation

/// A parsed request: the method, path, query and headers, and the viewer who sends it.
struct EndpointRequest: Sendable {
  let method: String
  /// The undecoded parts of the path, without empty ones.
  let path: [Substring]
  let query: Query
  /// By name in lower case.
  let headers: [String: String]
  let links: Links
  let version: APIVersion
  /// Seconds since 1970.
  let now: Int
  var body: [UInt8] = []
  var viewer = Viewer.anonymous
  /// The values of the placeholders of the route.
  var parameters: [String: [UInt8]] = [:]
  /// The fault in the response to a document in GraphQL; none if `nil`.
  var graphQLFault: GraphQLFault?

  /// Returns the value of a placeholder as text.
  ///
  /// - Throws: A 404 if it is no text, since no account or repository has such a name.
  func text(_ name: String) throws(ErrorResponse) -> String {
    guard let text = parameters[name].flatMap({ String(validating: $0, as: UTF8.self) }) else {
      throw .notFound
    }
    return text
  }

  /// Returns the login of the viewer.
  func login() throws(ErrorResponse) -> String {
    guard let login = viewer.login else { throw .requiresAuthentication }
    return login
  }

  /// Returns the address of the same request below the number of a repository, or with its present
  /// name for a path that is not below the repository, such as that of a star.
  func address(in repository: HostedRepository) -> String {
    var path = path
    let former = ["owner", "repo"].map { parameters[$0] ?? [] }
    let start = path.indices.dropLast().first { index in
      path[index...(index + 1)].map { PercentCoding.decode($0) ?? [] } == former
    }
    if let start, start > 0, path[start - 1] == "repos" {
      path.replaceSubrange((start - 1)...(start + 1), with: ["repositories", "\(repository.id)"])
    } else if let start {
      path.replaceSubrange(
        start...(start + 1),
        with: [repository.owner[...], repository.name[...]]
      )
    }
    let question = query.items.isEmpty ? "" : "?\(query.text)"
    return "\(links.web)/\(path.joined(separator: "/"))\(question)"
  }

  /// Decodes the body; an empty one counts as an object without fields.
  ///
  /// - Throws: A 400 for a body that is no JSON, and a 422 with the name of a field that has
  ///   another type than it should.
  func decodedBody<Value: Decodable>() throws(ErrorResponse) -> Value {
    do {
      let bytes = body.isEmpty ? Array("{}".utf8) : body
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
      throw .wrongType(context.codingPath.map(\.stringValue))
    } catch DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty {
      throw .wrongType(context.codingPath.map(\.stringValue))
    } catch {
      throw .unreadableBody
    }
  }

  /// Whether the `Accept` header asks for one of GitHub's media types, such as `raw` or `html`.
  func accepts(_ kind: String) -> Bool {
    let types = (headers["accept"] ?? "").lowercased().split(separator: ",")
    return types.contains { type in
      let name = type.prefix { $0 != ";" && $0 != "+" }.trimmingCharacters(in: .whitespaces)
      let words = name.split(separator: ".")
      return words.first == "application/vnd" && words.dropFirst().first == "github"
        && words.dropFirst(2).contains { $0 == kind }
    }
  }
}
