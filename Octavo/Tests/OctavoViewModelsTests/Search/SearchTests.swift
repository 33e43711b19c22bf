import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of a search: it is typed, answered, kept for offline use, refused, and waits for the
/// server.
struct SearchTests {
  private let fakes = Fakes()

  private func shown(_ text: String, _ kind: SearchPlace.Kind) async -> SearchViewModel {
    fakes.logIn()
    let search = SearchViewModel(fakes.services, SearchPlace(text, kind))
    fakes.show(.search(search))
    await settle()
    return search
  }

  private func issue(_ number: Int, _ title: String = "High tide") -> GitHub.Issue {
    GitHub.Issue(id: number, number: number, title: title) {
      $0.repository = Sample.name
      $0.state = .open
      $0.updatedAt = fakes.now.addingTimeInterval(-3600)
    }
  }

  private func rest() async {
    fakes.scheduler.advance(by: .milliseconds(500))
    await settle()
  }

  @Test func `typing requests nothing, a pause searches once, and only the part that is shown`()
    async
  {
    fakes.sync[pages: .found(issues: "is:open tide")] = Sample.pages([issue(12)])
    fakes.sync.totals[StoreQuery.found(issues: "is:open tide").name] = (1, false)
    let search = await shown("", .issues)
    #expect(search.selected.content == .empty)

    for text in ["i", "is:", "is:open", "is:open ", "is:open t", "is:open tide"] {
      search.selected.keyword = text
      fakes.scheduler.advance(by: .milliseconds(100))
      await settle()
    }
    #expect(fakes.sync.requests == [])
    await rest()

    #expect(fakes.sync.requests == ["found issue is:open tide"])
    #expect(search.selected.rows.map(\.title) == ["High tide"])
    #expect(search.selected.rows.map(\.detail) == ["maralind/tides#12 · open · 1 hour ago"])
    #expect(search.selected.progress == "1 result")
    #expect(search.selected.terms?.words == ["tide"])
  }

  @Test(arguments: ["repo:", "label:\"good first", "is:open author:", "tide lab", "is:op"])
  func `a pause within a qualifier or quotes does not search, and Return does`(text: String) async {
    let search = await shown("", .issues)
    search.selected.keyword = text

    await rest()
    #expect(fakes.sync.requests == [])
    search.selected.search()
    await settle()

    #expect(fakes.sync.requests == ["found issue \(text)"])
  }

  @Test func `all parts have one text, and each is requested when it is shown`() async {
    fakes.sync[pages: .found(issues: "tide")] = Sample.pages([issue(12)])
    fakes.sync[pages: .found(pulls: "tide")] = Sample.pages([])
    fakes.sync[pages: .found(repositories: "tide")] = Sample.pages([Sample.repository()])
    fakes.sync[pages: .found(accounts: "tide")] = Sample.pages([.init(login: "tide")])
    let message = "Raise the tide\n\nMore"
    let commit = GitHub.Commit(sha: "abcdef0123", message: message, authorName: "Ada")
    fakes.sync[pages: .found(commits: "tide")] = Sample.pages([
      .init(item: .init(repository: Sample.name, commit: commit))
    ])
    let search = await shown("tide", .issues)

    for kind in SearchPlace.Kind.allCases where ![.issues, .code].contains(kind) {
      search.segments.select(id: kind.rawValue)
      await settle()
    }

    #expect(
      fakes.sync.requests == [
        "found issue tide", "found pull tide", "found commits tide", "search tide",
        "found accounts tide",
      ]
    )
    let lists = search.segments.all.map(\.target.list)
    #expect(lists.allSatisfy { $0.keyword == "tide" })
    #expect(
      lists.map { $0.rows.map(\.title) } == [
        ["High tide"], [], [], ["Raise the tide"], ["maralind/tides"], ["tide"],
      ]
    )
    #expect(lists[3].rows.map(\.detail) == ["maralind/tides · abcdef0 · Ada"])
    #expect(lists[1].content == .empty)
    #expect(lists[1].emptyText == "Nothing found. Other words may find more.")
  }

  @Test func `results open the screens that they lead to`() async throws {
    fakes.sync[pages: .found(issues: "tide")] = Sample.pages([issue(12)])
    let search = await shown("tide", .issues)

    search.selected.open(try #require(search.selected.rows.first))
    await settle()

    #expect(try fakes.top(IssueViewModel.self).title == "maralind/tides#12")
  }

  @Test func `an order is sent as the server wants it`() {
    #expect(
      SearchText("tide sort:updated-asc \"high water\"")
        == SearchText("tide \"high water\" SORT:updated-asc")
    )
    #expect(SearchText("tide \"high water\" sort:stars").query == "tide \"high water\"")
    #expect(SearchText("sort:stars").order == GitHub.SearchOrder("stars"))
    #expect(SearchText("sort: tide").order == nil)
  }

  @Test func `a search is found again without the server, with its age`() async {
    fakes.sync[pages: .found(issues: "tide")] = Sample.pages([issue(12)])
    let first = await shown("tide", .issues)
    #expect(first.selected.progress == "1 result")
    fakes.sync[failure: .found(issues: "tide")] = .offline
    fakes.scheduler.advance(by: .seconds(600))

    let search = await shown("tide", .issues)

    #expect(search.selected.rows.map(\.title) == ["High tide"])
    #expect(search.selected.progress == "1 result · 10 minutes ago")
    #expect(search.selected.problem == "Offline. Showing what was stored 10 minutes ago.")
  }

  @Test func `the number of all results is shown, and what is missing among them`() async {
    let query = StoreQuery.found(repositories: "tide")
    fakes.sync[pages: query] = Sample.pages([Sample.repository()], [])
    fakes.sync.totals[query.name] = (4_321, true)

    let search = await shown("tide", .repositories)

    #expect(
      search.selected.progress
        == "4,321 results, of which GitHub gives the first 1,000"
        + " · GitHub stopped early: some are missing"
    )
  }

  @Test func `a refusal is shown in the words of the server`() async {
    let error = APIError.FieldError(
      code: "invalid",
      message: "The listed users cannot be searched."
    )
    fakes.sync[failure: .found(issues: "author:nobody")] = .validation([error])

    let search = await shown("author:nobody", .issues)

    #expect(
      search.selected.content
        == .failed("GitHub refuses this search. The listed users cannot be searched.")
    )
  }

  @Test(arguments: [
    (nil, "GitHub refuses this search. Check the qualifiers and their values."),
    ("Validation Failed", "GitHub refuses this search. Check the qualifiers and their values."),
    ("Query must include 'is:issue'", "GitHub refuses this search. Query must include 'is:issue'"),
  ])
  func `a refusal without words says what can be done`(message: String?, words: String) {
    let error = APIError(.validation([.init(field: "q", code: "invalid")]), message: message)

    #expect(Strings.aboutSearch(error, .issues, now: fakes.now) == words)
  }

  @Test func `more results come on demand`() async {
    let query = StoreQuery.found(issues: "tide")
    fakes.sync[pages: query] = Sample.pages([issue(1)], [issue(2)])
    let search = await shown("tide", .issues)

    search.selected.loadMore()
    await settle()

    #expect(search.selected.rows.map(\.id) == ["maralind/tides#1", "maralind/tides#2"])
  }

  @Test func `a token that may not search in code is named`() async {
    fakes.sync[failure: .found(code: "tide")] = .forbidden

    let search = await shown("tide", .code)

    #expect(search.selected.content == .failed("This token may not search in code."))
  }

  @Test func `at the limit it waits as the server says, and searches again`() async {
    let query = StoreQuery.found(code: "tide")
    fakes.sync[failure: query] = .rateLimited(until: fakes.now.addingTimeInterval(42))
    let search = await shown("tide", .code)
    #expect(
      search.selected.content
        == .failed(
          "GitHub permits no more searches of code this minute. Searching again in 42 seconds."
        )
    )
    fakes.sync[failure: query] = nil
    fakes.sync[pages: query] = Sample.pages([])

    fakes.scheduler.advance(by: .seconds(41))
    await settle()
    #expect(fakes.sync.requests.count == 1)
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(fakes.sync.requests == ["found code tide", "found code tide"])
    #expect(search.selected.content == .empty)
  }

  @Test func `another search ends the wait`() async {
    fakes.sync[failure: .found(issues: "tide")] = .secondaryLimit(retryAfter: .seconds(60))
    fakes.sync[pages: .found(issues: "moon")] = Sample.pages([])
    let search = await shown("tide", .issues)

    search.selected.keyword = "moon"
    search.selected.search()
    fakes.scheduler.advance(by: .seconds(120))
    await settle()

    #expect(fakes.sync.requests == ["found issue tide", "found issue moon"])
  }

  @Test func `an emptied line has no results`() async {
    fakes.sync[pages: .found(issues: "tide")] = Sample.pages([issue(12)])
    let search = await shown("tide", .issues)

    search.selected.keyword = ""
    await settle()

    #expect(search.selected.rows == [])
    #expect(search.selected.content == .empty)
    #expect(search.selected.progress == nil)
  }

  @Test func `a search has the address of its page, and can be saved under a name`() async throws {
    fakes.sync[pages: .found(pulls: "is:open a+b")] = Sample.pages([])
    let search = await shown("is:open a+b", .pulls)
    let list = search.selected

    list.actions.action("copy")?.perform()
    list.actions.action("browser")?.perform()
    _ = await fakes.answering("Mine") { list.actions.action("filter.save")?.perform() }

    let address = "https://ghe.example.com/search?q=is%3Aopen%20a%2Bb&type=pullrequests"
    #expect(fakes.copied == [address])
    #expect(fakes.opened == [address])
    #expect(
      fakes.preferences[Settings.savedSearches] == [SavedFilter(name: "Mine", text: "is:open a+b")]
    )
    #expect(list.actions.action("narrow") == nil)
  }

  @Test func `the search of home begins in the repository on the screen`() async throws {
    let home = try fakes.showHome()
    await settle()

    home.actions.action("search")?.perform()
    await settle()
    #expect(fakes.services.navigation.path.targets.last == .search(SearchPlace("", .issues)))
    #expect(home.actions.action("search")?.isEnabled == false)
    fakes.services.navigation.pop()
    fakes.services.navigation.push(.issue(Sample.name, 1))
    await settle()
    home.actions.action("search")?.perform()
    await settle()

    let search = try fakes.top(SearchViewModel.self)
    #expect(search.selected.kind == .code)
    #expect(search.selected.keyword == "repo:maralind/tides ")
    #expect(search.selected.content == .empty)
  }

  @Test func `the text and the part are restored`() async {
    fakes.sync[pages: .found(commits: "tide")] = Sample.pages([])
    let before = await shown("tide", .commits)
    before.selected.selectedRow.note("x")
    let state = before.restorableState

    let search = SearchViewModel(fakes.services, SearchPlace("", .issues))
    search.restore(state)

    #expect(search.selected.kind == .commits)
    #expect(search.selected.keyword == "tide")
    #expect(search.selected.selectedRow.restored == "x")
    #expect(search.selected.content == .loading)
  }
}
