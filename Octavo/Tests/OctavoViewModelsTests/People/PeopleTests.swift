import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PeopleTests {
  let world = World()

  @Test func `a list of users leads to their profiles`() async throws {
    world.sync[pages: .people(.followers, of: "juno")] = Sample.pages(
      [GitHub.Account(login: "hina-m")],
      [GitHub.Account(login: "tkowal")]
    )
    let people = PeopleViewModel(world.services, .followers, of: "juno")
    world.show(.people(people))
    await settle()
    people.people.loadMoreCommand.execute()
    await settle()
    #expect(people.people.visible.map(\.login) == ["hina-m", "tkowal"])

    people.open(people.people.visible[1])

    guard case .profile(let profile) = try #require(world.navigation.top) else {
      throw WrongScreen()
    }
    #expect(profile.login == "tkowal")
    #expect(people.title == "Followers of juno")
  }

  @Test func `the screen is released`() async {
    _ = world.sync.hold(.people(.following, of: "juno"))

    let released = await isReleased {
      PeopleViewModel(world.services, .following, of: "juno")
    } afterwards: { people in
      world.show(.people(people))
      await settle()
      world.removeScreens()
    }

    #expect(released)
  }
}
