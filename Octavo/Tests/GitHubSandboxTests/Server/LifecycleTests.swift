import AsyncHTTPClient
import Foundation
import Testing

@testable import GitHubSandbox

/// Starting and stopping.
struct LifecycleTests {
  @Test func `two sandboxes run side by side, each with its own state`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()

    try await workshop.serve { first async throws in
      try await workshop.serve { second async throws in
        #expect(first.address.port != second.address.port)
        #expect(try await first.send("PUT", "/user/following/tomas").status == 204)
        #expect(try await first.send("DELETE", "/user/following/tomas").status == 204)

        let following = [
          try await first.get("/user/following").json.strings("login"),
          try await second.get("/user/following").json.strings("login"),
        ]
        #expect(following == [[], ["tomas"]])
      }
    }
  }

  @Test func `a stopped sandbox frees its port and can be started again`() async throws {
    let workshop = try Workshop()
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders([workshop.url])))
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    #expect(try await client.get("/rate_limit", [:]).status == 200)
    await sandbox.stop()

    let other = GitHubSandbox(
      SandboxConfiguration(.folders([workshop.url]), port: client.address.port)
    )
    #expect(try await other.start() == client.address)
    await other.stop()
    let again = Client(sandbox: sandbox, address: try await sandbox.start())
    #expect(try await again.get("/rate_limit", [:]).status == 200)
    await sandbox.stop()
  }

  @Test func `a sandbox may stop while a client connects`() async throws {
    let workshop = try Workshop()
    for _ in 0..<30 {
      let sandbox = GitHubSandbox(SandboxConfiguration(.folders([workshop.url])))
      let port = try await sandbox.start().port
      let knocks = (0..<8).map { _ in
        Task { try? await RawRequest.status("GET /api/v3/rate_limit", port: port) }
      }
      await sandbox.stop()
      // An accepted connection has a response, every other one is refused, and none waits without
      // end.
      for knock in knocks {
        let status = await knock.value
        #expect(status == nil || status == 200 || status == 503)
      }
    }
  }

  @Test func `a port that is taken is said to be`() async throws {
    let workshop = try Workshop()
    try await workshop.serve { client async throws in
      let port = client.address.port
      let other = GitHubSandbox(SandboxConfiguration(.folders([workshop.url]), port: port))

      let error = await #expect(throws: SandboxError.self) { try await other.start() }

      #expect(error?.reason == .portUnavailable(port))
    }
  }

  @Test func `a state folder that cannot be made is said to be`() async throws {
    let workshop = try Workshop()
    let file = workshop.url.appending(path: "file")
    try Data().write(to: file)
    let configuration = SandboxConfiguration(
      .folders([workshop.url]),
      state: file.appending(path: "state")
    )

    let error = await #expect(throws: SandboxError.self) {
      try await GitHubSandbox(configuration).start()
    }

    #expect(error?.reason == .stateUnavailable)
  }

  @Test func `a stop ends requests that are being held`() async throws {
    let workshop = try Workshop()
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders([workshop.url])))
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    sandbox.inject(SandboxFault(.hold))

    async let held = client.get("/rate_limit", [:])
    await sandbox.waitForHeldRequests()
    await sandbox.stop()

    _ = try? await held
    #expect(sandbox.requests == [RequestRecord(method: "GET", path: "/rate_limit")])
  }

  @Test func `a sandbox that does not run has no account`() async throws {
    let workshop = try Workshop()
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders([workshop.url])))

    let error = await #expect(throws: SandboxError.self) { try await sandbox.account() }

    #expect(error?.reason == .notRunning)
  }

  @Test func `the user of this machine can log in with the generated secrets`() async throws {
    let workshop = try Workshop()
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders([workshop.url])))
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    let account = try await sandbox.account()

    let response = try await client.get(
      "/user",
      Client.basic(account.login, account.password, code: account.oneTimeCode)
    )

    #expect(try response.json["login"].text == account.login)
    #expect(account.oneTimeCode?.count == 6)
    await sandbox.stop()
  }

  @Test func `the demo world is served as it describes itself`() async throws {
    let workshop = try Workshop()
    let configuration = SandboxConfiguration(.demo(workshop.url), clock: workshop.clock)
    let sandbox = GitHubSandbox(configuration)
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    let account = try await sandbox.account()
    let token = ["Authorization": "Bearer \(account.token)"]

    let user = try await client.checked("/user", against: "private-user", token)
    let starred = try await client.checked("/user/starred", against: "repositories", token)
    let news = try await client.checked(
      "/users/\(account.login)/received_events?per_page=100",
      against: "events",
      token
    )
    let found = try await client.checked(
      "/search/repositories?q=fork:true&sort=stars",
      against: "search",
      token
    )

    #expect(user["login"].text == account.login)
    #expect(try await sandbox.repositoryNames().count == found["items"].items.count)
    #expect(!starred.items.isEmpty)
    #expect(Set(news.strings("type").prefix(30)) == ["CreateEvent", "PushEvent", "WatchEvent"])
    await sandbox.stop()
  }
}
