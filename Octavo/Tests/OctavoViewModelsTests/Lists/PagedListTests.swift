import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PagedListTests {
  let world = World()

  private func list() -> PagedList<GitHub.Account, URL> {
    PagedList(
      world.services,
      matches: { $0.login.matches($1) },
      endpoint: { .followers(of: "juno") }
    )
  }

  private func accounts(_ logins: String...) -> [GitHub.Account] {
    logins.map { GitHub.Account(login: $0) }
  }

  @Test func `it goes from idle over loading to the pages and their end`() async {
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages(accounts("a", "b"), accounts("c"))
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
    #expect(
      world.gitHub.requests
        == requests(
          .followers(of: "juno"),
          .followers(of: "juno").page(at: Sample.address(page: 2))
        )
    )
    token.dispose()
  }

  @Test func `it says loading, then empty`() async {
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages([])
    let gate = world.gitHub.hold(.followers(of: "juno"))
    let list = list()
    #expect(list.content == .loading)

    list.refreshCommand.execute()
    #expect(list.content == .loading)
    gate.open()
    await settle()

    #expect(list.content == .empty)
  }

  @Test func `a failure without rows takes their place, and goes with success`() async {
    world.gitHub[failure: .followers(of: "juno")] = .timedOut
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages(accounts("a"))
    let list = list()

    list.refreshIfNeeded()
    await settle()
    #expect(list.content == .failed("The server took too long to answer."))
    world.gitHub[failure: .followers(of: "juno")] = nil
    list.refreshIfNeeded()
    await settle()

    #expect(list.content == .rows)
    #expect(list.phase == .complete)
  }

  @Test func `a failure while paging leaves the rows, and the page can be had again`() async {
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages(accounts("a"), accounts("b"))
    let list = list()
    list.refreshCommand.execute()
    await settle()
    world.gitHub[failure: .followers(of: "juno")] = .offline

    list.loadMoreCommand.execute()
    await settle()
    #expect(list.content == .rows)
    #expect(
      list.phase == .failed("The server cannot be reached. What you see may be out of date.")
    )
    world.gitHub[failure: .followers(of: "juno")] = nil
    list.loadMoreCommand.execute()
    await settle()

    #expect(list.items == accounts("a", "b"))
  }

  @Test func `a refresh that is called off says nothing`() async {
    _ = world.gitHub.hold(.followers(of: "juno"))
    let list = list()

    list.refreshCommand.execute()
    await settle()
    list.refreshCommand.cancel()
    await settle()

    #expect(list.phase == .idle)
    #expect(world.gitHub.underWay == 0)
  }

  @Test func `a newer refresh takes the place of an older one`() async {
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages(accounts("a"))
    let gate = world.gitHub.hold(.followers(of: "juno"))
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
    world.gitHub[pages: .followers(of: "juno")] = Sample.pages(accounts("anna", "bert", "Anton"))
    let list = list()
    list.refreshCommand.execute()
    await settle()
    var seen: [[String]] = []
    let token = observe { seen.append(list.visible.map(\.login)) }

    list.keyword = "a"
    world.scheduler.advance()
    for keyword in ["an", "ant", "anto"] { list.keyword = keyword }
    #expect(seen.count == 2)
    world.scheduler.advance(by: .milliseconds(250))
    #expect(list.visible.map(\.login) == ["Anton"])
    list.keyword = "zz"
    world.scheduler.advance(by: .milliseconds(250))

    #expect(list.content == .noMatches(keyword: "zz"))
    #expect(seen == [["anna", "bert", "Anton"], ["anna", "Anton"], ["Anton"], []])
    token.dispose()
  }

  @Test func `it goes when it goes`() async {
    _ = world.gitHub.hold(.followers(of: "juno"))

    let released = await isReleased {
      list()
    } afterwards: { list in
      list.refreshCommand.execute()
      _ = list.visible
      _ = list.content
      await settle()
    }

    #expect(released)
    #expect(world.gitHub.underWay == 0)
  }
}
