import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Trees that a real server truncates, read folder by folder.
struct WholeTreeTests {
  private static let grove = GitHub.RepositoryName(owner: "ada", name: "grove")

  @Test(arguments: [GroveFixture.largestFolder, 11, 12, 20, 30, 46, GroveFixture.entries])
  func `a truncated tree has the entries that git lists, each once`(limit: Int) async throws {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = limit
    try await withGrove(sizes) { session, _, folder in
      let entries = try await entries(session.services)

      #expect(Self.lines(entries) == (try GroveFixture.lines(in: folder)))
      #expect(entries.count == GroveFixture.entries)
    }
  }

  @Test func `a tree that has too many bytes is read in the same way`() async throws {
    var sizes = SizeLimits.gitHub
    sizes.treeBytes = 500
    try await withGrove(sizes) { session, fixture, folder in
      let entries = try await entries(session.services)

      #expect(Self.lines(entries) == (try GroveFixture.lines(in: folder)))
      #expect(Self.treeRequests(fixture).count > 2)
    }
  }

  @Test func `a folder that the server lists whole is requested once, with all that is below`()
    async throws
  {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = GroveFixture.largestFolder
    try await withGrove(sizes) { session, fixture, _ in
      _ = try await entries(session.services)

      // The commit and three folders inside each other are truncated. Five other folders are not.
      #expect(Self.treeRequests(fixture).count == 4 * 2 + 5)
    }
  }

  @Test func `a tree that is not truncated costs one request`() async throws {
    try await withGrove(.gitHub) { session, fixture, _ in
      _ = try await entries(session.services)

      #expect(Self.treeRequests(fixture).count == 1)
    }
  }

  @Test func `an offline copy has every folder and every file of a truncated tree`() async throws {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = GroveFixture.largestFolder
    try await withGrove(sizes) { session, fixture, folder in
      try await session.services.offlineCopies.keep(Self.grove) { _ in }
      await fixture.sandbox.stop()

      let store = session.services.store
      let copy = store.result(of: .kept(Self.grove)).value
      #expect(copy?.fileCount == GroveFixture.files.count && copy?.missing == [])
      for (path, text) in GroveFixture.files {
        #expect(store.result(of: .file(path, of: Self.grove, at: "main")).value?.text == text)
      }
      var (pending, found) = ([""], [GitHub.TreeEntry]())
      while let path = pending.popLast() {
        let stored = store.result(of: .folder(path, of: Self.grove, at: "main")).value
        let entries = try #require(stored).entries
        found += entries
        pending += entries.filter { $0.kind == .folder }.map(\.path)
      }
      #expect(Self.lines(found) == (try GroveFixture.lines(in: folder)))
    }
  }

  @Test func `a folder that alone is truncated makes no copy, rather than one with gaps`()
    async throws
  {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = GroveFixture.largestFolder - 1
    try await withGrove(sizes) { session, _, _ in
      await #expect(throws: OfflineCopyError.incompleteTree) {
        try await session.services.offlineCopies.keep(Self.grove) { _ in }
      }

      #expect(session.services.store.result(of: .kept(Self.grove)).value == nil)
    }
  }

  @Test func `folders that contain each other come to an end`() async throws {
    var requests = 0
    await #expect(throws: OfflineCopyError.incompleteTree) {
      _ = try await WholeTree.entries(at: "commit") { object, isRecursive in
        requests += 1
        if requests > 100 { throw CancellationError() }
        let inner = object == "one" ? "two" : "one"
        return GitHub.Tree(
          entries: ["left", "right"].map { .init(path: $0, kind: .folder, sha: inner) },
          isTruncated: isRecursive
        )
      }
    }
  }

  private func entries(_ services: Services) async throws -> [GitHub.TreeEntry] {
    try await WholeTree.entries(at: "main") {
      try await services.gitHub.send(.tree($0, of: Self.grove, recursive: $1))
    }
  }

  private static func lines(_ entries: [GitHub.TreeEntry]) -> [String] {
    entries.map { entry in
      let mode =
        switch entry.kind {
        case .file: "100644"
        case .folder: "040000"
        case .symlink: "120000"
        case .submodule: "160000"
        }
      return "\(mode) \(entry.sha)\t\(entry.path)"
    }
    .sorted()
  }

  private static func treeRequests(_ fixture: LiveFixture) -> [String] {
    fixture.sandbox.requests.map(\.path).filter { $0.contains("/git/trees/") }
  }

  /// Runs a test with an app that is logged in to a server of a repository of nested folders.
  private func withGrove(
    _ sizes: SizeLimits,
    _ body: (AppSession, LiveFixture, URL) async throws -> Void
  ) async throws {
    let folder = try GroveFixture.folder
    try await withLiveFixture([folder], sizes: sizes) { live in
      try await body(try await live.startLoggedIn(), live, folder)
    }
  }
}
