import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ExploreTests {
  let fakes = Fakes()

  private func shown() async -> ExploreViewModel {
    fakes.logIn()
    fakes.sync[pages: .search("tide")] = Sample.pages(
      [Sample.repository()],
      [Sample.repository("hina-m/neap", id: 2)]
    )
    fakes.sync[pages: accounts("tide")] = Sample.pages([])
    fakes.sync[pages: .issues(matching: "tide")] = Sample.pages([])
    fakes.addExplore()
    let explore = ExploreViewModel(fakes.services)
    fakes.show(.explore(explore))
    await settle()
    fakes.sync.forgetRequests()
    return explore
  }

  private func accounts(_ query: String) -> StoreQuery<[GitHub.Account]> {
    .accounts(of: Discovery(.accounts(matching: query)))
  }

  private func section(_ id: String, of explore: ExploreViewModel) -> ExploreSection? {
    explore.sections.first { $0.id == id }
  }

  private func type(_ text: String, into explore: ExploreViewModel) {
    for end in text.indices {
      explore.query = String(text[...end])
      fakes.scheduler.advance(by: .milliseconds(100))
    }
  }

  @Test func `typing searches once, when it rests`() async {
    let explore = await shown()

    type("tide", into: explore)
    await settle()
    #expect(fakes.sync.requests == [])
    fakes.scheduler.advance(by: .milliseconds(500))
    await settle()

    #expect(
      fakes.sync.requests == [
        "search tide", "discovered accounts accounts tide", "found issues tide",
      ]
    )
    #expect(explore.rows.map(\.repositoryRow?.repository.name) == ["tides"])
    #expect(explore.content == .rows)
    #expect(explore.rows.map(\.repositoryRow?.owner) == ["maralind"])
  }

  @Test func `Return searches at once, and once`() async {
    let explore = await shown()
    explore.query = " tide "

    explore.search()
    await settle()
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(
      fakes.sync.requests == [
        "search tide", "discovered accounts accounts tide", "found issues tide",
      ]
    )
    #expect(explore.recentQueries == ["tide"])
    #expect(fakes.searches.queries == ["tide"])
  }

  @Test func `issues are found above the repositories, and lead to their page`() async throws {
    let explore = await shown()
    let issue = GitHub.Issue(id: 5, number: 12, title: "High \u{1B}[31mtide") {
      $0.repository = Sample.name
    }
    fakes.sync[pages: .issues(matching: "tide")] = Sample.pages([issue])
    explore.query = "tide"
    explore.search()
    await settle()

    let row = try #require(section("issues", of: explore)?.rows.first)
    explore.open(row)

    #expect(explore.sections.map(\.title) == ["Issues", "Repositories"])
    guard case .issue(let page) = fakes.navigation.top else {
      Issue.record("the issue should be shown")
      return
    }
    #expect(page.title == "maralind/tides#12")
  }

  @Test func `more than five issues lead to the search of all`() async throws {
    let explore = await shown()
    let issues = (1...6).map { number in
      GitHub.Issue(id: number, number: number, title: "Tide") { $0.repository = Sample.name }
    }
    fakes.sync[pages: .issues(matching: "tide")] = Sample.pages(issues)
    explore.query = "tide"
    explore.search()
    await settle()

    let rows = try #require(section("issues", of: explore)?.rows)
    #expect(rows.count == 6)
    explore.open(rows[5])

    let search = try fakes.top(SearchViewModel.self)
    #expect(search.selected.kind == .issues)
    #expect(search.selected.keyword == "tide")
  }

  @Test func `a search that names no kind is one for issues`() {
    let queries = ["tide", "is:pr tide", "tide TYPE:pr", "\"is:pr\""].map(\.issueSearch)

    #expect(queries == ["tide is:issue", "is:pr tide", "tide TYPE:pr", "\"is:pr\" is:issue"])
  }

  @Test func `a new search calls the old one off`() async {
    let explore = await shown()
    fakes.sync[pages: accounts("moon")] = Sample.pages([])
    fakes.sync[pages: .issues(matching: "moon")] = Sample.pages([])
    fakes.sync[pages: .search("moon")] = Sample.pages([
      Sample.repository("a/moon", id: 3)
    ])
    let gate = fakes.sync.hold(.search("tide"))
    explore.query = "tide"
    explore.search()
    await settle()

    explore.query = "moon"
    await settle()
    #expect(gate.count == 0)
    explore.search()
    gate.open()
    await settle()

    #expect(explore.rows.map(\.repositoryRow?.repository.name) == ["moon"])
  }

  @Test func `more results come on demand, for the same query`() async {
    let explore = await shown()
    explore.query = "tide"
    explore.search()
    await settle()

    explore.results.loadMoreCommand.execute()
    await settle()

    #expect(explore.rows.map(\.repositoryRow?.repository.name) == ["tides", "neap"])
    #expect(fakes.sync.requests.filter { $0 == "search tide" }.count == 2)
  }

  @Test func `a star that is not known is shown as such, and starring keeps it`() async {
    fakes.gitHub[.isStarred(Sample.name)] = true
    let explore = await shown()
    explore.query = "tide"
    explore.search()
    await settle()
    #expect(explore.rows.map(\.repositoryRow?.isStarred) == [nil])

    explore.actions(for: explore.rows[0]).action("star")?.perform()
    await settle()

    #expect(explore.rows.map(\.repositoryRow?.isStarred) == [true])
    #expect(fakes.gitHub[.isStarred(Sample.name)] == true)
  }

  @Test func `no results are said as such`() async {
    let explore = await shown()
    fakes.sync[pages: .search("zzz")] = Sample.pages([])
    fakes.sync[pages: accounts("zzz")] = Sample.pages([])
    fakes.sync[pages: .issues(matching: "zzz")] = Sample.pages([])

    explore.query = "zzz"
    explore.search()
    await settle()

    #expect(explore.content == .noMatches(keyword: "zzz"))
  }

  @Test func `errors are shown, with the time to wait`() async {
    let explore = await shown()
    let limit = APIError.Reason.rateLimited(until: Sample.now.addingTimeInterval(30))
    fakes.sync[failure: .search("tide")] = limit
    fakes.sync[failure: accounts("tide")] = limit

    explore.query = "tide"
    explore.search()
    await settle()

    #expect(
      explore.content
        == .failed("Rate limit reached. Try again in 30 seconds.")
    )
  }

  @Test func `an empty field shows what was searched for before`() async {
    fakes.searches.queries = (1...10).map { "q\($0)" }
    let explore = await shown()
    explore.query = "tide"
    explore.search()
    await settle()

    explore.query = ""

    let queries = (["tide"] + (1...9).map { "q\($0)" }).map { ExploreRow.Content.query($0) }
    #expect(explore.sections.first == ExploreSection("recent", "Recent Searches", queries))
    #expect(explore.content == .rows)
    explore.open(explore.rows[3])
    await settle()
    #expect(explore.query == "q3")
    #expect(fakes.sync.requests.contains("search q3"))
    #expect(explore.recentQueries.prefix(3) == ["q3", "tide", "q1"])
  }

  @Test func `an empty field shows lists in brief, and a row leads to the whole of each`()
    async throws
  {
    let explore = await shown()

    #expect(
      explore.sections.map(\.title) == [
        "New This Week, Most Stars", "Popular Repositories", "Popular Users", "Topics",
      ]
    )
    let popular = try #require(section("popular", of: explore))
    #expect(
      popular.rows.compactMap(\.repositoryRow?.repository.name) == ["r1", "r2", "r3", "r4", "r5"]
    )
    explore.open(try #require(popular.rows.last))
    #expect(try fakes.top(DiscoveryViewModel.self).discovery == Discovery(.popular))
  }

  @Test func `a list that cannot be loaded says so in its place, and is loaded again by itself`()
    async throws
  {
    let explore = await shown()
    fakes.sync[failure: .featuredTopics] = .offline
    fakes.sync[failure: .accounts(of: Discovery(.users))] = .offline
    fakes.store.put(Stored(), as: .featuredTopics)

    explore.actions.action("refresh")?.perform()
    await settle()
    let topics = try #require(section("topics", of: explore))
    #expect(topics.rows.map(\.content) == [.failure("The server cannot be reached.")])
    // Stored rows stay below the message.
    let users = try #require(section("users", of: explore))
    #expect(users.rows.compactMap(\.account?.login) == ["hina-m"])
    #expect(users.rows.first?.id == "users failure")
    #expect(explore.content == .rows)

    fakes.sync[failure: .featuredTopics] = nil
    fakes.sync.forgetRequests()
    explore.actions(for: topics.rows[0]).action("open")?.perform()
    await settle()
    #expect(fakes.sync.requests == ["topics featured"])
    #expect(section("topics", of: explore)?.rows.count == 2)
  }

  @Test func `stored lists are shown without the server`() async {
    fakes.store[.featuredTopics] = [.init(name: "tides")]
    let gate = fakes.sync.hold(.featuredTopics)

    let explore = await shown()

    #expect(
      section("topics", of: explore)?.rows.map(\.id) == ["topics summary tides", "topics all"]
    )
    gate.open()
    await settle()
  }

  @Test func `on another day, other repositories are new`() async {
    _ = await shown()
    fakes.services.navigation.push(.topics)
    await settle()
    fakes.sync.forgetRequests()
    fakes.services.navigation.pop()
    await settle()
    #expect(fakes.sync.requests == [])

    fakes.services.navigation.push(.topics)
    fakes.scheduler.advance(by: .seconds(86_400))
    await settle()
    fakes.sync.forgetRequests()
    fakes.services.navigation.pop()
    await settle()

    #expect(fakes.sync.requests == ["discovered repositories trending weekly"])
  }

  @Test func `accounts are found too, the first three above the repositories`() async throws {
    let explore = await shown()
    fakes.sync[pages: accounts("tide")] = Sample.pages(
      ["tide", "tidewater", "a-tide", "b-tide"].map { GitHub.Account(login: $0) }
    )

    explore.query = "tide"
    explore.search()
    await settle()

    #expect(explore.sections.map(\.title) == ["Users", "Repositories"])
    let users = try #require(explore.sections.first)
    #expect(users.rows.compactMap(\.account?.login) == ["tide", "tidewater", "a-tide"])
    explore.open(try #require(users.rows.last))
    let all = try fakes.top(SearchViewModel.self)
    #expect(all.selected.kind == .accounts)
    #expect(all.selected.keyword == "tide")
    #expect(fakes.searches.queries == ["tide"])
  }

  @Test func `a search for accounts that fails does not hide the repositories`() async {
    let explore = await shown()
    fakes.sync[failure: accounts("tide")] = .offline

    explore.query = "tide"
    explore.search()
    await settle()

    #expect(section("accounts", of: explore)?.rows.map(\.id) == ["accounts failure"])
    #expect(explore.rows.contains { $0.repositoryRow?.repository.name == "tides" })
  }

  @Test func `a recent search is removed, and Undo brings it back`() async {
    fakes.searches.queries = ["moon", "tide", "loom"]
    let explore = await shown()

    explore.actions(for: explore.rows[1]).action("remove")?.perform()

    #expect(explore.recentQueries == ["moon", "loom"])
    #expect(fakes.searches.queries == ["moon", "loom"])
    #expect(fakes.services.notice?.text == "Removed “tide” from the recent searches.")
    fakes.services.notice?.action?.perform()
    #expect(explore.recentQueries == ["moon", "tide", "loom"])
  }

  @Test func `all recent searches are cleared, and Undo keeps later ones`() async {
    fakes.searches.queries = ["moon", "tide"]
    let explore = await shown()

    explore.actions.action("clear")?.perform()
    #expect(section("recent", of: explore) == nil)
    #expect(explore.actions.action("clear")?.isEnabled == false)
    fakes.searches.queries = ["later"]
    fakes.services.notice?.action?.perform()

    #expect(explore.recentQueries == ["later", "moon", "tide"])
  }

  @Test func `Undo after another login brings nothing back`() async {
    fakes.searches.queries = ["moon"]
    let explore = await shown()
    explore.forgetAllQueries()

    fakes.session.user = Sample.user("hina", id: 77)
    fakes.services.notice?.action?.perform()

    #expect(fakes.searches.queries == [])
  }

  @Test func `hostile queries are asked as they are`() async {
    let explore = await shown()
    let query = "\u{1B}]0;x\u{7}\"'; DROP TABLE \u{202E}" + String(repeating: "x", count: 10_000)

    explore.query = query
    explore.search()
    await settle()

    #expect(fakes.sync.requests.first == "search \(query)")
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.search("tide"))

    let released = await isReleased {
      ExploreViewModel(fakes.services)
    } afterwards: { explore in
      fakes.show(.explore(explore))
      explore.query = "tide"
      explore.search()
      _ = explore.rows
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }

  @Test func `a search finds the repositories in a language, until the field is empty`()
    async throws
  {
    let explore = await shown()
    #expect(explore.actions.action("language") == nil)
    fakes.sync[pages: .search("tide language:\"C\"")] = Sample.pages([
      Sample.repository("a/tide", id: 7)
    ])
    explore.query = "tide"
    explore.search()
    await settle()
    #expect(explore.choices.map(\.value) == ["All Languages"])

    explore.actions.action("language")?.perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    picker.open(try #require(picker.rows.first { $0.title == "C" }))
    await settle()

    #expect(explore.choices.map(\.value) == ["C"])
    #expect(section("repositories", of: explore)?.title == "Repositories in C")
    #expect(explore.rows.compactMap(\.repositoryRow?.repository.id) == [7])
    #expect(explore.restorableState == ["query": "tide", "language": "C"])
    let restored = ExploreViewModel(fakes.services)
    restored.restore(explore.restorableState)
    #expect(restored.choices.map(\.value) == ["C"])
    explore.query = ""
    await settle()
    #expect(explore.language == nil)
    #expect(explore.choices.isEmpty)
  }
}
