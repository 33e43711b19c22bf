import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

struct PagesTests {
  /// A server with three pages of followers, of which the second repeats one of the first.
  private func server() throws -> StubServer {
    let pages = [["a", "b"], ["b", "c"], ["d"]]
    return try StubServer { request, _ in
      let page = request.line.split(separator: "page=").last.flatMap { Int($0) } ?? 1
      let index = request.line.contains("&page=") || request.line.contains("?page=") ? page : 1
      let items = pages[index - 1].map { #"{"login": "\#($0)"}"# }.joined(separator: ",")
      let next = "http://\(request.headers["host"] ?? "")/api/v3/user/1/followers?page=\(index + 1)"
      return .status(
        200,
        "[\(items)]",
        headers: index < pages.count ? ["Link": "<\(next)>; rel=\"next\""] : [:]
      )
    }
  }

  @Test func `all pages are read, and what comes twice is kept once`() async throws {
    let server = try server()

    let logins = try await withClient(of: server) { api in
      try await api.pages(of: .followers(of: "octocat")).items().map(\.login)
    }

    #expect(logins == ["a", "b", "c", "d"])
    #expect(
      server.requests.map(\.line) == [
        "GET /api/v3/users/octocat/followers?per_page=100",
        "GET /api/v3/user/1/followers?page=2", "GET /api/v3/user/1/followers?page=3",
      ]
    )
  }

  @Test func `no page is read before it is needed`() async throws {
    let server = try server()

    let logins = try await withClient(of: server) { api in
      try await api.pages(of: .followers(of: "octocat")).items(limit: 2).map(\.login)
    }

    #expect(logins == ["a", "b"])
    #expect(server.requests.count == 1)
  }

  @Test func `a page leads to the next`() async throws {
    let server = try server()

    try await withClient(of: server) { api in
      let list = api.pages(of: .followers(of: "octocat"))
      let first = try await list.page()
      let second = try await list.page(at: first.next)

      #expect(first.items.map(\.login) == ["a", "b"])
      #expect(second.items.map(\.login) == ["b", "c"])
    }
  }

  @Test func `a page on another server is not followed`() async throws {
    let other = try StubServer(.status(200, "[]"))
    let server = try StubServer(
      .status(200, "[]", headers: ["Link": "<http://127.0.0.1:\(other.port)/x>; rel=\"next\""])
    )

    let error = try await withClient(of: server) { api in
      await failure { try await api.pages(of: .followers(of: "octocat")).items() }
    }

    #expect(error?.reason == .redirect)
    #expect(other.requests.isEmpty)
  }

  @Test func `pages that lead in a circle end`() async throws {
    let server = try StubServer { request, _ in
      let next = "http://\(request.headers["host"] ?? "")/api/v3/x?page=2"
      return .status(
        200,
        #"[{"login": "a"}]"#,
        headers: ["Link": "<\(next)>; rel=\"next\""]
      )
    }

    let logins = try await withClient(of: server) { api in
      try await api.pages(of: .followers(of: "octocat")).items().map(\.login)
    }

    #expect(logins == ["a"])
    #expect(server.requests.count == 2)
  }

  @Test func `a search says how much it found`() async throws {
    let body = #"""
      {"total_count": 40, "incomplete_results": false,
       "items": [{"id": 7, "name": "x", "owner": {"login": "o"}}]}
      """#
    let server = try StubServer(.status(200, body))

    let page = try await withClient(of: server) { api in
      try await api.pages(of: .repositories(matching: "a b&c")).page()
    }

    #expect(page.total == 40)
    #expect(page.items.map(\.id) == [7])
    #expect(
      server.requests.map(\.line) == ["GET /api/v3/search/repositories?q=a%20b%26c&per_page=30"]
    )
  }

  @Test func `an empty response is an empty list`() async throws {
    let server = try StubServer(.status(204))

    let page = try await withClient(of: server) { api in
      try await api.pages(of: .followers(of: "octocat")).page()
    }

    #expect(page.items.isEmpty)
  }
}
