import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// Every endpoint, against a real server over real repositories.
struct SandboxEndpointTests {
  private let engine = TestWorld.engine

  @Test func `the account and others have profiles`() async throws {
    try await withSandbox { api, _ in
      let me = try await api.send(.currentUser)
      let again = try await api.send(.user("ADA"))

      #expect(me.login == "ada")
      #expect(me.name == "Ada Park")
      #expect(again.id == me.id)
      let error = await failure { try await api.send(.user("nobody-at-all")) }
      #expect(error?.reason == .notFound)
    }
  }

  @Test func `a repository is found, alone and in lists`() async throws {
    try await withSandbox { api, _ in
      let repository = try await api.send(.repository(engine))
      let own = try await api.pages(of: .ownRepositories).items()
      let published = try await api.pages(of: .repositories(of: "ada")).items()
      let found = try await api.pages(of: .repositories(matching: "engine in:name")).page()

      #expect(repository.fullName == engine)
      #expect(repository.defaultBranch == "main")
      #expect(own.map(\.name) == ["engine", "many"])
      #expect(published.map(\.name) == ["engine", "many"])
      #expect(found.items.map(\.name) == ["engine"])
      #expect(found.total == 1)
    }
  }

  @Test func `a star is given and taken back`() async throws {
    try await withSandbox { api, _ in
      try await api.send(.setStarred(true, engine))
      try await api.send(.setStarred(true, engine))
      let starred = try await api.send(.isStarred(engine))
      let list = try await api.pages(of: .ownStarred).items()
      let published = try await api.pages(of: .starred(by: "ada")).items()
      try await api.send(.setStarred(false, engine))
      let after = try await api.send(.isStarred(engine))

      #expect([starred, after] == [true, false])
      #expect(list.contains { $0.fullName == engine })
      #expect(published.map(\.id) == list.map(\.id))
    }
  }

  @Test func `an account is followed and unfollowed`() async throws {
    try await withSandbox { api, _ in
      try await api.send(.setFollowing(true, "lin"))
      let following = try await api.send(.isFollowing("lin"))
      let list = try await api.pages(of: .following(of: "ada")).items().map(\.login)
      let followers = try await api.pages(of: .followers(of: "lin")).items().map(\.login)
      try await api.send(.setFollowing(false, "lin"))
      let after = try await api.send(.isFollowing("lin"))

      #expect([following, after] == [true, false])
      #expect(list.contains("lin"))
      #expect(followers == ["ada"])
    }
  }

  @Test func `branches and tags keep their slashes`() async throws {
    try await withSandbox { api, _ in
      let branches = try await api.pages(of: .branches(of: engine)).items()
      let tags = try await api.pages(of: .tags(of: engine)).items()

      #expect(Set(branches.map(\.name)) == ["main", "feature/deep/try"])
      #expect(tags.map(\.id) == ["refs/tags/1.0"])
      #expect((branches + tags).allSatisfy { $0.sha.count == 40 })
    }
  }

  @Test func `a long list comes whole, page by page`() async throws {
    try await withSandbox { api, sandbox in
      let branches = try await api.pages(of: .branches(of: TestWorld.many)).items()

      #expect(branches.count == 131)
      #expect(Set(branches.map(\.name)).count == 131)
      #expect(sandbox.requests.count == 2)
    }
  }

  @Test func `commits are read at a branch with slashes`() async throws {
    try await withSandbox { api, _ in
      let commits = try await api.pages(of: .commits(of: engine, at: "feature/deep/try")).items()
      let main = try await api.pages(of: .commits(of: engine)).page()

      #expect(commits.map(\.subject) == ["Try something", "Begin"])
      #expect(main.items.first?.message.hasPrefix("Go on\n\nWith a body.") == true)
      #expect(main.items.first?.authorName == "Ada Park")
    }
  }

  @Test(arguments: ["main", "feature/deep/try", "1.0"])
  func `a tree is read at any reference`(_ reference: String) async throws {
    try await withSandbox { api, _ in
      let tree = try await api.send(.tree(reference, of: engine))

      let kinds = tree.entries.reduce(into: [:]) { $0[$1.path] = $1.kind }
      #expect(kinds["README.md"] == .file)
      #expect(kinds["deep/er"] == .folder)
      #expect(kinds["link"] == .symlink)
      #expect(kinds["sub"] == .submodule)
      #expect(kinds["src/new\nline\u{1B}[2J"] == .file)
      #expect((kinds["src/try.swift"] != nil) == (reference == "feature/deep/try"))
      #expect(!tree.isTruncated)
    }
  }

  @Test func `a folder is read by its object`() async throws {
    try await withSandbox { api, _ in
      let root = try await api.send(.tree("main", of: engine, recursive: false))
      let source = try #require(root.entries.first { $0.path == "src" })
      let folder = try await api.send(.tree(source.sha, of: engine, recursive: false))

      #expect(!root.entries.contains { $0.path.contains("/") })
      #expect(Set(folder.entries.map(\.path)) == ["main.swift", "new\nline\u{1B}[2J"])
    }
  }

  @Test func `a readme is found, or there is none`() async throws {
    try await withSandbox { api, _ in
      let readme = try await api.send(.readme(of: engine, at: "feature/deep/try"))
      let none = try await api.send(.readme(of: TestWorld.many))

      #expect(readme?.path == "README.md")
      #expect(readme?.text == "# Engine\n\nIt *computes*.\n")
      #expect(none == nil)
    }
  }

  @Test(arguments: ["src/main.swift", "src/new\nline\u{1B}[2J", "blob.bin"])
  func `a file is read byte for byte, whatever its name`(_ path: String) async throws {
    try await withSandbox { api, _ in
      let tree = try await api.send(.tree("main", of: engine))
      let entry = try #require(tree.entries.first { $0.path == path })

      let file = try await api.send(.file(at: path, in: engine, at: "feature/deep/try"))
      let blob = try await api.send(.blob(entry.sha, in: engine))

      #expect(file.bytes == blob)
      #expect(file.bytes.count == entry.size)
      #expect(file.isBinary == (path == "blob.bin"))
    }
  }

  @Test(arguments: ["src", "sub", "nowhere", "src/../README.md", "/README.md"])
  func `a path without a file is not found`(_ path: String) async throws {
    try await withSandbox { api, _ in
      let error = await failure { try await api.send(.file(at: path, in: engine)) }

      #expect(error?.reason == .notFound)
    }
  }

  @Test func `a repository without commits says so`() async throws {
    try await withSandbox { api, _ in
      let tree = await failure { try await api.send(.tree("main", of: TestWorld.empty)) }
      let commits = await failure { try await api.pages(of: .commits(of: TestWorld.empty)).page() }
      let branches = try await api.pages(of: .branches(of: TestWorld.empty)).items()
      let readme = try await api.send(.readme(of: TestWorld.empty))

      #expect(tree?.reason == .emptyRepository)
      #expect(commits?.reason == .emptyRepository)
      #expect(branches.isEmpty)
      #expect(readme == nil)
    }
  }

  @Test func `feeds have the events of an account`() async throws {
    try await withSandbox { api, _ in
      let events = try await api.pages(of: .events(of: "ada")).items()

      #expect(events.contains { $0.repository == engine && $0.kind.isPush })
      #expect(events.allSatisfy { $0.actor.login == "ada" })
      #expect(events.map(\.createdAt) == events.map(\.createdAt).sorted(by: >))
    }
  }

  @Test func `limits are read`() async throws {
    try await withSandbox { api, _ in
      let limits = try await api.send(.rateLimits)

      #expect(limits.map(\.resource) == ["core", "search", "graphql"])
      #expect(limits.allSatisfy { $0.remaining <= $0.limit })
    }
  }

  @Test func `a picture is a picture`() async throws {
    try await withSandbox { api, _ in
      let url = try #require(try await api.send(.currentUser).avatarURL)

      let picture = try await api.send(.avatar(at: url))

      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
}

extension GitHub.Event.Kind {
  fileprivate var isPush: Bool {
    if case .push = self { true } else { false }
  }
}
