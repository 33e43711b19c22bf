import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoriesTests {
  let fakes = Fakes()

  private func shown() async -> RepositoriesViewModel {
    fakes.logIn()
    fakes.addEmptyHome()
    let repositories = RepositoriesViewModel(fakes.services)
    fakes.show(.repositories(repositories))
    await settle()
    return repositories
  }

  @Test func `the segment on show asks the server, the other when it is chosen`() async {
    let repositories = await shown()
    #expect(fakes.sync.requests == ["own"])
    #expect(repositories.segments.all.map(\.title) == ["Owned", "Starred"])

    repositories.segments.select(1)
    await settle()

    #expect(fakes.sync.requests == ["own", "starred"])
    #expect(repositories.selected === repositories.starred)
  }

  @Test func `a refresh is for the segment on show`() async {
    let repositories = await shown()
    repositories.segments.select(1)
    await settle()
    fakes.sync.forgetRequests()

    repositories.refresh()
    await settle()

    #expect(fakes.sync.requests == ["starred"])
  }

  @Test func `segments keep what was typed`() async {
    let repositories = await shown()
    repositories.owned.repositories.keyword = "tid"

    repositories.segments.select(1)
    repositories.segments.select(0)

    #expect(repositories.owned.repositories.keyword == "tid")
  }

  @Test func `the screen is released`() async {
    let released = await isReleased { RepositoriesViewModel(fakes.services) }

    #expect(released)
  }
}
