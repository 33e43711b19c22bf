import Foundation
import Testing

@testable import GitHubSandbox

/// Projects in GraphQL: an issue's status in them, by the rights and scopes of the viewer.
struct GraphQLProjectTests {
  private static let fields = """
    projectItems(first: 20) {
      nodes {
        id isArchived type content { ... on Issue { number } }
        fieldValueByName(name: "Status") {
          ... on ProjectV2ItemFieldSingleSelectValue { optionId name color }
        }
        project {
          id number title url closed viewerCanUpdate
          field(name: "Status") {
            ... on ProjectV2SingleSelectField { id options { id name color } }
          }
        }
      }
    }
    """

  private static func query(_ fields: String) -> String {
    #"{ repository(owner: "harbour", name: "lantern") { issue(number: 1) { \#(fields) } } }"#
  }

  /// The items of issue 1, as an account sees them.
  private func items(
    _ client: Client,
    as account: SandboxAccount = Workshop.owner
  ) async throws -> [JSON] {
    let json = try await client.graphQL(Self.query(Self.fields), headers: account.header).json
    #expect(json["errors"] == .null)
    return json["data"]["repository"]["issue"]["projectItems"]["nodes"].items
  }

  private func send(
    _ field: String,
    _ input: String,
    _ selection: String,
    _ client: Client,
    as account: SandboxAccount = Workshop.owner
  ) async throws -> JSON {
    let query = "mutation { \(field)(input: {\(input)}) { clientMutationId \(selection) } }"
    return try await client.graphQL(query, headers: account.header).json
  }

  /// The members of an input that name the field of an item.
  private func input(_ item: JSON) -> String {
    let project = item["project"]
    return #"projectId: "\#(project["id"].text ?? "")", itemId: "\#(item["id"].text ?? "")", "#
      + #"fieldId: "\#(project["field"]["id"].text ?? "")""#
  }

  private func option(_ name: String, _ item: JSON) -> String {
    let options = item["project"]["field"]["options"].items
    return options.first { $0["name"] == .string(name) }?["id"].text ?? ""
  }

  private func serve(
    _ body: (Client) async throws -> Void
  ) async throws {
    try await Workshop.serveAll { client, _ async throws in
      try await client.sandbox.makeProject("Lamp", withIssues: [1], of: "harbour/lantern")
      try await body(client)
    }
  }

  @Test func `an issue has its projects with their options, and no status at first`() async throws {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let project = item["project"]

      #expect(item["fieldValueByName"] == .null && item["content"]["number"] == .int(1))
      #expect([project["title"], project["number"]] == [.string("Lamp"), .int(1)])
      #expect(project["url"].text?.hasSuffix("/users/harbour/projects/1") == true)
      #expect(project["closed"] == .bool(false) && project["viewerCanUpdate"] == .bool(true))
      #expect(project["field"]["options"].strings("name") == ["Todo", "In Progress", "Done"])
      #expect(project["field"]["options"].strings("color") == ["GREEN", "YELLOW", "PURPLE"])
    }
  }

  @Test func `a status is set and removed, each with its event, and twice as well as once`()
    async throws
  {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let value = #"\#(input(item)), value: {singleSelectOptionId: "\#(option("Done", item))"}"#
      for _ in 1...2 {
        let set = try await send(
          "updateProjectV2ItemFieldValue",
          value,
          "projectV2Item { id }",
          client,
          as: Workshop.writer
        )
        #expect(
          set["data"]["updateProjectV2ItemFieldValue"]["projectV2Item"]["id"] == item["id"]
        )
      }
      let set = try await items(client)[0]["fieldValueByName"]
      let cleared = try await send(
        "clearProjectV2ItemFieldValue",
        input(item),
        "projectV2Item { fieldValueByName(name: \"Status\") { __typename } }",
        client
      )
      let events = try await client(Workshop.owner).json("/issues/1/timeline").strings("event")

      #expect(set["name"] == .string("Done") && set["color"] == .string("PURPLE"))
      #expect(cleared["errors"] == .null)
      #expect(try await items(client)[0]["fieldValueByName"] == .null)
      #expect(
        events == [
          "added_to_project_v2", "project_v2_item_status_changed",
          "project_v2_item_status_changed",
        ]
      )
    }
  }

  @Test func `only the owner and those who write to a repository of the owner change a project`()
    async throws
  {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let value = #"\#(input(item)), value: {singleSelectOptionId: "\#(option("Todo", item))"}"#
      for (account, mayUpdate) in [
        (Workshop.triager, false), (Workshop.reader, false), (Workshop.writer, true),
      ] {
        let seen = try await items(client, as: account)[0]
        let set = try await send(
          "updateProjectV2ItemFieldValue",
          value,
          "projectV2Item { id }",
          client,
          as: account
        )

        #expect(seen["project"]["viewerCanUpdate"] == .bool(mayUpdate))
        #expect(set["errors"].strings("type") == (mayUpdate ? [] : ["FORBIDDEN"]))
      }
    }
  }

  @Test func `a token without the scope gets an error for this part, and may change nothing`()
    async throws
  {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let narrow = Workshop.visitor
      let json = try await client.graphQL(Self.query("id \(Self.fields)"), headers: narrow.header)
        .json
      let changed = try await send(
        "clearProjectV2ItemFieldValue",
        input(item),
        "projectV2Item { id }",
        client,
        as: narrow
      )

      #expect(json["errors"].strings("type") == ["INSUFFICIENT_SCOPES"])
      #expect(
        json["errors"][0]["path"]
          == .array([.string("repository"), .string("issue"), .string("projectItems")])
      )
      // The field has no null, so the issue is null.
      #expect(json["data"]["repository"]["issue"] == .null)
      #expect(changed["errors"].strings("type") == ["INSUFFICIENT_SCOPES"])
    }
  }

  @Test func `options, fields and items of nothing are refused`() async throws {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let right = input(item)
      let wrong = right.replacing(item["project"]["field"]["id"].text ?? "", with: "x")
      for (input, type) in [
        (#"\#(right), value: {singleSelectOptionId: "00000000"}"#, "UNPROCESSABLE"),
        (#"\#(right), value: {text: "Done"}"#, "UNPROCESSABLE"),
        (#"\#(wrong), value: {singleSelectOptionId: "00000000"}"#, "NOT_FOUND"),
      ] {
        let json = try await send(
          "updateProjectV2ItemFieldValue",
          input,
          "projectV2Item { id }",
          client
        )

        #expect(json["errors"].strings("type") == [type])
        #expect(json["data"]["updateProjectV2ItemFieldValue"] == .null)
      }
    }
  }

  @Test func `an issue is added to a project and removed, and is another item afterwards`()
    async throws
  {
    try await serve { client in
      let item = try #require(try await items(client).first)
      let project = #"projectId: "\#(item["project"]["id"].text ?? "")""#
      let removed = try await send(
        "deleteProjectV2Item",
        #"\#(project), itemId: "\#(item["id"].text ?? "")""#,
        "deletedItemId",
        client
      )
      let left = try await items(client)
      let issue = try await client(Workshop.owner).json("/issues/1")["node_id"].text ?? ""
      for _ in 1...2 {
        _ = try await send(
          "addProjectV2ItemById",
          #"\#(project), contentId: "\#(issue)""#,
          "item { id }",
          client
        )
      }
      let added = try await items(client)

      #expect(removed["data"]["deleteProjectV2Item"]["deletedItemId"] == item["id"])
      #expect(left.isEmpty && added.count == 1 && added[0]["id"] != item["id"])
    }
  }

  @Test func `the demo world has a project with two issues of the account`() async throws {
    try await Workshop.serveDemo { client, _ async throws in
      let account = try await client.sandbox.account()
      let query = """
        { repository(owner: "juno", name: "windowsill") { issues(first: 100) { nodes {
        projectItems(first: 1) { nodes { project { title } fieldValueByName(name: "Status") {
        ... on ProjectV2ItemFieldSingleSelectValue { name } } } } } } } }
        """
      let json = try await client.graphQL(query, headers: account.header).json
      let issues = json["data"]["repository"]["issues"]["nodes"].items
      let items = issues.flatMap { $0["projectItems"]["nodes"].items }

      #expect(json["errors"] == .null)
      let title = JSON.string("Garden year")
      #expect(items.map { $0["project"]["title"] } == [title, title])
      #expect(
        items.map { $0["fieldValueByName"]["name"] } == [.string("In Progress"), .string("Todo")]
      )
    }
  }
}
