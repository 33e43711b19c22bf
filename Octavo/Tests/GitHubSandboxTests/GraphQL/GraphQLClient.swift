import Foundation
import Testing

@testable import GitHubSandbox

extension Client {
  /// Sends a document with variables in JSON, and returns the response.
  func graphQL(
    _ query: String,
    _ variables: String = "{}",
    operation: String? = nil,
    headers: [String: String] = Client.token
  ) async throws -> Response {
    let text = String(decoding: JSONText.of(query), as: UTF8.self)
    let name = operation.map { #", "operationName": "\#($0)""# } ?? ""
    return try await send(
      "POST",
      "/graphql",
      headers,
      body: #"{"query": \#(text), "variables": \#(variables)\#(name)}"#
    )
  }

  /// Returns the data of the response to a document that has no errors.
  func data(
    _ query: String,
    _ variables: String = "{}",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    let response = try await graphQL(query, variables)
    let json = try response.json
    #expect(response.status == 200, sourceLocation: sourceLocation)
    #expect(json["errors"] == .null, sourceLocation: sourceLocation)
    return json["data"]
  }

  /// Returns the errors of the response to a document.
  func errors(_ query: String, _ variables: String = "{}") async throws -> JSON {
    try await graphQL(query, variables).json["errors"]
  }
}

/// Serves the repository `harbour/lantern` with an issue and a comment on it.
func serveIssue(
  state: TemporaryFolder? = nil,
  _ body: (Client) async throws -> Void
) async throws {
  let workshop = try Workshop()
  try workshop.lantern()
  try await workshop.serve(state: state?.url) { client async throws in
    let issues = "/repos/harbour/lantern/issues"
    _ = try await client.send("POST", issues, body: #"{"title": "Flicker", "body": "*Look*"}"#)
    _ = try await client.send("POST", "\(issues)/1/comments", body: #"{"body": "Here too."}"#)
    try await body(client)
  }
}
