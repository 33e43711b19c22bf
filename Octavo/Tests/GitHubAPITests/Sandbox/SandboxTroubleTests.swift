import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// Sessions with a sandbox that injects faults.
struct SandboxTroubleTests {
  private let account = TestWorld.account

  @Test func `a name, a password and a code log in, and revoking the token logs out`() async throws
  {
    try await withSandbox(credentials: .none) { api, _ in
      let wanted = await failure {
        try await api.logIn(login: account.login, password: account.password, note: "a")
      }
      let wrong = await failure {
        try await api.logIn(login: account.login, password: "wrong horse", note: "a")
      }
      let login = try await api.logIn(
        login: account.login,
        password: account.password,
        oneTimeCode: account.oneTimeCode,
        note: "a"
      )
      let session = api.authenticated(with: login.token)
      let user = try await session.send(.currentUser)
      try await session.revoke(authorization: try #require(login.authorization))
      let after = await failure { try await session.send(.currentUser) }

      #expect(wanted?.reason == .otpRequired(.app))
      #expect(wrong?.reason == .unauthorized)
      #expect(user.login == account.login)
      #expect(login.scopes == ["project", "read:org", "read:user", "repo", "user:follow"])
      #expect(after?.reason == .unauthorized)
    }
  }

  @Test func `a token logs in, and a wrong one does not`() async throws {
    try await withSandbox(credentials: .none) { api, _ in
      let login = try await api.logIn(with: GitHub.Token(account.token))
      let wrong = await failure { try await api.logIn(with: GitHub.Token("ghp_wrong")) }

      #expect(login.user.login == account.login)
      #expect(wrong?.reason == .unauthorized)
    }
  }

  @Test func `a token that ends in mid-session is noticed`() async throws {
    try await withSandbox { api, sandbox in
      _ = try await api.send(.currentUser)
      sandbox.inject(SandboxFault(.revokeToken, count: 1))

      let error = await failure { try await api.send(.repository(TestWorld.engine)) }
      let after = await failure { try await api.send(.currentUser) }

      #expect(error?.reason == .unauthorized)
      #expect(after?.reason == .unauthorized)
    }
  }

  @Test func `a server that stumbles twice is not noticed`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.status(502, body: "<html>"), count: 1))
      sandbox.inject(SandboxFault(.reset, count: 1))

      let user = try await api.send(.currentUser)
      #expect(user.login == account.login)
    }
  }

  @Test func `a cut response is asked for again, and in the end is no response`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.cutBody(after: 20), pathPrefix: "/user", count: 1))
      let user = try await api.send(.currentUser)
      sandbox.inject(SandboxFault(.cutBody(after: 20), pathPrefix: "/repos"))
      let error = await failure { try await api.send(.repository(TestWorld.engine)) }

      #expect(user.login == account.login)
      #expect(error?.reason == .offline)
    }
  }

  @Test func `a server that dies is offline`() async throws {
    try await withSandbox { api, sandbox in
      _ = try await api.send(.currentUser)
      await sandbox.stop()

      let error = await failure { try await api.send(.currentUser) }

      #expect(error?.reason == .offline)
    }
  }

  @Test func `a used-up hour says when it ends`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.exhaustLimit, count: 1))

      let error = await failure { try await api.send(.currentUser) }

      #expect(error?.reason == .rateLimited(until: Date(timeIntervalSince1970: 1_700_003_601)))
      #expect(sandbox.requests.count == 1)
    }
  }

  @Test func `the secondary limit says how long to wait`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 17), count: 1))

      let error = await failure { try await api.send(.setStarred(true, TestWorld.engine)) }

      #expect(error?.reason == .secondaryLimit(retryAfter: .seconds(17)))
    }
  }

  @Test func `an unchanged response costs nothing`() async throws {
    try await withSandbox { api, _ in
      let first = try await api.send(.repository(TestWorld.engine))
      let before = try await api.send(.rateLimits).first?.remaining
      let second = try await api.send(.repository(TestWorld.engine))
      let after = try await api.send(.rateLimits).first?.remaining

      #expect(first == second)
      #expect(before == after)
    }
  }

  @Test func `a changed response is not taken from the cache`() async throws {
    try await withSandbox { api, _ in
      let before = try await api.send(.repository(TestWorld.engine)).stars
      let wasStarred = try await api.send(.isStarred(TestWorld.engine))
      if wasStarred {
        try await api.send(.setStarred(false, TestWorld.engine))
      } else {
        try await api.send(.setStarred(true, TestWorld.engine))
      }

      let after = try await api.send(.repository(TestWorld.engine)).stars

      #expect(after == before + (wasStarred ? -1 : 1))
    }
  }

  @Test func `a file beyond the limit is left where it is`() async throws {
    try await withSandbox { api, _ in
      let error = await failure {
        try await api.send(.file(at: "big.bin", in: TestWorld.many, limit: 100_000))
      }

      #expect(error?.reason == .tooLarge(limit: 100_000))
    }
  }

  @Test func `a file beyond the usual limit is left where it is, or read whole`() async throws {
    let size = GitHub.Request.usualFileLimit + 1
    let text = String(decoding: Data(repeating: 0x78, count: size), as: UTF8.self)
    var repository = TestRepository()
    _ = repository.commit("Begin", files: [("huge.bin", text)])

    try await withSandbox(over: ["ada/engine": repository]) { api, _ in
      let error = await failure { try await api.send(.file(at: "huge.bin", in: TestWorld.engine)) }
      let file = try await api.send(.file(at: "huge.bin", in: TestWorld.engine, limit: size))

      #expect(error?.reason == .tooLarge(limit: GitHub.Request.usualFileLimit))
      #expect(file.bytes.count == size)
    }
  }

  @Test func `leaving a screen ends its request`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos"))
      let task = Task { try await api.send(.repository(TestWorld.engine)) }
      await sandbox.waitForHeldRequests()

      task.cancel()
      let result = await task.result
      sandbox.clearFaults()

      #expect(throws: CancellationError.self) { try result.get() }
      let user = try await api.send(.currentUser)
      #expect(user.login == account.login)
    }
  }
}
