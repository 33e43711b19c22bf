import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct CommitEndpointTests {
  @Test func `commits that change a path`() {
    let endpoint = Endpoint.commits(of: Sample.engine, at: "main", path: "Sources/a b.swift")

    #expect(
      endpoint.line
        == "GET /repos/ada/engine/commits?sha=main&path=Sources%2Fa%20b.swift&per_page=100"
    )
  }

  @Test func `a commit with its files`() throws {
    let endpoint = Endpoint.commit("feature/deep", of: Sample.engine)
    let json = #"""
      {"sha": "c", "html_url": "https://g.example/c", "author": null,
       "commit": {"message": "Begin", "author": {"name": "Ada", "date": "1970-01-01T00:00:01.5Z"},
         "committer": {"name": "GitHub", "date": "1970-01-01T02:00:02+02:00"}},
       "parents": [{"sha": "p1"}, {}, {"sha": "p2"}], "stats": {"additions": "4", "deletions": 1},
       "files": [
         {"filename": "a.c", "status": "renamed", "previous_filename": "b.c", "sha": "1",
          "additions": 3, "deletions": 1, "patch": "@@ -1 +1 @@\n-a\n+b"},
         {"filename": "x.png", "status": "hologram", "additions": null}, {"status": "added"}]}
      """#

    let commit = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /repos/ada/engine/commits/feature%2Fdeep")
    #expect(
      commit
        == GitHub.CommitDetail(
          commit: .init(
            sha: "c",
            message: "Begin",
            authorName: "Ada",
            date: Date(timeIntervalSince1970: 1.5)
          ),
          committerName: "GitHub",
          committedAt: Date(timeIntervalSince1970: 2),
          parents: ["p1", "p2"],
          additions: 4,
          deletions: 1,
          files: [
            .init(
              path: "a.c",
              previousPath: "b.c",
              kind: .renamed,
              sha: "1",
              additions: 3,
              deletions: 1,
              patch: "@@ -1 +1 @@\n-a\n+b"
            ),
            .init(
              path: "x.png",
              kind: .init(rawValue: "hologram")
            ),
          ],
          htmlURL: URL(string: "https://g.example/c")
        )
    )
  }

  @Test func `a commit says where its further files are`() throws {
    let address = "https://api.example/repositories/1/commits/c?page=2"
    let first = Endpoint.commit("c", of: Sample.engine)
    let json = #"{"sha": "c", "commit": {"message": "Begin"}, "files": []}"#

    let commit = try first.value(of: json, headers: ["Link": "<\(address)>; rel=\"next\""])
    let second = Endpoint.commit("c", of: Sample.engine, page: commit.nextFiles)

    #expect(second.line == "GET \(address.replacing("https://api.example", with: ""))")
    #expect(try second.value(of: json).nextFiles == nil)
  }

  @Test func `a commit without numbers counts those of its files`() throws {
    let json = #"""
      {"sha": "c", "commit": {}, "files": [{"filename": "a", "additions": 2, "deletions": 3}]}
      """#

    let commit = try Endpoint.commit("c", of: Sample.engine).value(of: json)

    #expect(commit.additions == 2)
    #expect(commit.deletions == 3)
  }

  @Test(arguments: [
    (#"[{"filename": "a", "additions": 2}]"#, Int?(2)), (#"[{"filename": "a"}]"#, nil), ("[]", 0),
    (#"[{"filename": "a", "additions": 2}, {"filename": "b", "additions": null}]"#, nil),
    (#"[{"filename": "a", "additions": \#(Int.max)}, {"filename": "b", "additions": 1}]"#, Int.min),
  ])
  func `an unknown number of lines is not counted as none`(files: String, additions: Int?) throws {
    let json = #"{"sha": "c", "commit": {}, "files": \#(files)}"#

    let commit = try Endpoint.commit("c", of: Sample.engine).value(of: json)

    #expect(commit.additions == additions)
  }

  @Test func `a comparison without numbers has none`() throws {
    let comparison = try Endpoint.comparison(from: "a", to: "b", of: Sample.engine)
      .value(of: #"{"status": "ahead", "files": []}"#)

    #expect([comparison.aheadBy, comparison.behindBy] == [nil, nil])
  }

  @Test func `a comparison`() throws {
    let endpoint = Endpoint.comparison(from: "main", to: "mona:a/b", of: Sample.engine)
    let json = #"""
      {"status": "diverged", "ahead_by": 2, "behind_by": "1", "total_commits": 300,
       "merge_base_commit": {"sha": "m"}, "commits": [{"sha": "1", "commit": {}}, {}],
       "files": null, "html_url": "javascript:alert(1)"}
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/compare/main...mona%3Aa%2Fb")
    #expect(
      try endpoint.value(of: json)
        == GitHub.Comparison(
          status: .diverged,
          aheadBy: 2,
          behindBy: 1,
          totalCommits: 300,
          mergeBase: "m",
          commits: [.init(sha: "1", message: "")],
          files: [],
          hasMerges: false
        )
    )
  }

  @Test(arguments: [
    (Endpoint.changes(ofCommit: "a/b", of: Sample.engine, limit: 9), "commits/a%2Fb"),
    (.changes(from: "a", to: "b", of: Sample.engine, limit: 9), "compare/a...b"),
    (.changes(ofPullRequest: 4, of: Sample.engine, limit: 9), "pulls/4"),
  ])
  func `changes as text`(_ endpoint: Endpoint<Data>, _ path: String) throws {
    #expect(endpoint.line == "GET /repos/ada/engine/\(path)")
    #expect(endpoint.request.mediaType == .diff)
    #expect(endpoint.request.maximumBytes == 9)
    #expect(try endpoint.value(of: "diff --git") == Data("diff --git".utf8))
  }

  @Test(arguments: [
    Endpoint.changes(ofCommit: "a", of: Sample.engine, as: .patch),
    .changes(from: "a", to: "b", of: Sample.engine, as: .patch),
    .changes(ofPullRequest: 4, of: Sample.engine, as: .patch),
  ])
  func `changes as mails`(_ endpoint: Endpoint<Data>) {
    #expect(endpoint.request.mediaType == .patch)
  }
}
