import Foundation
import GitHubValues
import OctavoStore
import Testing

struct DocumentTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  @Test func `a document has the contents that were stored last`() async throws {
    let tree = GitHub.Tree(sha: "t", entries: [.init(path: "a\nb\u{1B}", size: 1, sha: "1")])

    try await store.save(GitHub.Tree(entries: []), asDocument: "tree\u{0}a", at: date)
    try await store.save(tree, asDocument: "tree\u{0}a", at: date)

    #expect(try await store.document("tree\u{0}a") == tree)
    #expect(try await store.document("tree\u{0}b", as: GitHub.Tree.self) == nil)
    #expect(try await store.document("tree", as: GitHub.Tree.self) == nil)
  }

  @Test func `every kind of event survives`() async throws {
    let kinds: [GitHub.Event.Kind] = [
      .push(reference: "refs/heads/a/b", head: "2", before: "1"), .createRepository,
      .create(.branch, name: "a"), .delete(.tag, name: "1.0"), .star,
      .fork(to: .init(owner: "o", name: "n")), .issue(action: "x", number: 1, title: nil),
      .issueComment(number: 1, title: "t", body: nil, onPullRequest: true),
      .pullRequest(action: "merged", number: 1, title: nil), .pullRequestReview(number: 1),
      .pullRequestReviewComment(number: 1, body: "b"), .commitComment(sha: "s", body: nil),
      .pullRequestReview(number: 1, state: .approved, title: "t"),
      .pullRequestReviewThread(action: "resolved", number: 1, title: nil),
      .discussion(action: "created", number: 1, title: "t"), .wiki([]), .team(name: "t"),
      .member(action: "added", login: "l"), .madePublic, .release(tag: "1", name: nil),
      .sponsorship(action: "created"), .status(.init(rawValue: "x"), sha: "s", description: nil),
      .follow(login: "l"), .gist(action: "create", id: "1", description: nil),
      .download(name: "a.zip"), .forkApply(reference: "master"),
      .other(type: "HologramEvent", payload: "{}"),
    ]
    let events = kinds.enumerated().map { index, kind in
      GitHub.Event(
        id: "\(index)",
        actor: .init(login: "a"),
        repository: index == 0 ? nil : .init(owner: "o", name: "n"),
        createdAt: Date(timeIntervalSince1970: 1),
        kind: kind
      )
    }

    try await store.save(events, asDocument: "events", at: date)

    #expect(try await store.document("events") == events)
  }

  @Test func `a document of another type is not returned`() async throws {
    try await store.save(["a"], asDocument: "x", at: date)

    #expect(try await store.document("x", as: GitHub.Tree.self) == nil)
  }

  @Test func `a file that an older version stored as JSON is returned`() async throws {
    let file = GitHub.File(path: "a", text: "text")
    let json = try JSONEncoder().encode(file)
    let old = try JSONDecoder().decode(OldFile.self, from: json)
    try await store.save(old, asDocument: "a", at: date)

    #expect(try await store.document("a") == file)
  }

  @Test func `a picture of 8 MB is stored`() async throws {
    let picture = GitHub.File(path: "a.png", bytes: Data(count: 8 << 20))

    #expect(try await store.save(picture, asDocument: "a.png", at: date))
  }

  @Test func `a very large document is not stored, and the one before it is removed`() async throws
  {
    try await store.save("small", asDocument: "x", at: date)
    let quarter = text(ofBytes: AccountStore.documentBytes / 4)
    try await store.save(quarter, asDocument: "x", at: date)

    #expect(try await store.document("x", as: String.self) == nil)
  }

  @Test func `the documents read longest ago are removed when there are too many`() async throws {
    let quarter = text(ofBytes: AccountStore.documentBytes / 4 - 2)
    for name in 1...4 {
      let time = date.addingTimeInterval(Double(name))
      try await store.save(quarter, asDocument: "\(name)", at: time)
    }

    try await store.save("small", asDocument: "5", at: date.addingTimeInterval(5))

    #expect(try await store.document("1", as: String.self) == nil)
    #expect(try await store.document("2", as: String.self) == quarter)
    #expect(try await store.document("5", as: String.self) == "small")
  }

  @Test func `a document that is read is kept, also after a restart, and others are removed`()
    async throws
  {
    let quarter = text(ofBytes: AccountStore.documentBytes / 4 - 2)
    for name in 1...4 { try await store.save(quarter, asDocument: "\(name)", at: date) }
    #expect(try await store.document("1", as: String.self) == quarter)
    let observation = await store.observe(.document("2", as: String.self)) { _ in }
    await observation.end()
    try store.close()

    let next = try folder.accountStore()
    try await next.save("small", asDocument: "5", at: date)
    try await next.save(quarter, asDocument: "6", at: date)

    #expect(try await next.document("1", as: String.self) == quarter)
    #expect(try await next.document("2", as: String.self) == quarter)
    #expect(try await next.document("3", as: String.self) == nil)
    #expect(try await next.document("4", as: String.self) == nil)
  }

  @Test func `the limit of documents is that of the last change`() async throws {
    for name in 1...4 {
      try await store.save(text(ofBytes: 1_000), asDocument: "\(name)", at: date, limit: 8_192)
    }
    #expect(try await store.documentSize() == 4_008)

    try await store.save("small", asDocument: "5", at: date, limit: 2_048)

    #expect(try await store.documentSize() == 2_011)
    #expect(!(try await store.save(text(ofBytes: 600), asDocument: "6", at: date, limit: 2_048)))
  }

  /// A text of so many letters, for which `String(repeating:)` takes a hundred times as long.
  private func text(ofBytes count: Int) -> String {
    String(decoding: Data(repeating: 0x78, count: count), as: UTF8.self)
  }
}

/// A file whose type is another one, so that it is stored as JSON.
private struct OldFile: Codable, Equatable, Sendable {
  let path: String
  let bytes: Data
}
