import Foundation
import Testing

@testable import GitHubSandbox

/// Names of nodes, which the REST API and GraphQL have in common.
struct NodeIdentifierTests {
  @Test(arguments: [("Issue", "12:7"), ("User", "1"), ("IssueComment", "0"), ("Ref", "a/b:ü")])
  func `a name has its kind and identifier`(_ kind: String, _ id: String) {
    let found = nodeParts(nodeIdentifier(kind, id))

    #expect(found?.kind == kind)
    #expect(found?.id == id)
  }

  @Test(arguments: ["", "MA==", "MDA6", "MDk5OklzcHVl", "MDU6SXNzdWU=", "not base64!", "MC0xOklz"])
  func `any other text names nothing`(_ text: String) {
    #expect(nodeParts(text) == nil)
  }

  @Test func `the names of the REST API lead to the same things`() async throws {
    try await serveIssue { client in
      let places = [
        "/user", "/repos/harbour/lantern", "/repos/harbour/lantern/issues/1",
        "/repos/harbour/lantern/issues/comments/1",
      ]
      var names: [String] = []
      for place in places { names.append(try await client.get(place).json["node_id"].text ?? "") }
      let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
      let data = try await client.data(
        "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }",
        #"{"ids": \#(list)}"#
      )

      #expect(data["nodes"].strings("id") == names)
      #expect(
        data["nodes"].strings("__typename") == ["User", "Repository", "Issue", "IssueComment"]
      )
    }
  }
}
