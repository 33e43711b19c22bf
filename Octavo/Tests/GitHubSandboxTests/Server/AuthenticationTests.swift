import Foundation
import Testing

@testable import GitHubSandbox

/// Logging in and out.
struct AuthenticationTests {
  private static func answer(_ response: Client.Response) throws -> [String?] {
    [String(response.status), try response.json["message"].text, response.headers["x-github-otp"]]
  }

  @Test(
    arguments: [
      ([:], ["401", "Requires authentication", nil]),
      (["Authorization": "Bearer wrong"], ["401", "Bad credentials", nil]),
      (["Authorization": "Basic !!!"], ["401", "Bad credentials", nil]),
      (["Authorization": "Digest x"], ["401", "Bad credentials", nil]),
      (["Authorization": "Bearer"], ["401", "Bad credentials", nil]),
      (Client.basic("ines", "wrong"), ["401", "Bad credentials", nil]),
      (Client.basic("nobody", "quiet harbour"), ["401", "Bad credentials", nil]),
      (
        Client.basic(code: nil),
        ["401", "Must specify two-factor authentication OTP code.", "required; app"]
      ),
      (
        Client.basic(code: "000000"),
        ["401", "Must specify two-factor authentication OTP code.", "required; app"]
      ),
    ] as [([String: String], [String?])]
  )
  func `invalid credentials are refused as GitHub refuses them`(
    headers: [String: String],
    expected: [String?]
  ) async throws {
    try await Workshop().serve { client async throws in
      let response = try await client.get("/user", headers)

      #expect(try Self.answer(response) == expected)
      #expect(try JSONSchema(named: "error").violations(of: response.json) == [])
    }
  }

  @Test(arguments: [
    Client.token, ["Authorization": "token \(Workshop.account.token)"], Client.basic(),
    Client.basic("INES@example.org"), Client.basic("anything", Workshop.account.token, code: nil),
  ])
  func `valid credentials are accepted`(headers: [String: String]) async throws {
    try await Workshop().serve { client async throws in
      let response = try await client.get("/user", headers)

      #expect(response.status == 200)
      #expect(try response.json["login"].text == "ines")
    }
  }

  @Test func `a password buys a token that lives until it is deleted`() async throws {
    let workshop = try Workshop()
    let state = workshop.url.appending(path: "state")
    let made = try await workshop.serve(state: state) { client async throws in
      try await client.send(
        "POST",
        "/authorizations",
        Client.basic(),
        body: #"{"scopes": ["repo", "user"], "note": "Octavo"}"#
      )
    }
    #expect(made.status == 201)
    let value = try #require(try made.json["token"].text)
    let id = try #require(try made.json["id"].number)
    let token = ["Authorization": "token \(value)"]

    // A second sandbox on the same state stands for the program's next start.
    try await workshop.serve(state: state) { client async throws in
      let user = try await client.get("/user", token)
      #expect([String(user.status), user.headers["x-oauth-scopes"]] == ["200", "repo, user"])
      #expect(try await client.send("DELETE", "/authorizations/\(id)", token).status == 204)
      #expect(try await client.get("/user", token).status == 401)
    }
    let file = try Data(contentsOf: state.appending(path: "sandbox.sqlite"))
    #expect(file.range(of: Data(value.utf8)) == nil)
  }

  @Test func `a token needs one of the scopes that an endpoint names`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let wish = #"{"scopes": ["user:follow"], "note": "Reader"}"#
      let made = try await client.send("POST", "/authorizations", Client.basic(), body: wish)
      let token = ["Authorization": "token \(try made.json["token"].text ?? "")"]
      let star = "/user/starred/harbour/lantern"
      let refused = try await client.send("PUT", star, token)

      #expect(refused.status == 403)
      #expect(refused.headers["x-accepted-oauth-scopes"] == "public_repo, repo")
      #expect(try refused.json["message"].text == "Missing the 'public_repo' scope.")
      let found = [
        try await client.get("/notifications", token).status,
        try await client.get("/user/orgs", token).status,
        try await client.send("PUT", "/user/following/tomas", token).status,
        try await client.send("PUT", star).status,
        try await client.send("PUT", star, Client.basic()).status,
      ]
      #expect(found == [403, 403, 204, 204, 204])
      let user = try await client.get("/user", token)
      #expect(user.headers["x-accepted-oauth-scopes"] == "")
      #expect(try await client.get("/user", [:]).headers["x-accepted-oauth-scopes"] == nil)
    }
  }

  @Test(arguments: [
    ("github_pat_0123", "personal access token"), ("ghu_0123", "integration"),
  ])
  func `a token without scopes has no access to notifications`(
    token: String,
    name: String
  ) async throws {
    let account = SandboxAccount(
      login: "vera",
      name: "Vera",
      email: "vera@example.org",
      password: "password of vera",
      oneTimeCode: nil,
      token: token
    )
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve(others: [account]) { client async throws in
      for (method, path) in [
        ("GET", "/notifications"), ("PUT", "/notifications"),
        ("GET", "/repos/harbour/lantern/notifications"), ("GET", "/notifications/threads/1"),
        ("DELETE", "/notifications/threads/1"), ("GET", "/notifications/threads/1/subscription"),
      ] {
        let refused = try await client.send(method, path, account.header)

        #expect(refused.status == 403, "\(method) \(path)")
        #expect(try refused.json["message"].text == "Resource not accessible by \(name)")
      }
      let user = try await client.get("/user", account.header)
      #expect(user.status == 200 && user.headers["x-oauth-scopes"] == nil)
      let star = "/user/starred/harbour/lantern"
      #expect(try await client.send("PUT", star, account.header).status == 204)
    }
  }

  @Test func `a token cannot make, list or delete other tokens`() async throws {
    try await Workshop().serve { client async throws in
      let wish = #"{"note": "Octavo"}"#
      let made = try await client.send("POST", "/authorizations", Client.basic(), body: wish)
      let id = try #require(try made.json["id"].number)

      #expect(try await client.send("POST", "/authorizations", body: wish).status == 401)
      #expect(try await client.get("/authorizations").status == 401)
      #expect(try await client.send("DELETE", "/authorizations/\(id)").status == 404)
      let listed = try await client.get("/authorizations", Client.basic()).json
      #expect(listed.items.map { $0["id"].number } == [id])
      #expect(listed[0]["token"] == .string(""))
    }
  }

  @Test func `an application gets one token, and its value only once`() async throws {
    try await Workshop().serve { client async throws in
      let path = "/authorizations/clients/abc"
      let first = try await client.send("PUT", path, Client.basic(), body: "{}")
      let second = try await client.send("PUT", path, Client.basic(), body: "{}")

      #expect(statuses(first, second) == [201, 200])
      #expect(try first.json["token"].text?.isEmpty == false)
      #expect(try second.json["token"] == .string(""))
    }
  }

  @Test func `a token request that cannot be decoded is refused`() async throws {
    try await Workshop().serve { client async throws in
      let broken = try await client.send("POST", "/authorizations", Client.basic(), body: "{")
      let empty = try await client.send("POST", "/authorizations", Client.basic(), body: "{}")
      let long = try await client.send(
        "POST",
        "/authorizations",
        Client.basic(),
        body: String(repeating: " ", count: 1_100_000)
      )

      #expect(statuses(broken, empty, long) == [400, 422, 413])
      #expect(try JSONSchema(named: "validation-error").violations(of: empty.json) == [])
    }
  }
}
