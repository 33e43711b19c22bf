import Foundation
import GitHubValues
import OctavoStore
import Testing

struct CopyTests {
  private let folder: TemporaryFolder
  private let store: AccountStore

  init() throws {
    folder = try TemporaryFolder()
    store = try AccountStore(folder: folder.url, host: "github.com", login: "octocat")
  }

  @Test func `a copy is what was saved last`() async throws {
    let tree = GitHub.Tree(sha: "t", entries: [.init(path: "a\nb\u{1B}", size: 1, sha: "1")])

    try await store.save(GitHub.Tree(entries: []), asCopy: "tree\u{0}a")
    try await store.save(tree, asCopy: "tree\u{0}a")

    #expect(try await store.copy("tree\u{0}a") == tree)
    #expect(try await store.copy("tree\u{0}b", as: GitHub.Tree.self) == nil)
    #expect(try await store.copy("tree", as: GitHub.Tree.self) == nil)
  }

  @Test func `every kind of event survives`() async throws {
    let kinds: [GitHub.Event.Kind] = [
      .push(reference: "refs/heads/a/b", head: "2", before: "1"), .createRepository,
      .create(.branch, name: "a"), .delete(.tag, name: "1.0"), .star,
      .fork(to: .init(owner: "o", name: "n")), .issue(action: "x", number: 1, title: nil),
      .issueComment(number: 1, title: "t", body: nil, onPullRequest: true),
      .pullRequest(action: "merged", number: 1, title: nil), .pullRequestReview(number: 1),
      .pullRequestReviewComment(number: 1, body: "b"), .commitComment(sha: "s", body: nil),
      .member(action: "added", login: "l"), .madePublic, .release(tag: "1", name: nil),
      .other(type: "HologramEvent"),
    ]
    let events = kinds.enumerated().map { index, kind in
      GitHub.Event(
        id: "\(index)",
        actor: .init(login: "a"),
        repository: .init(owner: "o", name: "n"),
        createdAt: Date(timeIntervalSince1970: 1),
        kind: kind
      )
    }

    try await store.save(events, asCopy: "events")

    #expect(try await store.copy("events") == events)
  }

  @Test func `a copy of another shape is no copy`() async throws {
    try await store.save(["a"], asCopy: "x")

    #expect(try await store.copy("x", as: GitHub.Tree.self) == nil)
  }

  @Test func `something very large is not kept, nor is its older copy`() async throws {
    try await store.save("small", asCopy: "x")
    try await store.save(String(repeating: "x", count: AccountStore.copyBytes / 8), asCopy: "x")

    #expect(try await store.copy("x", as: String.self) == nil)
  }

  @Test func `the copies saved longest ago go when there are too many`() async throws {
    let eighth = String(repeating: "x", count: AccountStore.copyBytes / 8 - 2)
    for name in 1...8 { try await store.save(eighth, asCopy: "\(name)") }

    try await store.save("small", asCopy: "9")

    #expect(try await store.copy("1", as: String.self) == nil)
    #expect(try await store.copy("2", as: String.self) == eighth)
    #expect(try await store.copy("9", as: String.self) == "small")
  }
}
