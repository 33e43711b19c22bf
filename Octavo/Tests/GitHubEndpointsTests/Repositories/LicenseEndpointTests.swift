import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct LicenseEndpointTests {
  @Test func `a licence with its text`() throws {
    let endpoint = Endpoint.license(of: Sample.engine)
    let json = #"""
      {"path": "LICENSE", "encoding": "base64", "content": "TUlU\n", "html_url": "ftp://x/y",
       "license": {"key": "mit", "name": "MIT License", "spdx_id": "MIT"}}
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/license")
    #expect(
      try endpoint.value(of: json)
        == .init(name: "MIT License", identifier: "MIT", path: "LICENSE", text: "MIT")
    )
    #expect(endpoint.value(for: APIError(.notFound)) == .some(nil))
  }

  @Test(arguments: [
    #"{"path": "a", "license": null}"#, #"{"path": "a", "license": {"spdx_id": "NOASSERTION"}}"#,
    #"{"path": "a", "license": 7, "encoding": "base64", "content": 5}"#,
  ])
  func `an unknown licence has a path and perhaps no text`(_ json: String) throws {
    let file = try Endpoint.license(of: Sample.engine).value(of: json)

    #expect(file == .init(name: "Other", identifier: nil, path: "a", text: ""))
  }

  @Test func `commits that a search has found, with their repositories`() throws {
    let endpoint = Endpoint.commitResults(for: "fix author:ada")
    let json = #"""
      {"total_count": 2, "items": [
        {"sha": "c0", "commit": {"message": "Fix"}, "repository": {"full_name": "ada/engine"},
         "text_matches": null}, {"sha": "c1", "commit": {}}, {"sha": "c2", "repository": {}}]}
      """#

    let page = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /search/commits?q=fix%20author%3Aada&per_page=30")
    #expect(page.items.map(\.item.id) == ["ada/engine@c0"])
    #expect(page.items.map(\.item.commit.subject) == ["Fix"])
  }

  @Test func `a release, a label and a milestone by themselves`() {
    let repository = GitHub.RepositoryID(rawValue: 9)

    #expect(Endpoint.release(5, of: repository).line == "GET /repositories/9/releases/5")
    #expect(Endpoint.label("a/b", of: Sample.engine).line == "GET /repos/ada/engine/labels/a%2Fb")
    #expect(Endpoint.milestone(2, of: repository).line == "GET /repositories/9/milestones/2")
  }
}
