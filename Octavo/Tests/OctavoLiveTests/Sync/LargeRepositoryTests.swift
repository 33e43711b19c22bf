import BinderySignals
import Foundation
import GitFixture
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A repository of which no response holds the whole: 1,200 files in a folder, a commit over all.
@Suite(.timeLimit(.minutes(20)))
struct LargeRepositoryTests {
  private let name = GitHub.RepositoryName(owner: "ada", name: "large")
  private let count = LargeRepository.files + 2

  /// Returns the changes of a subject that are in the store after a refresh.
  private func changes(
    _ subject: ChangesSubject,
    _ services: Services
  ) async throws -> Changes {
    let query = StoreQuery.changes(subject, of: name)
    try await services.sync.refresh(query)
    let stored = services.store.observe(query)
    for await result in stored.values() {
      if let value = result.value, value.extent != .loading { return value }
    }
    throw CancellationError()
  }

  private func git(_ arguments: String...) throws -> String {
    try Git.run(arguments, in: try LargeRepository.folder)
  }

  @Test func `a commit has the files of all pages, with their numbers`() async throws {
    try await withLiveFixture([try LargeRepository.folder]) { fixture in
      let services = try await fixture.startLoggedIn().services

      let changes = try await changes(.commit("change"), services)

      #expect(changes.extent == .whole)
      #expect(Set(changes.files.map(\.path)).count == count)
      #expect(changes.counts.additions ?? 0 > count)
      #expect(changes.files.first { $0.path == "large.swift" }?.change.lacksPatch == true)
      #expect(fixture.sandbox.requests.count { $0.path.contains("/commits/") } <= 10)
    }
  }

  @Test func `a comparison has the files that the server leaves out, from its trees`()
    async throws
  {
    try await withLiveFixture([try LargeRepository.folder]) { fixture in
      let services = try await fixture.startLoggedIn().services
      let base = try git("rev-parse", "start").trimmed

      let changes = try await changes(.comparison(base: base, head: "change"), services)

      #expect(changes.extent == .whole)
      #expect(Set(changes.files.map(\.path)).count == count)
      #expect(changes.counts.additions == nil)
    }
  }

  @Test func `truncated trees are compared folder by folder`() async throws {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = LargeRepository.files + 5
    try await withLiveFixture([try LargeRepository.folder], sizes: sizes) { fixture in
      let services = try await fixture.startLoggedIn().services
      let base = try git("rev-parse", "start").trimmed

      let changes = try await changes(.comparison(base: base, head: "change"), services)

      #expect(changes.extent == .whole)
      #expect(Set(changes.files.map(\.path)).count == count)
    }
  }

  @Test func `a folder that the server never lists as a whole says so`() async throws {
    var sizes = SizeLimits.gitHub
    sizes.treeEntries = 100
    try await withLiveFixture([try LargeRepository.folder], sizes: sizes) { fixture in
      let services = try await fixture.startLoggedIn().services
      let base = try git("rev-parse", "start").trimmed

      let changes = try await changes(.comparison(base: base, head: "change"), services)
      let folder = StoreQuery.folder("many", of: name, at: "main")
      try await services.sync.refresh(folder)

      #expect(changes.extent == .truncated)
      #expect(changes.files.count >= 300)
      let entries = try #require(services.store.result(of: folder).value)
      #expect(entries.isTruncated == true)
      #expect(entries.entries.count == 100)
    }
  }

  @Test func `a folder of more than 1,000 files has all of them`() async throws {
    try await withLiveFixture([try LargeRepository.folder]) { fixture in
      let services = try await fixture.startLoggedIn().services

      let contents = try await services.gitHub.send(.contents(at: "many", in: name, at: "main"))

      guard case .folder(let entries) = contents else { throw CancellationError() }
      #expect(entries.count == LargeRepository.files)
      #expect(entries.allSatisfy { $0.path.hasPrefix("many/file-") })
    }
  }

  @Test func `a patch that the server leaves out is that of git`() async throws {
    try await withLiveFixture([try LargeRepository.folder]) { fixture in
      let services = try await fixture.startLoggedIn().services
      let revisions = try [git("rev-parse", "start"), git("rev-parse", "change")].map(\.trimmed)
      let query = StoreQuery.patch(
        FileVersions(
          old: .init(path: "large.swift", revision: revisions[0]),
          new: .init(path: "large.swift", revision: revisions[1])
        ),
        of: name
      )

      try await services.sync.refresh(query)

      let made = try #require(services.store.result(of: query).value).text
      let diff = try git("diff", "--patience", "start", "change", "--", "large.swift")
      let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).drop {
        !$0.hasPrefix("@@")
      }
      // Git writes the nearest function behind a header.
      let expected = GitHub.Patch(parsing: lines.joined(separator: "\n"))
      #expect(GitHub.Patch(parsing: made).lines == expected.lines)
    }
  }
}

extension GitHub.Patch {
  fileprivate var lines: [Line] { hunks.flatMap(\.lines) }
}
