import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import Testing

@testable import OctavoLive
@testable import OctavoViewModels

/// The issues of lists and pages in the store, where each is stored once.
@Suite(.timeLimit(.minutes(20)))
struct IssueStoreTests {
  private let tides = GitHub.RepositoryName(owner: "maralind", name: "tides")
  private let start = Date(timeIntervalSince1970: 1_000)

  private func issue(_ number: Int, _ title: String, at seconds: Double) -> GitHub.Issue {
    GitHub.Issue(id: number, number: number, title: title) {
      $0.repository = tides
      $0.updatedAt = start.addingTimeInterval(seconds)
    }
  }

  private func list(_ list: IssueList, _ text: String = "is:open") -> ListKey<GitHub.Issue> {
    ListKey(ListQuery.issues(list, IssueFilter(text), of: "juno"), of: "juno")
  }

  private var page: ListKey<GitHub.Issue> { ListKey(.issues(of: tides), of: "juno") }

  private func stored(_ number: Int, in account: AccountStore) async throws -> GitHub.Issue? {
    try await account.value(of: .item("issues", of: "\(tides)", key: "\(number)")).value
  }

  @Test func `a list updates the issue of a page, and what only the page has stays`() async throws {
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    var closed = issue(7, "Wet feet", at: 1)
    closed.state = .closed
    closed.closedBy = GitHub.Account(login: "ada")
    var listed = issue(7, "Wet feet again", at: 2)
    listed.state = .closed

    try await account.insert(closed, atTopOf: page.opened, at: start, limit: 30)
    try await account.replace(list(.own), with: ListPage([listed]))
    try await account.replace(list(.repository(tides)), with: ListPage([listed]))

    let shown = try #require(try await stored(7, in: account))
    #expect(shown.title == "Wet feet again" && shown.closedBy?.login == "ada")
    #expect(try await account.items(in: list(.own)) == [shown])
    #expect(try await account.items(in: list(.repository(tides))) == [shown])
  }

  @Test func `a search whose index is older than the page changes nothing`() async throws {
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    try await account.insert(
      issue(7, "New title", at: 9),
      atTopOf: page.opened,
      at: start,
      limit: 30
    )

    try await account.replace(list(.own, "wave"), with: ListPage([issue(7, "Old title", at: 3)]))

    #expect(try await stored(7, in: account)?.title == "New title")
  }

  @Test func `all issues of a repository that are stored are known, and no others`() async throws {
    let account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    var other = issue(3, "Elsewhere", at: 1)
    other.repository = GitHub.RepositoryName(owner: "maralind", name: "tides2")
    let items = [issue(1, "Ebb", at: 1), other]
    try await account.replace(list(.own), with: ListPage(items))
    try await account.replace(list(.repository(tides), "x"), with: ListPage([issue(2, "F", at: 1)]))

    func known(_ list: IssueList) async throws -> [Int] {
      let query = StoreQuery.knownIssues(list)
      return try await account.value(of: StoreRead(query, of: "juno")).value?.map(\.number) ?? []
    }
    #expect(try await known(.repository(tides)) == [2, 1])
    #expect(try await known(.own) == [2, 3, 1])
  }

  @Test func `a list from before a change that the server has confirmed is requested again`()
    async throws
  {
    try await withThread { thread in
      let services = thread.live.services
      let query = StoreQuery.issues(
        .repository(thread.place.name),
        IssueFilter("is:open"),
        of: LiveFixture.account.login
      )
      try await services.sync.refresh(query)
      let before = services.store.result(of: query).value?.map(\.number)
      try await thread.outbox.add(IssueStateRequest(open: false, as: .completed, thread.place))
      await thread.pass(6)
      try await services.sync.refresh(query)

      #expect(before == [thread.place.number])
      #expect(services.store.result(of: query).value?.isEmpty == true)
      #expect(thread.viewModel.page?.state == .closed)
    }
  }

  @Test func `a list, a search and a page of the sandbox are one issue`() async throws {
    try await withThread { thread in
      let services = thread.live.services
      let (place, login) = (IssueList.repository(thread.place.name), LiveFixture.account.login)
      let queries: [StoreQuery<[GitHub.Issue]>] = [
        .issues(place, IssueFilter("is:open author:@me sort:updated"), of: login),
        .issues(place, IssueFilter("is:open -label:bug"), of: login),
        .issues(.own, IssueFilter("author:@me"), of: login),
        .issues(.own, IssueFilter("involves:@me -label:bug sort:comments"), of: login),
      ]
      for query in queries { try await services.sync.refresh(query) }
      try await thread.outbox.add(
        IssueLabelRequest(GitHub.Label(name: "wet"), isSet: true, on: thread.place)
      )
      await thread.pass(2)

      for query in queries {
        #expect(services.store.result(of: query).value?.map { $0.labels.map(\.name) } == [["wet"]])
      }
      #expect(thread.viewModel.page?.labels.map(\.name) == ["wet"])
    }
  }
}
