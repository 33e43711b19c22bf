import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct SearchEndpointTests {
  @Test func `repositories with the places that match`() throws {
    let endpoint = Endpoint.repositoryResults(for: "a b&c")
    let json = #"""
      {"total_count": 40, "incomplete_results": true, "items": [{"id": 7, "name": "engine",
        "owner": {"login": "ada"}, "text_matches": [
          {"property": "description", "fragment": "An engine", "matches": [
            {"text": "engine", "indices": [3, 9]}, {"indices": [3, 99]}, {"indices": "x"},
            {"indices": [-1, 2]}, {"indices": [5, 5]}, null]},
          {"property": "name", "fragment": null}]}]}
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /search/repositories?q=a%20b%26c&per_page=30")
    #expect(endpoint.request.mediaType == .textMatch)
    #expect(page.total == 40)
    #expect(
      page.items == [
        GitHub.SearchResult(
          item: GitHub.Repository(id: 7, owner: .init(login: "ada"), name: "engine"),
          matches: [.init(property: "description", fragment: "An engine", ranges: [3..<9])]
        )
      ]
    )
  }

  @Test func `the search of Explore names the order`() {
    #expect(
      Endpoint.repositories(matching: "stars:>0", by: .stars).line
        == "GET /search/repositories?q=stars%3A%3E0&sort=stars&per_page=30"
    )
    #expect(Endpoint.repositories(matching: "a").line == "GET /search/repositories?q=a&per_page=30")
    #expect(
      Endpoint.accounts(matching: "type:user", byFollowers: true).line
        == "GET /search/users?q=type%3Auser&sort=followers&per_page=30"
    )
  }

  @Test func `a search names its order and the direction`() {
    let order = GitHub.SearchOrder(parsing: "Author-Date-ASC")

    #expect(
      [
        Endpoint.foundIssues(for: "a", by: .init(parsing: "updated")).line,
        Endpoint.foundRepositories(for: "a", by: .init(parsing: "stars-asc")).line,
        Endpoint.foundAccounts(for: "a", by: .init(parsing: "joined-desc")).line,
        Endpoint.commitResults(for: "a", by: order).line,
        Endpoint.foundIssues(for: "a", by: nil).line,
      ] == [
        "GET /search/issues?q=a&sort=updated&order=desc&per_page=30",
        "GET /search/repositories?q=a&sort=stars&order=asc&per_page=30",
        "GET /search/users?q=a&sort=joined&order=desc&per_page=30",
        "GET /search/commits?q=a&sort=author-date&order=asc&per_page=30",
        "GET /search/issues?q=a&per_page=30",
      ]
    )
  }

  @Test func `the commit of a file is that in its address`() {
    let name = String(repeating: "a1", count: 20)
    func commit(_ address: String) -> String? {
      GitHub.CodeFile(
        repository: GitHub.RepositoryName(owner: "ada", name: "engine"),
        path: "a.c",
        sha: "",
        htmlURL: URL(string: address)
      ).commit
    }

    #expect(commit("https://example.org/ada/engine/blob/\(name)/a.c") == name)
    #expect(commit("https://example.org/ada/engine/blob/main/a.c") == nil)
    #expect(commit("https://example.org/ada/engine/\(name)") == nil)
  }

  @Test func `topics`() throws {
    let endpoint = Endpoint.topics(matching: "is:featured")
    let json = #"""
      {"total_count": 3, "items": [
        {"name": "tides", "display_name": "Tides", "short_description": "The water", "score": 1},
        {"name": "c", "display_name": "", "short_description": null, "description": "A language"},
        {"name": null}, 7]}
      """#

    #expect(endpoint.line == "GET /search/topics?q=is%3Afeatured&per_page=30")
    #expect(
      try endpoint.value(of: json).items == [
        GitHub.Topic(name: "tides", title: "Tides", summary: "The water"),
        GitHub.Topic(name: "c", summary: "A language"),
      ]
    )
  }

  @Test func `accounts`() throws {
    let endpoint = Endpoint.accountResults(for: "ada")
    let json = #"{"items": [{"login": "ada", "type": "User", "score": 1}, {"login": null}]}"#

    #expect(endpoint.line == "GET /search/users?q=ada&per_page=30")
    #expect(
      try endpoint.value(of: json).items
        == [GitHub.SearchResult(item: .init(login: "ada", kind: .user), matches: [])]
    )
  }

  @Test func `code`() throws {
    let endpoint = Endpoint.codeResults(for: "main repo:ada/engine")
    let json = #"""
      {"total_count": "1", "items": [{"name": "a.c", "path": "src/a.c", "sha": "1",
        "repository": {"full_name": "ada/engine"}, "text_matches": null},
        {"path": "b.c", "repository": null}]}
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /search/code?q=main%20repo%3Aada%2Fengine&per_page=30")
    #expect(page.total == 1)
    #expect(
      page.items.map(\.item)
        == [GitHub.CodeFile(repository: Sample.engine, path: "src/a.c", sha: "1")]
    )
    #expect(page.items.map(\.id) == ["ada/engine/src/a.c"])
  }

  @Test func `issues and pull requests`() throws {
    let endpoint = Endpoint.issueResults(for: "boots")
    let json = #"""
      {"items": [{"id": 1, "number": 7, "title": "Boots",
        "repository_url": "https://api.example/repos/ada/engine",
        "text_matches": [{"property": "title", "fragment": "Boots"}]}]}
      """#

    let result = try #require(try endpoint.value(of: json).items.first)

    #expect(endpoint.line == "GET /search/issues?q=boots&per_page=30")
    #expect(result.item.repository == Sample.engine)
    #expect(result.matches == [.init(property: "title", fragment: "Boots", ranges: [])])
  }

  @Test func `the issues that were changed last, of a search that was not completed`() throws {
    let endpoint = Endpoint.lastChangedIssues(matching: "is:open author:@me")
    let json = #"{"total_count": 9, "incomplete_results": true, "items": []}"#

    let page = try endpoint.value(of: json)

    let query = "q=is%3Aopen%20author%3A%40me&sort=updated&order=desc&per_page=50"
    #expect(endpoint.line == "GET /search/issues?\(query)")
    #expect(page == GitHub.Page(items: [], total: 9, isIncomplete: true))
  }
}
