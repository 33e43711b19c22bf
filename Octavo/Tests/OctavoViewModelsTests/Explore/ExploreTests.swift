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
    let explore = ExploreViewModel(fakes.services)
    fakes.show(.explore(explore))
    await settle()
    return explore
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

    #expect(fakes.sync.requests == ["search tide"])
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

    #expect(fakes.sync.requests == ["search tide"])
    #expect(explore.recentQueries == ["tide"])
    #expect(fakes.searches.queries == ["tide"])
  }

  @Test func `a new search calls the old one off`() async {
    let explore = await shown()
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
    #expect(fakes.sync.requests == ["search tide", "search tide"])
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

    explore.query = "zzz"
    explore.search()
    await settle()

    #expect(explore.content == .noMatches(keyword: "zzz"))
  }

  @Test func `errors are shown, with the time to wait`() async {
    let explore = await shown()
    let limit = APIError.Reason.rateLimited(until: Sample.now.addingTimeInterval(30))
    fakes.sync[failure: .search("tide")] = limit

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

    let queries = (["tide"] + (1...9).map { "q\($0)" }).map { ExploreRow.query($0) }
    #expect(explore.sections == [ExploreSection(title: "Recent Searches", rows: queries)])
    #expect(explore.content == .rows)
    explore.open(.query("q3"))
    await settle()
    #expect(explore.query == "q3")
    #expect(fakes.sync.requests.last == "search q3")
    #expect(explore.recentQueries.prefix(3) == ["q3", "tide", "q1"])
  }

  @Test func `a recent search is removed, and Undo brings it back`() async {
    fakes.searches.queries = ["moon", "tide", "loom"]
    let explore = await shown()

    explore.actions(for: .query("tide")).action("remove")?.perform()

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
    #expect(explore.content == .empty)
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

    #expect(fakes.sync.requests == ["search \(query)"])
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
}
