import Foundation
import GitHubValues
import OctavoStore
import Testing

struct AccountStoreTests {
  private let folder: TemporaryFolder
  private let store: AccountStore

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  private func repository(
    _ id: Int,
    _ name: String,
    stars: Int = 0,
    watchers: Int? = nil
  ) -> GitHub.Repository {
    GitHub.Repository(
      id: id,
      owner: .init(login: "octocat"),
      name: name,
      stars: stars,
      watchers: watchers
    )
  }

  @Test func `a user is kept whole, and found in any case`() async throws {
    let user = GitHub.User(
      id: 1,
      login: "Octocat",
      name: "Mona",
      kind: .organization,
      avatarURL: URL(string: "https://a.example/1"),
      htmlURL: URL(string: "https://g.example/o"),
      bio: "It's \"quoted\"; DROP TABLE user",
      company: "GitHub",
      location: "Here",
      email: "o@x.dev",
      blog: "x.dev",
      publicRepositories: 2,
      followers: 3,
      following: 4
    )

    try await store.save(user)

    #expect(try await store.user("OCTOCAT") == user)
    #expect(try await store.user("nobody") == nil)
  }

  @Test func `a login that passed on belongs to its new owner`() async throws {
    try await store.save(GitHub.User(id: 1, login: "mona"))
    try await store.save(GitHub.User(id: 2, login: "mona", name: "New"))

    #expect(try await store.user("mona")?.id == 2)
  }

  @Test func `a renamed user is the same user`() async throws {
    try await store.save(GitHub.User(id: 1, login: "mona"))
    try await store.save(GitHub.User(id: 1, login: "lisa"))

    #expect(try await store.user("mona") == nil)
    #expect(try await store.user("lisa")?.id == 1)
  }

  @Test func `a repository is kept whole`() async throws {
    let repository = GitHub.Repository(
      id: 7,
      owner: .init(login: "apple", avatarURL: URL(string: "https://a.example/1")),
      name: "swift-nio",
      description: "New\nline\u{1B}[2J",
      language: "Swift",
      isPrivate: true,
      isFork: true,
      isArchived: true,
      defaultBranch: "a/b",
      stars: 1,
      forks: 2,
      openIssues: 3,
      watchers: 4,
      topics: ["io", "net"],
      license: "MIT License",
      htmlURL: URL(string: "https://g.example/apple/swift-nio"),
      homepage: "x.dev",
      createdAt: Date(timeIntervalSince1970: 1),
      updatedAt: Date(timeIntervalSince1970: 2.5),
      pushedAt: Date(timeIntervalSince1970: 3)
    )

    try await store.save(repository)

    #expect(try await store.repository(.init(owner: "Apple", name: "Swift-NIO")) == repository)
  }

  @Test func `a property that only some responses have is kept`() async throws {
    try await store.save(repository(1, "a", watchers: 9))
    try await store.save(repository(1, "a", stars: 5))

    let kept = try await store.repository(.init(owner: "octocat", name: "a"))

    #expect(kept == repository(1, "a", stars: 5, watchers: 9))
  }

  @Test func `a list is kept in its order`() async throws {
    let repositories = [repository(2, "b"), repository(1, "a"), repository(3, "c")]

    try await store.replace(.owned(by: "octocat"), with: ListPage(repositories))

    #expect(try await store.items(in: .owned(by: "OctoCat")) == repositories)
  }

  @Test func `a list that was never kept differs from an empty one`() async throws {
    try await store.replace(.owned(by: "octocat"), with: ListPage<GitHub.Repository>([]))

    #expect(try await store.items(in: ListKey<GitHub.Repository>.owned(by: "octocat")) == [])
    #expect(try await store.items(in: ListKey.starred(by: "octocat")) == nil)
    #expect(try await store.items(in: ListKey.owned(by: "mona")) == nil)
  }

  @Test func `an item that was removed from a list is still stored`() async throws {
    try await store.replace(
      .owned(by: "octocat"),
      with: ListPage([repository(1, "a"), repository(2, "b")])
    )
    try await store.replace(.owned(by: "octocat"), with: ListPage([repository(2, "b")]))

    #expect(try await store.items(in: .owned(by: "octocat")) == [repository(2, "b")])
    #expect(try await store.repository(.init(owner: "octocat", name: "a")) == repository(1, "a"))
  }

  @Test func `a list that names a repository twice has it once`() async throws {
    try await store.replace(
      .owned(by: "octocat"),
      with: ListPage([repository(1, "a"), repository(2, "b"), repository(1, "a")])
    )

    #expect(
      try await store.items(in: .owned(by: "octocat"))
        == [repository(1, "a"), repository(2, "b")]
    )
  }

  @Test func `a thousand repositories are kept and read in one piece`() async throws {
    let repositories = (0..<1000).map { repository($0, "r\($0)") }

    try await store.replace(.starred(by: "octocat"), with: ListPage(repositories))

    #expect(try await store.items(in: .starred(by: "octocat")) == repositories)
  }

  @Test func `stored data is there at the next start`() async throws {
    try await store.save(GitHub.User(id: 1, login: "octocat"))
    try store.close()

    let again = try AccountStore(folder: folder.url, host: "GitHub.com", login: "Octocat")

    #expect(try await again.user("octocat") == GitHub.User(id: 1, login: "octocat"))
    #expect(again.notice == nil)
  }

  @Test func `accounts and hosts are kept apart`() async throws {
    let other = try AccountStore(folder: folder.url, host: "github.com", login: "mona")
    let elsewhere = try AccountStore(folder: folder.url, host: "ghe.example.com", login: "octocat")

    try await store.save(GitHub.User(id: 1, login: "octocat"))

    #expect(try await other.user("octocat") == nil)
    #expect(try await elsewhere.user("octocat") == nil)
  }

  @Test func `an account's data can be removed for good`() async throws {
    try await store.save(GitHub.User(id: 1, login: "octocat"))
    try store.close()

    try AccountStore.remove(folder: folder.url, host: "github.com", login: "octocat")

    #expect(folder.files.isEmpty)
  }

  @Test func `a closed store says so`() async throws {
    try store.close()

    await #expect(throws: StoreError.self) { try await store.user("octocat") }
    await #expect(throws: StoreError.self) {
      try await store.save(GitHub.User(id: 1, login: "octocat"))
    }
  }

  @Test func `a closed store in memory says so`() async throws {
    let store = try AccountStore(folder: nil, host: "github.com", login: "octocat")
    try store.close()

    await #expect(throws: StoreError.self) { try await store.user("octocat") }
    await #expect(throws: StoreError.self) {
      try await store.save(GitHub.User(id: 1, login: "octocat"))
    }
  }
}
