import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct DecodingTests {
  private func read<Value: LenientDecodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(LenientObject<Value>.self, from: Data(json.utf8)).value
  }

  private func list<Value: LenientDecodable>(_ type: Value.Type, _ json: String) throws -> [Value] {
    try JSONDecoder().decode(LenientList<Value>.self, from: Data(json.utf8)).items
  }

  @Test func `zero characters of a text are replaced`() throws {
    let user = try read(GitHub.User.self, #"{"id": 3, "login": "mo\u0000na", "name": "\u0000"}"#)

    #expect(user.login == "mo\u{FFFD}na")
    #expect(user.name == "\u{FFFD}")
  }

  @Test func `a profile is read whole`() throws {
    let user = try read(
      GitHub.User.self,
      #"""
      {"id": 3, "login": "mona", "name": "Mona", "type": "Organization", "bio": "", "blog": "x.dev",
       "avatar_url": "https://a.example/3", "html_url": "javascript:alert(1)", "company": null,
       "location": "Here", "email": "m@x.dev", "public_repos": 4, "followers": 5, "following": 6}
      """#
    )

    #expect(
      user
        == GitHub.User(
          id: 3,
          login: "mona",
          name: "Mona",
          kind: .organization,
          avatarURL: URL(string: "https://a.example/3"),
          location: "Here",
          email: "m@x.dev",
          blog: "x.dev",
          publicRepositories: 4,
          followers: 5,
          following: 6
        )
    )
  }

  @Test func `a repository is read whole`() throws {
    let repository = try read(
      GitHub.Repository.self,
      #"""
      {"id": 7, "name": "swift-nio", "full_name": "apple/swift-nio", "private": true, "fork": true,
       "owner": {"login": "apple", "avatar_url": "https://a.example/1"}, "archived": true,
       "description": "Network", "language": "Swift", "default_branch": "main",
       "stargazers_count": 1, "forks_count": 2, "open_issues_count": 3, "subscribers_count": 4,
       "watchers_count": 1, "topics": ["io", "net"], "license": {"name": "Apache License 2.0"},
       "html_url": "https://g.example/apple/swift-nio", "homepage": "",
       "created_at": "2020-01-01T00:00:00Z", "updated_at": "2020-01-02T00:00:00Z",
       "pushed_at": "1970-01-01T00:00:09Z"}
      """#
    )

    #expect(
      repository
        == GitHub.Repository(
          id: 7,
          owner: .init(login: "apple", avatarURL: URL(string: "https://a.example/1")),
          name: "swift-nio",
          description: "Network",
          language: "Swift",
          isPrivate: true,
          isFork: true,
          isArchived: true,
          defaultBranch: "main",
          stars: 1,
          forks: 2,
          openIssues: 3,
          watchers: 4,
          topics: ["io", "net"],
          license: "Apache License 2.0",
          htmlURL: URL(string: "https://g.example/apple/swift-nio"),
          createdAt: Date(timeIntervalSince1970: 1_577_836_800),
          updatedAt: Date(timeIntervalSince1970: 1_577_923_200),
          pushedAt: Date(timeIntervalSince1970: 9)
        )
    )
  }

  @Test(arguments: [
    #"{"id": "7", "full_name": "o/n", "owner": null}"#,
    #"{"id": 7, "name": "n", "owner": {"login": "o"}, "topics": [1], "license": "MIT"}"#,
    #"{"id": 7, "name": "n", "owner": {"login": "o"}, "stargazers_count": 1e99, "private": "no"}"#,
    #"{"id": 7, "name": "n", "owner": {"login": "o"}, "pushed_at": "yesterday", "html_url": 5}"#,
  ])
  func `odd fields are left out`(_ json: String) throws {
    let expected = GitHub.Repository(id: 7, owner: .init(login: "o"), name: "n")

    #expect(try read(GitHub.Repository.self, json) == expected)
  }

  @Test func `a bad item never fails its page`() throws {
    let accounts = try list(
      GitHub.Account.self,
      #"[{"login": "a"}, null, 3, [], {}, "x", {"login": ""}, {"login": {}}, {"login": "b"}]"#
    )

    #expect(accounts.map(\.login) == ["a", "b"])
  }

  @Test func `a tree tells files from folders, links and submodules`() throws {
    let tree = try read(
      GitHub.Tree.self,
      #"""
      {"sha": "t", "truncated": true, "tree": [
        {"path": "a/b.txt", "mode": "100644", "type": "blob", "sha": "1", "size": 5},
        {"path": "a", "mode": "040000", "type": "tree", "sha": "2"},
        {"path": "l", "mode": "120000", "type": "blob", "sha": "3", "size": 1},
        {"path": "s", "mode": "160000", "type": "commit", "sha": "4"},
        {"path": "new\nline\u001b[2J", "mode": "100755", "type": "blob", "sha": "5", "size": 0},
        {"path": "x", "type": "hologram"}]}
      """#
    )

    #expect(
      tree
        == GitHub.Tree(
          sha: "t",
          entries: [
            .init(path: "a/b.txt", size: 5, sha: "1"), .init(path: "a", kind: .folder, sha: "2"),
            .init(path: "l", kind: .symlink, size: 1, sha: "3"),
            .init(path: "s", kind: .submodule, sha: "4"),
            .init(path: "new\nline\u{1B}[2J", size: 0, sha: "5"),
          ],
          isTruncated: true
        )
    )
    #expect(tree.entries.first?.name == "b.txt")
  }

  @Test func `a commit without an account keeps its author's name`() throws {
    let commit = try read(
      GitHub.Commit.self,
      #"""
      {"sha": "c", "author": null, "commit": {"message": "Subject\n\nBody",
       "author": {"name": "Mona", "email": "m@x.dev", "date": "1970-01-01T00:00:01Z"}}}
      """#
    )

    #expect(
      commit
        == GitHub.Commit(
          sha: "c",
          message: "Subject\n\nBody",
          authorName: "Mona",
          date: Date(timeIntervalSince1970: 1)
        )
    )
    #expect(commit.subject == "Subject")
  }

  @Test func `a large tree is read in little time`() throws {
    let entries = (0..<20_000).map {
      #"{"path": "folder/file\#($0).swift", "mode": "100644", "type": "blob", "sha": "\#($0)"}"#
    }
    let json = #"{"sha": "t", "tree": [\#(entries.joined(separator: ","))], "truncated": false}"#

    #expect(try read(GitHub.Tree.self, json).entries.count == 20_000)
  }
}
