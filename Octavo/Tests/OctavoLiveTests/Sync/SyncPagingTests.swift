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

  @Test(arguments: [false, true])
  func `a request for all pages says how many items it has read`(hasRows: Bool) async throws {
    let store = LiveStore { _ in }
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let gitHub = PagedGitHub((0..<3).map { repositories($0) })
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    if hasRows { try await sync.refresh(.repositories(.owned)) }
    var seen: [ListProgress?] = []
    sync.$progress.producer.startWithValues {
      seen.append($0[StoreQuery.repositories(.owned).name])
    }

    try await sync.refresh(.repositories(.owned), completely: true)

    let read = [100, 200, 300].map { ListProgress(read: $0, total: 300) }
    #expect(seen == [nil] + read + [nil])
  }

  @Test func `the time between two requests that the server asks for is kept`() async throws {
    let store = LiveStore { _ in }
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let gitHub = PagedGitHub([repositories(0)])
    gitHub.pollInterval = .seconds(90)
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    #expect(sync.pollInterval(of: StoreQuery.repositories(.owned)) == nil)

    try await sync.refresh(.repositories(.owned))

    #expect(sync.pollInterval(of: StoreQuery.repositories(.owned)) == .seconds(90))
    #expect(sync.pollInterval(of: StoreQuery.repositories(.starred)) == nil)
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

    // The first rows, then those that are stored, then all.
    #expect(rows.counts == [64, Self.perPage, 8 * Self.perPage])
  }
}

extension SyncPagingTests {
  /// The requests of the second refresh of a list with three pages, and its rows after that.
  private func refreshAgain(
    after seconds: TimeInterval = 60,
    completely: Bool = false,
    change: (PagedGitHub) -> Void = { _ in }
  ) async throws -> (requests: [Int], rows: Int?) {
    let store = LiveStore { _ in }
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let gitHub = PagedGitHub((0..<3).map { repositories($0) }, entityTag: "\"1\"")
    var time = Date(timeIntervalSince1970: 1)
    let sync = LiveSync(gitHub: gitHub, store: store, now: { time })
    try await sync.refresh(.repositories(.owned))
    change(gitHub)
    var requests: [Int] = []
    gitHub.onRequest = { requests.append($0) }

    time += seconds
    try await sync.refresh(.repositories(.owned), completely: completely)

    return (requests, try await rowCount(of: store))
  }

  /// The stored rows of the list, of which the first value of an observation has only some.
  private func rowCount(of store: LiveStore) async throws -> Int? {
    let read = StoreRead(StoreQuery<[GitHub.Repository]>.repositories(.owned), of: "juno")
    return try await store.account?.value(of: read).value?.count
  }

  @Test func `the pages after an unchanged first one are not requested`() async throws {
    let (requests, rows) = try await refreshAgain()

    #expect(requests == [0])
    #expect(rows == 300)
  }

  @Test func `all pages of a list are requested again after a day`() async throws {
    #expect(try await refreshAgain(after: 86_401).requests == [0, 1, 2])
  }

  @Test func `all pages of a list are requested again when the user asks for them`() async throws {
    #expect(try await refreshAgain(completely: true).requests == [0, 1, 2])
  }

  @Test func `all pages are requested again after the first has changed`() async throws {
    let (requests, rows) = try await refreshAgain { $0.change([[], self.repositories(4)]) }

    #expect(requests == [0, 1])
    #expect(rows == 100)
  }

  @Test func `a list whose last page was never read is requested as a whole`() async throws {
    let store = LiveStore { _ in }
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let gitHub = PagedGitHub((0..<2).map { repositories($0) }, entityTag: "\"1\"")
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    gitHub.onRequest = { if $0 == 1 { throw APIError(.offline) } }
    await #expect(throws: APIError.self) { try await sync.refresh(.repositories(.owned)) }
    gitHub.onRequest = { _ in }

    try await sync.refresh(.repositories(.owned))

    #expect(try await rowCount(of: store) == 200)
  }
}

/// A server with one list, of which a page has the address of the next.
private final class PagedGitHub: GitHubService {
  /// Called before the response to each request, with the number of the page.
  var onRequest: (Int) async throws -> Void = { _ in }
  private var pages: [[GitHub.Repository]]
  private var entityTag: String?
  /// The time between two requests that the server asks for.
  var pollInterval: Duration?

  init(_ pages: [[GitHub.Repository]], entityTag: String? = nil) {
    self.pages = pages
    self.entityTag = entityTag
  }

  /// Changes the list, whose first page has another entity tag then.
  func change(_ pages: [[GitHub.Repository]]) {
    self.pages = pages
    entityTag = "\"2\""
  }

  deinit {}

  private typealias TaggedPage = TaggedValue<GitHub.Page<GitHub.Repository>>?

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    let number = endpoint.request.address?.query().flatMap(Int.init) ?? 0
    try await onRequest(number)
    if let tag = endpoint.request.entityTag, tag == entityTag,
      let unchanged = TaggedPage.none as? Value
    {
      return unchanged
    }
    let next = number + 1 < pages.count ? "https://example.org/page?\(number + 1)" : nil
    let page = GitHub.Page(
      items: pages[number],
      next: next.flatMap(URL.init(string:)),
      pages: pages.count
    )
    let tagged: TaggedPage = TaggedValue(
      page,
      entityTag: entityTag,
      pollInterval: pollInterval
    )
    guard let value = page as? Value ?? tagged as? Value else { throw APIError(.notFound) }
    return value
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
