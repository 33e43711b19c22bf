import Testing

@testable import GitHubSandbox

/// The rules of the specification, on objects of the sandbox.
struct GraphQLExecutionTests {
  private static let issue = #"repository(owner: "harbour", name: "lantern") { issue(number: 1) "#

  @Test func `aliases, fragments and type names make one selection`() async throws {
    try await serveIssue { client in
      let data = try await client.data(
        """
        query($login: String!) {
          one: user(login: $login) { ...Name }
          two: user(login: $login) { ... on Actor { login } ... { login id } login }
          kind: __typename
        }
        fragment Name on User { named: login ... on Organization { id } __typename }
        """,
        #"{"login": "ines"}"#
      )

      #expect(data["one"] == .object(["named": .string("ines"), "__typename": .string("User")]))
      #expect(data["two"]["login"] == .string("ines"))
      #expect(data["kind"] == .string("Query"))
    }
  }

  @Test func `fields keep the order in which the document names them`() async throws {
    try await serveIssue { client in
      let text = try await client.graphQL("{ viewer { login __typename isViewer } a: __typename }")
        .text

      #expect(
        text.hasPrefix(
          #"{"data":{"viewer":{"login":"\#(Workshop.account.login)","__typename":"User","#
            + #""isViewer":true},"a":"Query"}}"#
        )
      )
    }
  }

  @Test(arguments: [
    ("@include(if: true)", true), ("@include(if: false)", false), ("@skip(if: $yes)", false),
    ("@skip(if: $no) @include(if: $yes)", true), ("@skip(if: $yes) @include(if: $yes)", false),
  ])
  func `directives leave selections out`(_ directives: String, isThere: Bool) async throws {
    try await serveIssue { client in
      let data = try await client.data(
        """
        query($yes: Boolean = true, $no: Boolean! = false) {
          viewer { id login \(directives) ... \(directives) { isViewer } }
          x: __typename @skip(if: $no) @include(if: $yes)
        }
        """
      )

      #expect((data["viewer"]["login"] != .null) == isThere)
      #expect((data["viewer"]["isViewer"] != .null) == isThere)
    }
  }

  @Test func `a missing value is null where it may be, with a place and a path`() async throws {
    try await serveIssue { client in
      let json = try await client.graphQL(
        """
        {
          viewer { login }
          gone: repository(owner: "harbour", name: "none") { id }
          repository(owner: "harbour", name: "lantern") {
            issue(number: 9) { id }
          }
        }
        """
      ).json

      #expect(json["data"]["viewer"]["login"] == .string(Workshop.account.login))
      #expect(json["data"]["gone"] == .null)
      #expect(json["data"]["repository"] == .object(["issue": .null]))
      #expect(json["errors"].strings("type") == ["NOT_FOUND", "NOT_FOUND"])
      #expect(json["errors"][1]["path"] == .array([.string("repository"), .string("issue")]))
      #expect(
        json["errors"][1]["locations"] == .array([.object(["line": .int(5), "column": .int(5)])])
      )
    }
  }

  @Test func `an error where null may not be takes the object with it`() async throws {
    try await serveIssue { client in
      let json = try await client.graphQL(
        "{ \(Self.issue) { id comments(first: 101) { totalCount } } } }"
      ).json

      #expect(json["data"]["repository"]["issue"] == .null)
      #expect(json["errors"].strings("type") == ["EXCESSIVE_PAGINATION"])
    }
  }

  @Test func `elements of a list fail one by one`() async throws {
    try await serveIssue { client in
      let id = try await client.data("{ viewer { id } }")["viewer"]["id"].text ?? ""
      let json = try await client.graphQL(
        "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on User { login } } }",
        #"{"ids": ["\#(id)", "bm90aGluZw==", "", "\#(id)"]}"#
      ).json

      #expect(json["data"]["nodes"].items.map { $0["id"].text } == [id, nil, nil, id])
      #expect(json["errors"].items.map { $0["path"][1].number } == [1, 2])
    }
  }

  @Test func `of several operations the named one is carried out`() async throws {
    try await serveIssue { client in
      let both = "query A { viewer { login } } query B { b: __typename }"
      let found = try await client.graphQL(both, operation: "B").json["data"]

      #expect(found == .object(["b": .string("Query")]))
      #expect(try await client.graphQL(both).json["errors"].items.count == 1)
      #expect(try await client.graphQL(both, operation: "C").json["errors"].items.count == 1)
      #expect(try await client.errors("fragment A on User { login }").items.count == 1)
    }
  }

  @Test func `the fields of a type are listed, and nothing else of introspection`() async throws {
    try await serveIssue { client in
      let query =
        #"{ __type(name: "RateLimit") { name fields { name } } no: __type(name: "X") { name } }"#
      let data = try await client.data(query)

      #expect(
        data["__type"]["fields"].strings("name") == [
          "cost", "limit", "remaining", "resetAt", "used",
        ]
      )
      #expect(data["no"] == .null)
      #expect(
        try await client.errors("{ __schema { types { name } } }")[0]["extensions"]["code"]
          == .string("undefinedField")
      )
    }
  }

  @Test func `a long chain of fragments is one selection`() async throws {
    try await serveIssue { client in
      let chain = (1...3000).map { "fragment D\($0) on User { ...D\($0 + 1) }" }.joined()
      let data = try await client.data(
        "{ viewer { ...D1 } } \(chain) fragment D3001 on User { login }"
      )

      #expect(data["viewer"]["login"] == .string(Workshop.account.login))
    }
  }

  @Test func `a response that grows without end is cut off`() async throws {
    try await serveIssue { client in
      let inner = String(repeating: "reactionGroups { subject { ", count: 9)
      let query = "{ \(Self.issue) { \(inner) id \(String(repeating: "} ", count: 21))"
      let json = try await client.graphQL(query).json

      #expect(json["errors"][0]["type"] == .string("MAX_NODE_LIMIT_EXCEEDED"))
    }
  }
}
