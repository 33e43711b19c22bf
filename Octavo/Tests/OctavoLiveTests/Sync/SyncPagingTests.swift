import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The number of rows that a refresh of many pages delivers.
struct SyncPagingTests {
  private static let perPage = 100

  private func repositories(_ page: Int, stars: Int = 0) -> [GitHub.Repository] {
    (0..<Self.perPage).map { number in
      GitHub.Repository(
        id: page * Self.perPage + number,
        owner: .init(login: "juno"),
        name: "r\(page)-\(number)",
        stars: stars
      )
    }
  }

  @Test(arguments: [4, 16])
  func `a first refresh of many pages delivers each row twice at most`(pages: Int) async throws {
    let store = LiveStore { _ in }
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    store.account = account
    let gitHub = PagedGitHub((0..<pages).map { repositories($0) })
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    let rows = ObservedRowCounts(.repositories(.owned), in: store)

    try await sync.refresh(.repositories(.owned))

    #expect(rows.counts.first == 0)
    #expect(rows.counts.last == pages * Self.perPage)
    #expect(account.deliveries.rows <= 2 * pages * Self.perPage)
  }

  @Test func `the first page of a list without rows is shown while the second is requested`()
    async throws
  {
    let store = LiveStore { _ in }
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    store.account = account
    let gitHub = PagedGitHub([repositories(0), repositories(1)])
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    let rows = ObservedRowCounts(.repositories(.owned), in: store)
    var shown: [Int] = []
    gitHub.onRequest = { page in
      await account.drained()
      if page == 1 { shown = rows.counts }
    }

    try await sync.refresh(.repositories(.owned))

    #expect(shown == [0, Self.perPage])
  }

  @Test func `a refresh of a list with rows shows them until all pages are there`() async throws {
    let store = LiveStore { _ in }
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    store.account = account
    let own = ListKey<GitHub.Repository>("own", of: "") { "\($0.id)" }
    try await account.replace(own, with: ListPage(repositories(0)))
    let gitHub = PagedGitHub((0..<8).map { repositories($0, stars: 1) })
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    let rows = ObservedRowCounts(.repositories(.owned), in: store)

    try await sync.refresh(.repositories(.owned))

    #expect(rows.counts == [Self.perPage, 8 * Self.perPage])
  }
}

/// A server with one list, of which a page has the address of the next.
private final class PagedGitHub: GitHubService {
  /// Called before the response to each request, with the number of the page.
  var onRequest: (Int) async -> Void = { _ in }
  private let pages: [[GitHub.Repository]]

  init(_ pages: [[GitHub.Repository]]) {
    self.pages = pages
  }

  deinit {}

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    let number = endpoint.request.address?.query().flatMap(Int.init) ?? 0
    await onRequest(number)
    let next = number + 1 < pages.count ? "https://example.org/page?\(number + 1)" : nil
    let page = GitHub.Page(items: pages[number], next: next.flatMap(URL.init(string:)))
    guard let page = page as? Value else { throw APIError(.notFound) }
    return page
  }
}

/// The numbers of rows that an observer received.
private final class ObservedRowCounts {
  private(set) var counts: [Int] = []

  init(_ query: StoreQuery<[GitHub.Repository]>, in store: LiveStore) {
    store.observe(query).startWithValues { [weak self] in
      self?.counts.append($0.value?.count ?? 0)
    }
  }

  deinit {}
}
