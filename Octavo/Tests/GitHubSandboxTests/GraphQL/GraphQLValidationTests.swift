import Testing

@testable import GitHubSandbox

/// Documents and variables that are refused before anything is carried out.
struct GraphQLValidationTests {
  @Test(arguments: [
    ("{ viewer { nothing } }", "undefinedField", 12),
    ("{ viewer(a: 1) { login } }", "argumentNotAccepted", 10),
    ("{ node { id } }", "missingRequiredArguments", 3),
    ("{ node(id: $id) { id } }", "variableNotDefined", 8),
    ("query($a: Nothing) { viewer { id } }", "variableRequiresValidType", 7),
    ("{ viewer }", "selectionMismatch", 3),
    ("{ viewer { login { id } } }", "selectionMismatch", 12),
    ("{ viewer { ...A } }", "useAndDefineFragment", 12),
    ("{ viewer { ... on Nothing { id } } }", "undefinedType", 12),
    ("{ viewer { id @upper } }", "undefinedDirective", 15),
    ("{ viewer { id @skip } }", "missingRequiredArguments", 15),
    (
      "{ viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }", "infiniteLoop",
      21
    ),
    ("{ viewer { ...A } } fragment A on User { ... on User { ...A } }", "infiniteLoop", 21),
    ("subscription { id }", "undefinedType", 1),
  ])
  func `a name that the schema does not have is refused at its place`(
    _ query: String,
    code: String,
    column: Int
  ) async throws {
    try await serveIssue { client in
      let json = try await client.graphQL(query).json

      #expect(json["data"] == .null)
      #expect(json["errors"][0]["extensions"]["code"] == .string(code))
      #expect(json["errors"][0]["locations"][0]["column"] == .int(column))
    }
  }

  @Test(arguments: [
    "", "{", "{ viewer { login }", "query { viewer { login } } }", "{ a(b: \"\n\") }",
    "{ a(b: 01) }",
    "{ \u{7} }", "{ a(b: \"\\ud800\") }", String(repeating: "{ a ", count: 5000),
    "{ a(b: \(String(repeating: "[", count: 5000))) }",
    "query($a: \(String(repeating: "[", count: 5000))",
  ])
  func `a text that is no document is refused with a place`(_ query: String) async throws {
    try await serveIssue { client in
      let json = try await client.graphQL(query).json

      #expect(json["data"] == .null)
      #expect(json["errors"][0]["locations"][0]["line"].number ?? 0 > 0)
      #expect(json["errors"][0]["message"].text?.hasPrefix("Syntax Error") == true)
    }
  }

  @Test(arguments: [
    ("ID!", "null"), ("ID!", "1.5"), ("ID!", "[]"), ("Int", "\"1\""), ("Int", "2147483648"),
    ("[ID!]!", "[null]"), ("ReactionContent", "\"FROWN\""), ("AddReactionInput", "{}"),
    ("AddReactionInput", #"{"subjectId": "x", "content": "HEART", "more": 1}"#),
    ("Boolean", "1"), ("String", "7"),
  ])
  func `a variable of another type is refused`(_ type: String, _ value: String) async throws {
    try await serveIssue { client in
      let json = try await client.graphQL(
        "query($a: \(type)) { viewer { id } }",
        #"{"a": \#(value)}"#
      ).json

      #expect(json["data"] == .null)
      #expect(json["errors"][0]["message"].text?.hasPrefix("Variable $a") == true)
    }
  }

  @Test func `a required variable without a value is refused, one with a default is not`()
    async throws
  {
    try await serveIssue { client in
      let missing = try await client.graphQL("query($a: ID!) { node(id: $a) { id } }").json
      let usual = try await client.graphQL(#"query($a: ID! = "x") { node(id: $a) { id } }"#).json

      #expect(missing["data"] == .null)
      #expect(usual["errors"].strings("type") == ["NOT_FOUND"])
    }
  }

  @Test func `a literal of another type is an error of its field`() async throws {
    try await serveIssue { client in
      let query =
        #"mutation { addReaction(input: {subjectId: "x", content: FROWN}) { subject { id } } }"#

      let errors = try await client.errors(query)

      #expect(errors[0]["path"] == .array([.string("addReaction")]))
    }
  }

  @Test func `a stranger and a body without a document are refused by their status`() async throws {
    try await serveIssue { client in
      let stranger = try await client.graphQL("{ viewer { id } }", headers: [:])
      let empty = try await client.send("POST", "/graphql", body: "{}")
      let broken = try await client.send("POST", "/graphql", body: "{")
      let beside = try await client.send(
        "POST",
        "http://127.0.0.1:\(client.address.port)/api/graphql",
        body: #"{"query": "{ viewer { id } }"}"#
      )

      #expect(statuses(stranger, empty, broken, beside) == [401, 400, 400, 200])
      #expect(try await client.get("/graphql").status == 404)
    }
  }
}
