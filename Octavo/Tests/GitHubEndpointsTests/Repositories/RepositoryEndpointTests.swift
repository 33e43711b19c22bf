import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct RepositoryEndpointTests {
  private let json = #"{"id": 7, "name": "engine", "owner": {"login": "ada"}}"#
  private let engine = GitHub.Repository(id: 7, owner: .init(login: "ada"), name: "engine")

  @Test func `a repository`() throws {
    let endpoint = Endpoint.repository(Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine")
    #expect(try endpoint.value(of: json) == engine)
  }

  @Test(arguments: [
    (
      Endpoint.ownRepositories,
      "/user/repos?affiliation=owner%2Ccollaborator%2Corganization_member&sort=full_name"
        + "&per_page=100"
    ),
    (.repositories(of: "ada"), "/users/ada/repos?sort=full_name&per_page=100"),
    (.ownStarred, "/user/starred?per_page=100"),
    (.starred(by: "ada"), "/users/ada/starred?per_page=100"),
  ])
  func `a list of repositories`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Repository>>,
    _ address: String
  ) throws {
    #expect(endpoint.line == "GET \(address)")
    #expect(try endpoint.value(of: "[\(json), 1]") == GitHub.Page(items: [engine]))
  }

  @Test func `a search has an envelope with the number of all results`() throws {
    let endpoint = Endpoint.repositories(matching: "a b&c")

    let page = try endpoint.value(of: #"{"total_count": 40, "items": [\#(json)]}"#)

    #expect(endpoint.line == "GET /search/repositories?q=a%20b%26c&per_page=30")
    #expect(page == GitHub.Page(items: [engine], total: 40))
  }

  @Test func `a star`() throws {
    let endpoint = Endpoint.isStarred(Sample.engine)

    #expect(endpoint.line == "GET /user/starred/ada/engine")
    #expect(try endpoint.value(of: ""))
    #expect(endpoint.value(for: APIError(.notFound)) == false)
  }

  @Test(arguments: [(true, "PUT"), (false, "DELETE")])
  func `starring and removing the star`(_ isStarred: Bool, _ method: String) throws {
    let endpoint = Endpoint.setStarred(isStarred, Sample.engine)

    #expect(endpoint.line == "\(method) /user/starred/ada/engine")
    try endpoint.value(of: "")
  }

  @Test(arguments: [
    (Endpoint.branches(of: Sample.engine), "branches", GitHub.Reference.Kind.branch),
    (.tags(of: Sample.engine), "tags", .tag),
  ])
  func `branches and tags`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Reference>>,
    _ path: String,
    _ kind: GitHub.Reference.Kind
  ) throws {
    let page = try endpoint.value(of: #"[{"name": "a/b", "commit": {"sha": "1"}}, {}]"#)

    #expect(endpoint.line == "GET /repos/ada/engine/\(path)?per_page=100")
    #expect(page.items == [GitHub.Reference(kind: kind, name: "a/b", sha: "1")])
  }

  @Test func `commits of a branch`() throws {
    let endpoint = Endpoint.commits(of: Sample.engine, at: "feature/deep")

    let page = try endpoint.value(of: #"[{"sha": "1", "commit": {"message": "Begin"}}]"#)

    #expect(endpoint.line == "GET /repos/ada/engine/commits?sha=feature%2Fdeep&per_page=100")
    #expect(page.items == [GitHub.Commit(sha: "1", message: "Begin")])
  }

  @Test func `releases with their assets`() throws {
    let json = """
      {"id": 9, "tag_name": "v1.0", "name": "", "author": {"login": "ada"}, "draft": false,
        "prerelease": true, "published_at": "2026-03-14T15:09:26Z", "body": "# Fast",
        "html_url": "https://example.org/r", "assets": [{"id": 3, "name": "engine.zip",
        "size": 2048, "download_count": 5, "browser_download_url": "file:///etc/passwd"}, {}]}
      """
    let asset = GitHub.Release.Asset(id: 3, name: "engine.zip", size: 2048, downloads: 5)
    let release = GitHub.Release(id: 9, tag: "v1.0") {
      $0.author = GitHub.Account(login: "ada")
      $0.publishedAt = Date(timeIntervalSince1970: 1_773_500_966)
      $0.isPrerelease = true
      $0.notes = "# Fast"
      $0.assets = [asset]
      $0.htmlURL = URL(string: "https://example.org/r")
    }
    let endpoint = Endpoint.releases(of: Sample.engine)

    let page = try endpoint.value(of: #"[\#(json), {"id": 4}, null]"#)

    #expect(endpoint.line == "GET /repos/ada/engine/releases?per_page=30")
    #expect(page.items == [release])
    #expect(try Endpoint.release("a/b", of: Sample.engine).value(of: json) == release)
  }
}
