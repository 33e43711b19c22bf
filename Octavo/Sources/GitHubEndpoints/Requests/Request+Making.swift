import Foundation
import GitHubValues

extension GitHub.Request {
  /// Makes a request for a path; items of the query without a value are left out.
  init(
    _ method: Method,
    _ path: [String],
    query: KeyValuePairs<String, String?> = [:],
    body: Data? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query.compactMap { name, value in
      value.map { QueryItem(name: name, value: $0) }
    }
    self.body = body
    mediaType = .json
  }

  /// Makes a request with a body in JSON.
  init(_ method: Method, _ path: [String], json: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      self.init(method, path, body: try encoder.encode(json))
    } catch {
      preconditionFailure(
        "use texts, whole numbers and lists, which can always be encoded: \(error)"
      )
    }
  }

  /// A request that changes something: it is one attempt, which reaches this path or nothing.
  ///
  /// A renamed repository answers with a redirect, whose target may be another repository by now.
  static func write(_ method: Method, _ path: [String]) -> Self {
    Self(method, path).sentOnce
  }

  /// A request that changes something, with a body in JSON.
  static func write(_ method: Method, _ path: [String], json: some Encodable) -> Self {
    Self(method, path, json: json).sentOnce
  }

  /// An operation in GraphQL; a mutation is one attempt.
  static func graphQL(_ operation: Operation, json: some Encodable) -> Self {
    var request = Self(.post, ["graphql"], json: json)
    request.operation = operation
    return operation == .query ? request : request.sentOnce
  }

  /// The request without retries and redirects.
  private var sentOnce: Self {
    var request = self
    request.isRetried = false
    request.followsRedirects = false
    return request
  }

  /// A request that reads what is at a path.
  static func get(
    _ path: [String],
    query: KeyValuePairs<String, String?> = [:],
    as mediaType: MediaType = .json
  ) -> Self {
    var request = Self(.get, path, query: query)
    request.mediaType = mediaType
    return request
  }

  /// The method and the path for errors and logs, without the query and the server.
  package var summary: String {
    let path = address.map { $0.path(percentEncoded: true) } ?? encodedPath
    return "\(method.rawValue) \(path)"
  }
}
