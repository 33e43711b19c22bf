import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct GistEndpointTests {
  @Test(arguments: [
    (Endpoint.ownGists, "/gists"), (.starredGists, "/gists/starred"),
    (.gists(of: "ada"), "/users/ada/gists"),
  ])
  func `a list of gists`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Gist>>,
    _ path: String
  ) throws {
    let json = #"[{"id": 12, "public": true, "files": [], "owner": null, "comments": "2"}, {}]"#

    #expect(endpoint.line == "GET \(path)?per_page=30")
    #expect(
      try endpoint.value(of: json).items
        == [GitHub.Gist(id: "12", isPublic: true, files: [], isTruncated: false, comments: 2)]
    )
  }

  @Test func `a gist with its files, by name`() throws {
    let endpoint = Endpoint.gist("0a1b")
    let json = #"""
      {"id": "0a1b", "description": "", "public": false, "owner": {"login": "ada"}, "comments": 0,
       "files": {"b.c": {"filename": "b.c", "language": "C", "size": 3, "content": "int",
         "truncated": true, "raw_url": "https://g.example/b.c"}, "a": {}, "z": null},
       "created_at": "1970-01-01T00:00:01Z", "updated_at": null}
      """#

    #expect(endpoint.line == "GET /gists/0a1b")
    #expect(
      try endpoint.value(of: json)
        == GitHub.Gist(
          id: "0a1b",
          isPublic: false,
          owner: .init(login: "ada"),
          files: [
            .init(name: "a", size: 0, isTruncated: false),
            .init(
              name: "b.c",
              language: "C",
              size: 3,
              content: "int",
              isTruncated: true,
              rawURL: URL(string: "https://g.example/b.c")
            ),
          ],
          isTruncated: false,
          comments: 0,
          createdAt: Date(timeIntervalSince1970: 1)
        )
    )
  }
}
