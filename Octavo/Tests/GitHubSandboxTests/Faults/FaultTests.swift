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

  @Test func `a body that is streamed may be cut too`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/lantern/git/trees/HEAD"
      client.sandbox.inject(SandboxFault(.cutBody(after: 10), count: 1))

      await #expect(throws: (any Error).self) { try await client.get(path) }

      #expect(try await client.get(path).status == 200)
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

  @Test func `each request gets the next status of a sequence`() async throws {
    try await Workshop().serve { client async throws in
      client.sandbox.inject(SandboxFault(.statuses([502, 200, 503])))

      var statuses: [Int] = []
      for _ in 0..<4 { statuses.append(try await client.get("/user").status) }

      #expect(statuses == [502, 200, 503, 200])
    }
  }

  @Test func `the date of a response is that of the sandbox's clock`() async throws {
    let workshop = try Workshop()
    try await workshop.serve { client async throws in
      let before = try await client.get("/user")
      client.sandbox.inject(SandboxFault(.clockSkew(seconds: 3600)))
      let after = try await client.get("/user")

      let now = Int(workshop.clock().timeIntervalSince1970)
      #expect(before.headers["date"] == Timestamp(now).headerText)
      #expect(after.headers["date"] == Timestamp(now + 3600).headerText)
      #expect(before.headers["x-sandbox-date"] == nil)
    }
  }

  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
  ])
  func `a date in a header has the form of HTTP`(seconds: Int, text: String) {
    #expect(Timestamp(seconds).headerText == text)
  }
}
