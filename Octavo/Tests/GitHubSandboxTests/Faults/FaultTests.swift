import AsyncHTTPClient
import Foundation
import Testing

@testable import GitHubSandbox

/// Things that go wrong on purpose.
struct FaultTests {
  @Test func `an error takes the place of an answer, as often as wanted`() async throws {
    try await Workshop().serve { client async throws in
      client.sandbox.inject(
        SandboxFault(.status(502, body: "<h1>Bad gateway</h1>"), pathPrefix: "/user", count: 2)
      )

      var responses: [Client.Response] = []
      for path in ["/user", "/rate_limit", "/user", "/user"] {
        responses.append(try await client.get(path))
      }

      #expect(responses.map(\.status) == [502, 200, 502, 200])
      #expect(responses[0].text == "<h1>Bad gateway</h1>")
    }
  }

  @Test func `a fault may be meant for one method`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      client.sandbox.inject(SandboxFault(.status(500), method: "PUT"))

      #expect(try await client.get("/user/starred/harbour/lantern").status == 404)
      #expect(try await client.send("PUT", "/user/starred/harbour/lantern").status == 500)
      client.sandbox.clearFaults()
      #expect(try await client.send("PUT", "/user/starred/harbour/lantern").status == 204)
    }
  }

  @Test(arguments: [SandboxFault.Effect.reset, .cutBody(after: 10)])
  func `a connection may break`(effect: SandboxFault.Effect) async throws {
    try await Workshop().serve { client async throws in
      client.sandbox.inject(SandboxFault(effect, count: 1))

      await #expect(throws: (any Error).self) { try await client.get("/user") }

      #expect(try await client.get("/user").status == 200)
    }
  }

  @Test func `a token may be revoked in mid-session`() async throws {
    try await Workshop().serve { client async throws in
      #expect(try await client.get("/user").status == 200)
      client.sandbox.inject(SandboxFault(.revokeToken, count: 1))

      #expect(try await client.get("/user").status == 401)
      #expect(try await client.get("/user").status == 401)
      #expect(try await client.get("/user", Client.basic()).status == 200)
    }
  }

  @Test func `both limits may be reached`() async throws {
    let workshop = try Workshop()
    try await workshop.serve { client async throws in
      client.sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 30), count: 1))
      client.sandbox.inject(SandboxFault(.exhaustLimit, count: 1))

      let secondary = try await client.get("/user")
      let primary = try await client.get("/user")
      let later = try await client.get("/user")

      #expect(statuses(secondary, primary, later) == [403, 403, 403])
      #expect(secondary.headers["retry-after"] == "30")
      #expect(later.headers["x-ratelimit-remaining"] == "0")
      workshop.advance(by: 3600)
      #expect(try await client.get("/user").status == 200)
    }
  }

  @Test func `a held request goes on when it is released`() async throws {
    try await Workshop().serve { client async throws in
      client.sandbox.inject(SandboxFault(.hold, pathPrefix: "/user", count: 1))

      async let held = client.get("/user").status
      await client.sandbox.waitForHeldRequests()
      #expect(try await client.get("/rate_limit").status == 200)
      client.sandbox.releaseHeldRequests()

      #expect(try await held == 200)
      #expect(client.sandbox.requests.map(\.path) == ["/user", "/rate_limit"])
    }
  }
}
