import Foundation
import GRDB
import Synchronization
import Testing

@testable import GitHubSandbox

/// The cost of a page of repositories.
struct RepositoryPageTests {
  @Test func `the languages of a page are read in one query`() async throws {
    let workshop = try Workshop()
    for name in ["lantern", "beacon", "buoy"] {
      try workshop.repository(name) { draft in
        draft.commit(
          by: Workshop.ines,
          at: Workshop.now,
          "Begin",
          [.file("a.swift", "let a = 1\n")]
        )
      }
    }
    let state = try StateStore(folder: nil)
    let counted = try await Self.languages(of: workshop, state)
    // With its repositories gone, another catalog has counted nothing yet, as at the next start.
    let second = try await Self.catalog(of: workshop, state)
    let statements = Mutex<[String]>([])
    try await state.database.write { db in
      db.trace { event in statements.withLock { $0.append("\(event)") } }
    }

    let read = await second.details(of: second.snapshot.repositories)

    let queries = statements.withLock { $0.filter { $0.contains("FROM language") } }
    #expect(queries.count == 1)
    #expect(read.map(\.languages) == counted)
    #expect(read.map(\.languages.largest) == ["Swift", "Swift", "Swift"])
  }

  @Test(arguments: [("per_page=1000", 100), ("per_page=100", 100), ("per_page=0", 30), ("", 30)])
  func `a page has at most a hundred elements`(query: String, size: Int) throws {
    #expect(PageRequest(try #require(Query(query))).size == size)
  }

  private static func languages(
    of workshop: Workshop,
    _ state: StateStore
  ) async throws -> [LanguageCount] {
    let catalog = try await catalog(of: workshop, state)
    return await catalog.details(of: catalog.snapshot.repositories).map(\.languages)
  }

  private static func catalog(
    of workshop: Workshop,
    _ state: StateStore
  ) async throws -> ViewerCatalog {
    let content = SandboxContent.folders([workshop.url], account: Workshop.account)
    let catalog = RepositoryCatalog(
      state: state,
      clock: workshop.clock,
      report: { _ in },
      load: CatalogLoader(content: content, clock: workshop.clock).load
    )
    return try await ViewerCatalog(
      catalog,
      state: state,
      viewer: Viewer(credentials: .password(login: Workshop.account.login))
    )
  }
}
