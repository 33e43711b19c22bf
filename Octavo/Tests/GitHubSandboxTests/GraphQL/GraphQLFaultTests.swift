import Testing

@testable import GitHubSandbox

/// Faults in responses to documents, whose status is 200.
struct GraphQLFaultTests {
  private static let comments = "/repos/harbour/lantern/issues/1/comments"
  private static let add =
    #"mutation($id: ID!) { addComment(input: {subjectId: $id, body: "x"}) { subject { id } } }"#

  private func variables(_ client: Client) async throws -> String {
    let id = try await client.get("/repos/harbour/lantern/issues/1").json["node_id"].text ?? ""
    return #"{"id": "\#(id)"}"#
  }

  @Test(arguments: ["FORBIDDEN", "NOT_FOUND", "UNPROCESSABLE", "INSUFFICIENT_SCOPES", nil])
  func `an error of a type carries nothing out`(_ type: String?) async throws {
    try await serveIssue { client in
      client.sandbox.inject(
        SandboxFault(.graphQLError(type: type), pathPrefix: "/graphql", count: 1)
      )
      let response = try await client.graphQL(Self.add, try await variables(client))
      let json = try response.json

      #expect(response.status == 200)
      #expect(json["data"] == .object(["addComment": .null]))
      #expect(json["errors"][0]["type"] == (type.map(JSON.string) ?? .null))
      #expect(json["errors"][0]["path"] == .array([.string("addComment")]))
      #expect(try await client.get(Self.comments).json.items.count == 1)
    }
  }

  @Test func `a limit is an error without data`() async throws {
    try await serveIssue { client in
      client.sandbox.inject(
        SandboxFault(.graphQLError(type: "RATE_LIMITED"), pathPrefix: "/graphql")
      )
      let json = try await client.graphQL("{ viewer { id } }").json

      #expect(json["data"] == .null)
      #expect(json["errors"].strings("type") == ["RATE_LIMITED"])
    }
  }

  @Test func `null without an error carries nothing out`() async throws {
    try await serveIssue { client in
      client.sandbox.inject(SandboxFault(.graphQLNull, pathPrefix: "/graphql", count: 1))
      let json = try await client.graphQL(Self.add, try await variables(client)).json

      #expect(json == .object(["data": .object(["addComment": .null])]))
      #expect(try await client.get(Self.comments).json.items.count == 1)
    }
  }

  @Test func `half of the data has null and an error for every second element`() async throws {
    try await serveIssue { client in
      for _ in 2...4 {
        _ = try await client.send("POST", Self.comments, body: #"{"body": "more"}"#)
      }
      client.sandbox.inject(SandboxFault(.graphQLHalf, pathPrefix: "/graphql", count: 1))
      let json = try await client.graphQL(
        #"{ repository(owner: "harbour", name: "lantern") { issue(number: 1) { comments(first: 9) { nodes { id } totalCount } } } }"#
      ).json
      let found = json["data"]["repository"]["issue"]["comments"]

      #expect(found["nodes"].items.map { $0 == .null } == [false, true, false, true])
      #expect(found["totalCount"] == .int(4))
      #expect(json["errors"].items.map { $0["path"].items.last?.number } == [1, 3])
    }
  }

  @Test func `a mutation whose answer is lost has been carried out`() async throws {
    try await serveIssue { client in
      client.sandbox.inject(SandboxFault(.replaceResponse(502), pathPrefix: "/graphql", count: 1))
      let response = try await client.graphQL(Self.add, try await variables(client))

      #expect(response.status == 502)
      #expect(try await client.get(Self.comments).json.items.count == 2)
    }
  }
}
