import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct HomeTests {
  let world = World()

  private func home() -> HomeViewModel {
    world.logIn()
    world.addEmptyHome()
    return HomeViewModel(world.services, world.session.account)
  }

  @Test func `only the tab on show asks the server`() async {
    let home = home()

    world.show(.home(home))
    await settle()
    #expect(world.gitHub.calls == ["received juno"])
    home.tabs.select(1)
    await settle()

    #expect(world.gitHub.calls == ["received juno", "list owned"])
  }

  @Test(arguments: [
    (0, ["received juno"]), (1, ["list owned"]), (2, []), (3, ["user juno"]),
  ])
  func `a tab tapped again asks anew`(index: Int, calls: [String]) async {
    let home = home()
    world.show(.home(home))
    home.tabs.select(index)
    await settle()
    world.gitHub.forgetCalls()

    home.tabs.select(index)
    await settle()

    #expect(world.gitHub.calls == calls)
  }

  @Test func `the tabs are named`() {
    #expect(home().tabs.all.map(\.title) == ["News", "Repositories", "Explore", "Profile"])
  }

  @Test func `home and its tabs go when it goes`() async {
    weak var news: NewsViewModel?
    weak var repositories: RepositoriesViewModel?
    weak var explore: ExploreViewModel?
    weak var profile: ProfileViewModel?

    let released = await isReleased {
      home()
    } afterwards: { home in
      (news, repositories, explore, profile) =
        (home.news, home.repositories, home.explore, home.profile)
      world.show(.home(home))
      for index in home.tabs.all.indices { home.tabs.select(index) }
      await settle()
      world.show(.login(LoginViewModel(world.services)))
    }

    #expect(released)
    #expect(news == nil && repositories == nil && explore == nil && profile == nil)
  }
}
