import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct CommitsTests {
  let fakes = Fakes()

  private func commit(_ sha: String, _ message: String, hours: Double) -> GitHub.Commit {
    GitHub.Commit(
      sha: sha,
      message: message,
      authorName: "Hina",
      author: sha.hasPrefix("a") ? GitHub.Account(login: "hina-m") : nil,
      date: Sample.now.addingTimeInterval(-hours * 3600)
    )
  }

  private func shownLog() async throws -> CommitsViewModel {
    fakes.sync[pages: .commits(of: Sample.name, at: "main")] = Sample.pages(
      [commit("a1b2c3d4e5", "Measure the tide\n\nTwice a day.", hours: 0)],
      [commit("b1b2c3d4e5", "Begin", hours: 24 * 400), commit("c1b2c3d4e5", "", hours: 24 * 400)]
    )
    fakes.addTides()
    fakes.show(.repository(RepositoryViewModel(fakes.services, Sample.name)))
    await settle()
    try fakes.top(RepositoryViewModel.self).actions.action("commits")?.perform()
    await settle()
    return try fakes.top()
  }

  @Test func `the action of a repository shows its commits by day, page by page`() async throws {
    let log = try await shownLog()

    log.loadMore()
    await settle()

    #expect(log.sections.map(\.rows.count) == [1, 2])
    #expect(log.sections.first?.title == "Today")
    #expect(log.rows.map(\.subject) == ["Measure the tide", "Begin", "No message"])
    #expect(
      log.rows.map(\.detail) == ["hina-m · just now", "Hina · 1 year ago", "Hina · 1 year ago"]
    )
    #expect(log.rows.map(\.shortHash) == ["a1b2c3d", "b1b2c3d", "c1b2c3d"])
    #expect(log.screenTitle == .double("Commits", subtitle: "maralind/tides · main"))
  }

  @Test func `a row leads to its changes, its files and its page, and its name is copied`()
    async throws
  {
    let log = try await shownLog()
    let row = try #require(log.rows.first)

    for id in ["browser", "hash"] { log.actions(for: row).action(id)?.perform() }
    log.open(row)
    let changes = try fakes.top(ChangesViewModel.self)
    log.actions(for: row).action("tree")?.perform()

    #expect(fakes.opened == ["https://ghe.example.com/maralind/tides/commit/a1b2c3d4e5"])
    #expect(fakes.copied == ["a1b2c3d4e5"])
    #expect(changes.subject == .commit("a1b2c3d4e5"))
    #expect(try fakes.top(TreeViewModel.self).tree.revision == "a1b2c3d4e5")
  }

  @Test(arguments: [("twice", 1), ("HINA-M", 1), ("b1b2", 1), ("moon", 0)])
  func `the filter looks into messages, authors and names`(keyword: String, count: Int)
    async throws
  {
    let log = try await shownLog()
    log.loadMore()
    await settle()

    log.keyword = keyword
    fakes.scheduler.advance(by: .seconds(1))

    #expect(log.rows.count == count)
  }

  @Test func `the history of a file is asked for at its path`() async throws {
    let query = StoreQuery.commits(of: Sample.name, at: "main", path: "src/tide.c")
    fakes.sync[pages: query] = Sample.pages([commit("a", "Begin", hours: 1)])
    fakes.sync[.file("src/tide.c", of: Sample.name, at: "main")] = GitHub.File(
      path: "src/tide.c",
      text: "int tide;"
    )
    let source = SourceViewModel(fakes.services, Sample.name, revision: "main", path: "src/tide.c")
    fakes.show(.source(source))
    await settle()

    source.actions.action("history")?.perform()
    await settle()

    let log = try fakes.top(CommitsViewModel.self)
    #expect(log.rows.map(\.id) == ["a"])
    #expect(log.title == "History of tide.c")
  }

  @Test func `the history of a folder is asked for at its path`() async throws {
    let tree = TreeViewModel(fakes.services, Sample.name, revision: "main", path: "src")
    fakes.sync[.folder("src", of: Sample.name, at: "main")] = RepositoryFolder([])
    fakes.show(.tree(tree))
    await settle()

    tree.actions.action("history")?.perform()

    #expect(try fakes.top(CommitsViewModel.self).path == "src")
  }

  @Test func `the days of a log begin at midnight in the time zone of the user`() async throws {
    fakes.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let pages = Sample.pages([commit("a1b2c3d4e5", "Measure the tide", hours: 13)])
    fakes.sync[pages: .commits(of: Sample.name, at: "main")] = pages
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")

    fakes.show(.commits(log))
    await settle()

    #expect(log.sections.map(\.title) == ["Today"])
  }

  @Test func `an address with a path leads to the history of the path`() throws {
    let link = try DeepLink(parsing: "/maralind/tides/commits/feature/moon/src/a.c")

    let path = link.path(at: [.init(kind: .branch, name: "feature/moon")])

    #expect(
      path.targets.last == .commits(Sample.name, revision: "feature/moon", path: "src/a.c")
    )
  }

  @Test func `a log that cannot be loaded says so`() async {
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")
    fakes.sync[failure: .commits(of: Sample.name, at: "main")] = .emptyRepository

    fakes.show(.commits(log))
    await settle()

    #expect(log.content == .failed("This repository is empty."))
  }

  @Test(
    arguments: [
      (0, "Today"), (13, "Yesterday"), (72, "Tuesday, 12 January"),
      (8760, "Thursday, 15 January 2026"),
    ] as [(Int, String)]
  )
  func `a day has a name`(hours: Int, name: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Sample.now.addingTimeInterval(Double(-3600 * hours))

    #expect(Strings.day(of: date, now: Sample.now, in: calendar) == name)
  }

  @Test func `the day before one of 25 hours is yesterday`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = try Date("2026-10-25T22:30:00Z", strategy: .iso8601)
    let date = try Date("2026-10-24T12:00:00Z", strategy: .iso8601)

    #expect(Strings.day(of: date, now: now, in: calendar) == "Yesterday")
  }
}
