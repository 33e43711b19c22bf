import Testing

@testable import GitHubSandbox

/// The rights of several accounts in the same repository.
struct RoleTests {
  private static let root = "/repos/harbour/lantern"

  @Test func `all accounts are logged in at once, with the scopes of their tokens`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      for account in [Workshop.visitor, Workshop.writer, Workshop.account] {
        let user = try await client.get("/user", account.header)
        #expect(try user.json["login"] == .string(account.login))
        #expect(user.headers["x-oauth-scopes"] == account.scopes)
        let basic = Client.basic(account.login, account.password, code: account.oneTimeCode)
        #expect(try await client.get("/user", basic).json["login"] == .string(account.login))
      }
      let follow = try await client.send("PUT", "/user/following/ines", Workshop.visitor.header)
      #expect(follow.status == 403)
      let wrong = Client.basic("vera", Workshop.writer.password, code: nil)
      #expect(try await client.get("/user", wrong).status == 401)
    }
  }

  @Test func `the permissions are those of the role`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      func rights(_ account: SandboxAccount) async throws -> [Bool] {
        let permissions = try await client.get(Self.root, account.header).json["permissions"]
        return ["admin", "push", "triage", "pull"].map { permissions[$0] == .bool(true) }
      }

      #expect(try await rights(Workshop.visitor) == [false, false, false, true])
      #expect(try await rights(Workshop.reader) == [false, false, false, true])
      #expect(try await rights(Workshop.triager) == [false, false, true, true])
      #expect(try await rights(Workshop.writer) == [false, true, true, true])
      #expect(try await rights(Workshop.account) == [false, true, true, true])
      #expect(try await rights(Workshop.owner) == [true, true, true, true])
      #expect(try await client.get(Self.root, [:]).json["permissions"] == .null)
    }
  }

  @Test func `a text is changed by its author and by writers alone`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      func change(_ account: SandboxAccount, _ body: String) async throws -> Int {
        try await client.send("PATCH", "\(Self.root)/issues/1", account.header, body: body).status
      }

      for (account, text, state) in [
        (Workshop.visitor, 200, 200), (Workshop.reader, 403, 403), (Workshop.triager, 403, 200),
        (Workshop.writer, 200, 200), (Workshop.owner, 200, 200),
      ] {
        #expect(try await change(account, #"{"title": "New"}"#) == text)
        #expect(try await change(account, #"{"state": "closed"}"#) == state)
      }
    }
  }

  @Test func `labels of a user without a role are dropped without an error`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let body = #"{"title": "Dim", "labels": ["bug"]}"#
      func labels(_ method: String, _ path: String, _ account: SandboxAccount) async throws
        -> [String]
      {
        let response = try await client.send(method, path, account.header, body: body)
        #expect(response.status < 300)
        return try response.json["labels"].strings("name")
      }

      #expect(try await labels("POST", "\(Self.root)/issues", Workshop.visitor) == [])
      #expect(try await labels("PATCH", "\(Self.root)/issues/1", Workshop.visitor) == [])
      #expect(try await labels("POST", "\(Self.root)/issues", Workshop.triager) == ["bug"])
      #expect(try await labels("PATCH", "\(Self.root)/issues/1", Workshop.writer) == ["bug"])
    }
  }

  @Test func `the relation of an author to the repository is shown`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let accounts = [Workshop.visitor, Workshop.writer, Workshop.account, Workshop.owner]
      for account in accounts {
        let path = "\(Self.root)/issues/1/comments"
        _ = try await client.send("POST", path, account.header, body: #"{"body": "Seen"}"#)
      }
      let comments = try await client.get("\(Self.root)/issues/1/comments").json

      #expect(
        comments.strings("author_association") == ["NONE", "COLLABORATOR", "CONTRIBUTOR", "OWNER"]
      )
      #expect(
        try await client.get("\(Self.root)/issues/1").json["author_association"] == .string("NONE")
      )
    }
  }

  @Test func `collaborators are listed for writers`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let path = "\(Self.root)/collaborators"
      let list = try await client.get(path, Workshop.writer.header).json
      let permission = "\(path)/timo/permission"

      #expect(list.strings("login") == ["harbour", "ines", "timo", "tomas", "wanda"])
      #expect(list.strings("role_name") == ["admin", "write", "triage", "read", "write"])
      #expect(try await client.get(path, Workshop.triager.header).status == 403)
      #expect(try await client.get("\(path)/wanda").status == 204)
      #expect(try await client.get("\(path)/vera").status == 404)
      #expect(try await client.get(permission).json["role_name"] == .string("triage"))
      #expect(try await client.get(permission).json["permission"] == .string("read"))
    }
  }

  @Test func `a comment of another user is changed by writers alone`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let made = try await client.send(
        "POST",
        "\(Self.root)/issues/1/comments",
        Workshop.visitor.header,
        body: #"{"body": "Mine"}"#
      )
      let path = "\(Self.root)/issues/comments/\(try made.json["id"].number ?? 0)"
      let body = #"{"body": "Edited"}"#

      #expect(
        try await client.send("PATCH", path, Workshop.reader.header, body: body).status == 403
      )
      #expect(try await client.send("DELETE", path, Workshop.triager.header).status == 403)
      #expect(
        try await client.send("PATCH", path, Workshop.writer.header, body: body).status == 200
      )
      #expect(try await client.send("DELETE", path, Workshop.visitor.header).status == 204)
    }
  }

  @Test func `a role in all repositories is replaced by that in one, and shows private ones`()
    async throws
  {
    let roles: [String: SandboxRole] = ["*": .triage, "juno/windowsill": .read]
    let vera = Workshop.other("vera", roles: roles)
    try await Workshop.serveDemo(others: [vera]) { client, _ async throws in
      func triages(_ name: String) async throws -> JSON {
        try await client.get("/repos/\(name)", vera.header).json["permissions"]["triage"]
      }
      let token = ["Authorization": "Bearer demo-token-of-juno"]
      let list = try await client.get("/user/repos?per_page=100", token).json.items
      let hidden = list.filter { $0["private"] == .bool(true) }.compactMap { $0["full_name"].text }

      #expect(try await triages("juno/windowsill") == .bool(false))
      #expect(!hidden.isEmpty)
      for name in hidden { #expect(try await triages(name) == .bool(true)) }
      #expect(try await client.get("/user", token).json["login"] == .string("juno"))
    }
  }

  @Test func `another account of folders begins with nothing`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let paths = ["/user/following", "/user/starred", "/user/subscriptions", "/notifications"]
      for path in paths {
        #expect(try await client.get(path, Workshop.visitor.header).json == .array([]), "\(path)")
      }
    }
  }
}
