import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct ReferenceEndpointTests {
  @Test func `a branch`() throws {
    let endpoint = Endpoint.branch("feature/deep", of: Sample.engine)
    let json = #"{"name": "feature/deep", "commit": {"sha": "1"}, "protected": "odd"}"#

    #expect(endpoint.line == "GET /repos/ada/engine/branches/feature%2Fdeep")
    #expect(
      try endpoint.value(of: json)
        == GitHub.Reference(kind: .branch, name: "feature/deep", sha: "1")
    )
  }

  @Test func `references that begin with a text`() throws {
    let endpoint = Endpoint.references(beginningWith: "heads/release/1", of: Sample.engine)
    let json = #"""
      [{"ref": "refs/heads/release/1.0", "object": {"type": "commit", "sha": "1"}},
       {"ref": "refs/tags/v1", "object": {"type": "tag", "sha": "2"}},
       {"ref": "refs/pull/7/head", "object": {"sha": "3"}}, {"ref": "refs/heads/x"}]
      """#

    let page = try endpoint.value(of: json)

    #expect(
      endpoint.line == "GET /repos/ada/engine/git/matching-refs/heads/release/1?per_page=100"
    )
    #expect(
      page.items == [
        GitHub.GitReference(fullName: "refs/heads/release/1.0", sha: "1", objectType: "commit"),
        GitHub.GitReference(fullName: "refs/tags/v1", sha: "2", objectType: "tag"),
        GitHub.GitReference(fullName: "refs/pull/7/head", sha: "3", objectType: "commit"),
      ]
    )
    #expect(
      page.items.map(\.reference) == [
        GitHub.Reference(kind: .branch, name: "release/1.0", sha: "1"),
        GitHub.Reference(kind: .tag, name: "v1", sha: "2"), nil,
      ]
    )
  }
}
