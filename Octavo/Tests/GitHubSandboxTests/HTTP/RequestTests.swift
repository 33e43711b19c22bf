import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// The rules for every request: limits, entity tags, hosts, hostile addresses.
struct RequestTests {
  @Test func `sixty requests an hour need no login`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      for _ in 0..<60 { #expect(try await client.get("/users/tomas", [:]).status == 200) }

      let refused = try await client.get("/users/tomas", [:])

      let names = ["limit", "remaining", "used", "reset", "resource"]
      let values = names.map { refused.headers["x-ratelimit-\($0)"] }
      #expect(refused.status == 403)
      #expect(values == ["60", "0", "60", String(Workshop.now + 3600), "core"])
      #expect(try await client.get("/users/tomas").status == 200)
      workshop.advance(by: 3600)
      #expect(try await client.get("/users/tomas", [:]).status == 200)
    }
  }

  @Test func `searches have a limit of their own, by the minute`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      for _ in 0..<30 { _ = try await client.get("/search/repositories?q=lantern") }

      let refused = try await client.get("/search/repositories?q=lantern")

      #expect(statuses(refused, try await client.get("/user")) == [403, 200])
      let limits = try await client.checked("/rate_limit", against: "rate-limit")
      #expect(limits["resources"]["search"]["remaining"] == .int(0))
      #expect(limits["resources"]["core"]["remaining"] == .int(4999))
      workshop.advance(by: 60)
      #expect(try await client.get("/search/repositories?q=lantern").status == 200)
    }
  }

  @Test func `an unchanged answer is a 304 that costs nothing when logged in`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/lantern/branches"
      let first = try await client.get(path)
      let tag = try #require(first.headers["etag"])
      let known = Client.token.merging(["If-None-Match": tag]) { $1 }

      let second = try await client.get(path, known)

      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      #expect(second.headers["etag"] == tag)
      #expect(second.headers["x-ratelimit-used"] == "1")
      try Git.run(
        ["branch", "new", "main"],
        in: workshop.url.appending(path: "lantern.git")
      )
      #expect(try await client.get(path, known).status == 200)
    }
  }

  @Test func `a HEAD request tells the length and sends nothing`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let whole = try await client.get("/repos/harbour/lantern")
      let head = try await client.send("HEAD", "/repos/harbour/lantern")

      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(head.headers["content-length"] == String(whole.body.count))
    }
  }

  @Test func `addresses in a response name the host of the request`() async throws {
    try await Workshop().serve { client async throws in
      let port = client.address.port
      let response = try await client.get(
        "/user",
        Client.token.merging(["Host": "localhost:\(port)"]) { $1 }
      )

      #expect(
        try response.json["url"].text == "http://localhost:\(port)/api/v3/users/ines"
      )
    }
  }

  @Test func `each response has an identifier of its own`() async throws {
    try await Workshop().serve { client async throws in
      let first = try await client.get("/rate_limit").headers["x-github-request-id"]
      let second = try await client.get("/nothing").headers["x-github-request-id"]

      #expect(first != nil)
      #expect(second != nil)
      #expect(first != second)
    }
  }

  @Test func `a request in HTTP/1.0 ends the connection`() async throws {
    try await Workshop().serve { client async throws in
      let port = client.address.port

      let ended = try await RawRequest.readsToEnd("GET /api/v3/rate_limit HTTP/1.0", port: port)

      #expect(ended)
    }
  }

  @Test(arguments: ["127.1.2.3", "LOCALHOST:80", "a.localhost", "[::1]:8080", "[::ffff:127.0.0.1]"])
  func `each name of the loopback address is answered`(host: String) async throws {
    try await Workshop().serve { client async throws in
      #expect(try await client.get("/rate_limit", ["Host": host]).status == 200)
    }
  }

  @Test func `a name counts if the table of hosts gives it to the loopback address`() {
    let host = LoopbackHost(table: "127.0.1.1 Harbour # mine\n10.0.0.1 other\n::1 six\nbroken")

    let accepted = ["harbour:80", "six", "other", "mine", "broken"].filter(host.accepts)

    #expect(accepted == ["harbour:80", "six"])
  }

  @Test(arguments: ["127.0.0.256", "0x7f.0.0.1", "127.1", "[::1", "", "127.0.0.1.", "x[::1]"])
  func `a text that is nearly an address is no name of this machine`(host: String) {
    let accepted = LoopbackHost(table: "").accepts(host)

    #expect(accepted == (host == "127.0.0.1."))
  }

  @Test(arguments: ["evil.example.org", "127.0.0.1.evil.org", "localhost:80@evil.org", "a\"b"])
  func `a foreign host name is not answered`(host: String) async throws {
    try await Workshop().serve { client async throws in
      #expect(try await client.get("/rate_limit", ["Host": host]).status == 421)
    }
  }

  @Test(arguments: [
    ("/nothing", 404),
    ("/repos/harbour/lantern%00", 404), ("/repos/../../etc/passwd", 404),
    ("/search/repositories?q=" + String(repeating: "a", count: 9000), 414),
    ("/search/repositories?q=" + String(repeating: "a", count: 300), 422),
    ("/users/ines/repos?per_page=99999999999999999999&page=-1", 200),
    ("/repositories/999999999999999999999", 404), ("/repositories/x", 404),
  ])
  func `an address that means nothing is refused`(path: String, status: Int) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      #expect(try await client.get(path).status == status)
    }
  }

  @Test(arguments: [
    ("GET /api/v3/users/%zz", 400), ("GET /api/v3/users/%ff", 404),
    ("GET /api/v3/rate_limit?x=%", 400), ("GET /api/v3/rate_limit?x=%4", 400),
    ("GET /api/v3/../rate_limit", 404), ("GET //api//v3//rate_limit", 200),
    ("GET /api/v3/repos/harbour/lantern/contents/f%FF%FE", 200),
    ("BREW /api/v3/rate_limit", 400), ("GET /api/v3/rate limit", 400),
  ])
  func `a request line is taken as it is`(line: String, status: Int) async throws {
    let workshop = try Workshop(fileNamed: [0x66, 0xff, 0xfe])
    try await workshop.serve { client async throws in
      #expect(try await RawRequest.status(line, port: client.address.port) == status)
    }
  }

  @Test func `a version of the API that is not spoken is refused`() async throws {
    try await Workshop().serve { client async throws in
      let spoken = try await client.get("/rate_limit", ["X-GitHub-Api-Version": "2022-11-28"])
      let newer = try await client.get("/rate_limit", ["X-GitHub-Api-Version": "2026-03-10"])
      let unknown = try await client.get("/rate_limit", ["X-GitHub-Api-Version": "2030-01-01"])

      #expect(statuses(spoken, newer, unknown) == [200, 200, 400])
      #expect(spoken.headers["x-github-api-version-selected"] == "2022-11-28")
      #expect(newer.headers["x-github-api-version-selected"] == "2026-03-10")
    }
  }
}
