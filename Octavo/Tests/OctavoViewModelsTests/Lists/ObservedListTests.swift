import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ObservedListTests {
  let fakes = Fakes()

  private let query = StoreQuery.people(.followers(of: "juno"))

  private func list() -> ObservedList<GitHub.Account> {
    ObservedList(fakes.services, query) { $0.login.matches($1) }
  }

  private func accounts(_ logins: String...) -> [GitHub.Account] {
    logins.map { GitHub.Account(login: $0) }
  }

  @Test func `the phases are idle, loading, partial and complete`() async {
    fakes.sync[pages: query] = Sample.pages(accounts("a", "b"), accounts("c"))
    let list = list()
    var phases: [ListPhase] = []
    let token = observe { phases.append(list.phase) }

    list.refreshCommand.execute()
    await settle()
    list.loadMoreCommand.execute()
    await settle()
    list.loadMoreCommand.execute()

    #expect(phases == [.idle, .loading, .partial, .loadingMore, .complete])
    #expect(list.visible == accounts("a", "b", "c"))
    #expect(fakes.sync.requests == ["\(query)", "\(query)"])
    token.dispose()
  }

  @Test func `a refresh of a list that was requested before asks for all of it`() async {
    fakes.sync[pages: query] = Sample.pages(accounts("a"))
    let list = list()

    list.refreshIfNeeded()
    await settle()
    #expect(fakes.sync.completeRequests == [])
    list.refreshCommand.execute()
    await settle()

    #expect(fakes.sync.completeRequests == ["\(query)"])
  }

  @Test func `an empty list is shown as loading, then as empty`() async {
    fakes.sync[pages: query] = Sample.pages([])
    let gate = fakes.sync.hold(query)
    let list = list()
    #expect(list.content == .loading)

    list.refreshCommand.execute()
    #expect(list.content == .loading)
    gate.open()
    await settle()

    #expect(list.content == .empty)
  }

  @Test func `a failure without rows takes their place, and goes with success`() async {
    fakes.sync[failure: query] = .timedOut
    fakes.sync[pages: query] = Sample.pages(accounts("a"))
    let list = list()

    list.refreshIfNeeded()
    await settle()
    #expect(list.content == .failed("The server took too long to respond."))
    fakes.sync[failure: query] = nil
    list.refreshIfNeeded()
    await settle()

    #expect(list.content == .rows)
    #expect(list.phase == .complete)
  }

  @Test(
    arguments: [
      (true, "The server cannot be reached. What you see may be out of date."),
      (false, "The server cannot be reached."),
    ]
  )
  func `a list may be out of date only where rows are shown`(hasRows: Bool, message: String) async {
    if hasRows { fakes.store[query] = accounts("a") }
    fakes.sync[failure: query] = .offline
    let list = list()

    list.refreshCommand.execute()
    await settle()

    #expect(list.phase == .failed(message))
  }

  @Test func `a failure while paging leaves the rows, and the page can be had again`() async {
    fakes.sync[pages: query] = Sample.pages(accounts("a"), accounts("b"))
    let list = list()
    list.refreshCommand.execute()
    await settle()
    fakes.sync[failure: query] = .offline

    list.loadMoreCommand.execute()
    await settle()
    #expect(list.content == .rows)
    #expect(list.phase == .failed("Offline. Showing what was stored just now."))
    fakes.sync[failure: query] = nil
    list.loadMoreCommand.execute()
    await settle()

    #expect(list.items == accounts("a", "b"))
  }

  @Test func `a cancelled refresh shows no message`() async {
    _ = fakes.sync.hold(query)
    let list = list()

    list.refreshCommand.execute()
    await settle()
    list.refreshCommand.cancel()
    await settle()

    #expect(list.phase == .idle)
    #expect(fakes.sync.underWay == 0)
  }

  @Test func `a newer refresh takes the place of an older one`() async {
    fakes.sync[pages: query] = Sample.pages(accounts("a"))
    let gate = fakes.sync.hold(query)
    let list = list()

    list.refreshCommand.execute()
    await settle()
    list.refreshCommand.execute()
    gate.open()
    await settle()

    #expect(list.items == accounts("a"))
    #expect(list.phase == .complete)
  }

  @Test func `the filter applies as one types, at most four times a second`() async {
    fakes.sync[pages: query] = Sample.pages(accounts("anna", "bert", "Anton"))
    let list = list()
    list.refreshCommand.execute()
    await settle()
    var seen: [[String]] = []
    let token = observe { seen.append(list.visible.map(\.login)) }

    list.keyword = "a"
    fakes.scheduler.advance()
    for keyword in ["an", "ant", "anto"] { list.keyword = keyword }
    #expect(seen.count == 2)
    fakes.scheduler.advance(by: .milliseconds(250))
    #expect(list.visible.map(\.login) == ["Anton"])
    list.keyword = "zz"
    fakes.scheduler.advance(by: .milliseconds(250))

    #expect(list.content == .noMatches(keyword: "zz"))
    #expect(seen == [["anna", "bert", "Anton"], ["anna", "Anton"], ["Anton"], []])
    token.dispose()
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(query)

    let released = await isReleased {
      list()
    } afterwards: { list in
      list.refreshCommand.execute()
      _ = list.visible
      _ = list.content
      await settle()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }
}
