import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// Logging in with the token of the program `gh`.
struct GHLoginTests {
  private static let token = LiveFixture.account.token

  private func failure(_ fixture: LiveFixture) async throws -> LoginFailure? {
    let session = try await fixture.start().services.session
    return await #expect(throws: LoginFailure.self) { try await session.logInWithGH() }
  }

  @Test func `the account of gh is found without starting gh`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: Self.token)
      let session = try await fixture.start().services.session

      let account = await session.ghAccount()

      #expect(account == GHAccount(login: "ada"))
      #expect(fixture.toolCalls == "")
    }
  }

  @Test func `the token that gh prints logs in`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: Self.token)
      let session = try await fixture.start().services.session

      let user = try await session.logInWithGH()

      #expect(user.login == "ada")
      #expect(session.user == user)
      #expect(fixture.toolCalls == "gh auth token --hostname \(fixture.host.name)\n")
    }
  }

  @Test func `without gh the token of its file logs in`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addHostsFile("\(fixture.host.name):\n  oauth_token: \(Self.token)\n  user: ada\n")
      let session = try await fixture.start().services.session

      let account = await session.ghAccount()
      let user = try await session.logInWithGH()

      #expect(account == GHAccount(login: "ada"))
      #expect(user.login == "ada")
    }
  }

  @Test func `a gh that cannot print its token leaves it in its file`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addHostsFile("\(fixture.host.name):\n  oauth_token: \(Self.token)\n")
      try fixture.addTool("gh", "echo 'unknown command' >&2; exit 1")
      let session = try await fixture.start().services.session

      #expect(try await session.logInWithGH().login == "ada")
    }
  }

  @Test func `gh prints its own token, and not that of the environment`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addHostsFile("\(fixture.host.name):\n  user: ada\n")
      try fixture.addTool("gh", "echo \"${GH_TOKEN-${GITHUB_TOKEN-\(Self.token)}}\"")
      fixture.environment["GH_TOKEN"] = "other"
      fixture.environment["GITHUB_TOKEN"] = "other"
      let session = try await fixture.start().services.session

      #expect(try await session.logInWithGH().login == "ada")
    }
  }

  @Test func `a gh that is not logged in to the server is not offered`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: Self.token)
      try fixture.addHostsFile("github.com:\n  user: ada\n  oauth_token: x\n")
      let session = try await fixture.start().services.session

      #expect(await session.ghAccount() == nil)
    }
  }

  @Test func `a file without a token is not an offer where gh is missing`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addHostsFile("\(fixture.host.name):\n  user: ada\n")
      let session = try await fixture.start().services.session

      #expect(await session.ghAccount() == nil)
    }
  }

  @Test func `a server in this program does not get the token of gh`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: Self.token)
      fixture.demo = DemoAccount(username: "ada", password: "x", oneTimeCode: "x")
      let session = try await fixture.start().services.session

      #expect(await session.ghAccount() == nil)
      await #expect(throws: LoginFailure(.noGHToken)) { try await session.logInWithGH() }
      #expect(fixture.toolCalls == "")
    }
  }

  @Test func `a token that the server refuses is a failure of its own`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: "gho_wrong")

      #expect(try await failure(fixture) == LoginFailure(.refusedGHToken))
    }
  }

  @Test(arguments: [
    "exit 1", "echo", "echo one; echo two", "printf 'a\\033[2J'", "yes | head -c 60000",
  ])
  func `an output that is no token is a failure`(script: String) async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: "")
      try fixture.addTool("gh", script)

      #expect(try await failure(fixture) == LoginFailure(.noGHToken))
    }
  }

  @Test func `the wait for gh ends when the login is cancelled`() async throws {
    try await withLiveFixture { fixture in
      try fixture.addGH(printing: "")
      try fixture.addTool("gh", "exec tail -f /dev/null")
      let session = try await fixture.start().services.session

      let login = Task { try await session.logInWithGH() }
      login.cancel()

      await #expect(throws: CancellationError.self) { try await login.value }
      #expect(session.user == nil)
    }
  }
}
