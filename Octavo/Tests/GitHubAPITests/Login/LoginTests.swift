import Foundation
import GitHubAPI
import GitHubValues
import Testing

struct LoginTests {
  private let octocat = GitHub.User(id: 1, login: "octocat")

  @Test func `a token logs in if the server knows it`() async throws {
    let server = try StubServer(
      .status(
        200,
        #"{"id": 1, "login": "octocat"}"#,
        headers: ["X-OAuth-Scopes": "repo, user:follow"]
      )
    )

    let login = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(with: GitHub.Token("ghp_x"))
    }

    let expected = Login(
      user: octocat,
      token: GitHub.Token("ghp_x"),
      scopes: ["repo", "user:follow"]
    )
    #expect(login == expected)
    #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer ghp_x"])
  }

  @Test func `the server makes a token for a user name and a password`() async throws {
    let server = try StubServer(
      .status(201, #"{"id": 9, "token": "made"}"#),
      .octocat
    )

    let login = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(
        login: "octocat",
        password: "pa:ss",
        oneTimeCode: "123456",
        note: "Octavo 1"
      )
    }

    #expect(
      login == Login(user: octocat, token: GitHub.Token("made"), authorization: 9)
    )
    let trade = try #require(server.requests.first)
    #expect(trade.line == "POST /api/v3/authorizations")
    #expect(trade.headers["x-github-otp"] == "123456")
    #expect(
      trade.headers["authorization"] == "Basic \(Data("octocat:pa:ss".utf8).base64EncodedString())"
    )
    #expect(trade.body.contains(#""note":"Octavo 1""#))
    #expect(server.requests.last?.headers["authorization"] == "Bearer made")
  }

  @Test func `a server from before projects makes a token without their scope`() async throws {
    let server = try StubServer(
      .status(422, #"{"message": "Validation Failed", "errors": ["scopes is invalid"]}"#),
      .status(201, #"{"id": 9, "token": "made"}"#),
      .octocat
    )

    let login = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(login: "octocat", password: "pass", note: "Octavo 1")
    }

    #expect(login.authorization == 9)
    let wanted = server.requests.prefix(2).map { $0.body.contains(#""project""#) }
    #expect(wanted == [true, false])
  }

  @Test func `a required code is not retried`() async throws {
    let server = try StubServer(
      .status(
        401,
        #"{"message": "Must specify two-factor authentication OTP code."}"#,
        headers: ["X-GitHub-OTP": "required; app"]
      )
    )

    let error = try await withClient(of: server, credentials: .none) { api in
      await failure {
        try await api.logIn(login: "octocat", password: "password", note: "Octavo")
      }
    }

    #expect(error?.reason == .otpRequired(.app))
    #expect(server.requests.count == 1)
  }

  @Test func `the request for a token is never retried`() async throws {
    let server = try StubServer(.status(502))

    let error = try await withClient(of: server, credentials: .none) { api in
      await failure {
        try await api.logIn(login: "octocat", password: "password", note: "Octavo")
      }
    }

    #expect(error?.reason == .server(status: 502))
    #expect(server.requests.count == 1)
  }

  @Test func `a password may be a token on a server that makes no tokens`() async throws {
    let server = try StubServer(.status(404), .octocat)

    let login = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(login: "octocat", password: "custom-token", note: "Octavo")
    }

    #expect(login.token == GitHub.Token("custom-token"))
    #expect(login.authorization == nil)
  }

  @Test(arguments: [
    "ghp_0123456789", "github_pat_0123", "0123456789abcdef0123456789abcdef01234567",
  ])
  func `a password in the form of a token is used as a token only`(_ token: String) async throws {
    let server = try StubServer(.octocat)

    _ = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(login: "octocat", password: token, note: "Octavo")
    }

    #expect(server.requests.map(\.line) == ["GET /api/v3/user"])
  }

  @Test(arguments: [204, 404, 401, 403])
  func `revoking a token accepts a server that does not`(_ status: Int) async throws {
    let server = try StubServer(.status(status))

    try await withClient(of: server) { try await $0.revoke(authorization: 9) }

    #expect(server.requests.map(\.line) == ["DELETE /api/v3/authorizations/9"])
  }

  @Test func `no secret is in what a failed login leaves behind`() async throws {
    let server = try StubServer(.cut("x"))

    let error = try await withClient(of: server, credentials: .none) { api in
      await failure {
        try await api.logIn(
          login: "octocat",
          password: "s3cret",
          oneTimeCode: "424242",
          note: "Octavo"
        )
      }
    }

    let text = String(reflecting: error)
    #expect(error != nil)
    #expect(!text.contains("s3cret") && !text.contains("424242"))
  }
}
