import Foundation
import GitHubAPI
import GitHubValues
import Testing

struct LoginTests {
  private let octocat = GitHub.User(id: 1, login: "octocat")

  @Test func `a token is good if the server knows it`() async throws {
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

  @Test func `a name and password are traded for a token`() async throws {
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

  @Test func `a wanted code is asked for once`() async throws {
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

  @Test func `a trade is never repeated, whatever becomes of it`() async throws {
    let server = try StubServer(.status(502))

    let error = try await withClient(of: server, credentials: .none) { api in
      await failure {
        try await api.logIn(login: "octocat", password: "password", note: "Octavo")
      }
    }

    #expect(error?.reason == .server(status: 502))
    #expect(server.requests.count == 1)
  }

  @Test func `where nothing is traded the password may be a token`() async throws {
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
  func `what looks like a token is not tried as a password`(_ token: String) async throws {
    let server = try StubServer(.octocat)

    _ = try await withClient(of: server, credentials: .none) { api in
      try await api.logIn(login: "octocat", password: token, note: "Octavo")
    }

    #expect(server.requests.map(\.line) == ["GET /api/v3/user"])
  }

  @Test(arguments: [204, 404, 401, 403])
  func `logging out takes the token back as far as the server lets it`(_ status: Int) async throws {
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
